// Made by `npm run build` from the declarations of the widgets (scripts/build/declarations.ts).
import { type Declaration, declare, type Widget } from '../runtime/widget'
import { spy } from './anchors/spy-widget'
import { firstPicture } from './background/first-picture-widget'
import { lazyBackground } from './lazy-background/widget'
import { lightbox } from './lightbox/widget'
import { menu } from './menu/widget'
import { opener } from './popup/opener-widget'
import { popup, popupByHand } from './popup/widget'
import { reveal } from './reveal/widget'
import { share } from './share/widget'
import { slider } from './slider/widget'
import { sticky } from './sticky/widget'

const declarations: Declaration[] = [
  firstPicture,
  popup,
  popupByHand,
  opener,
  menu,
  spy,
  slider,
  sticky,
  reveal,
  lazyBackground,
  lightbox,
  share,
]

/** Widgets that many pages have, in the order in which they mount on one element. */
export const commonWidgets: Widget[] = declare(declarations)
