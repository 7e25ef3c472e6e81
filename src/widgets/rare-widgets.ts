import type { Widget } from '../runtime/widget'
import { alert } from './alert'
import { audio } from './audio'
import { background } from './background'
import { firstPicture } from './background/first-picture'
import { backgroundVideo } from './background-video'
import { accordion, tabs } from './disclosure'
import { editorHelpers } from './editor'
import { code, facebook, payment, stripeButton } from './embeds'
import { contactButtons, floatingBar } from './floating'
import { form } from './form'
import { gallery } from './gallery'
import { headline } from './headline'
import { markedLazyBackground } from './lazy-background/marked-widget'
import { loadMore, loop, taxonomyFilter } from './loop'
import { lottie } from './lottie'
import { megaMenu } from './mega-menu'
import { themeMenu } from './menu/theme-navigation'
import { menuCart } from './menu-cart'
import { motion } from './motion'
import { countdown, counter, progress } from './numbers'
import { pageTransition } from './page-transition'
import { flipBox, hotspot, offCanvas } from './panels'
import { playlist } from './playlist'
import { posts } from './posts'
import { newerSearch, search } from './search'
import { stretch } from './stretch'
import { dropCap, textPath } from './text'
import { progressTracker, tableOfContents } from './toc'
import { video } from './video'

/** Widgets that few pages have. The core finds them by `RARE_WIDGETS` (builder/selectors.ts). */
export const rareWidgets: Widget[] = [
  stretch,
  firstPicture,
  background,
  gallery,
  backgroundVideo,
  video,
  lottie,
  audio,
  playlist,
  tabs,
  accordion,
  form,
  search,
  newerSearch,
  loop,
  loadMore,
  taxonomyFilter,
  posts,
  tableOfContents,
  progressTracker,
  offCanvas,
  hotspot,
  flipBox,
  facebook,
  payment,
  stripeButton,
  code,
  contactButtons,
  floatingBar,
  menuCart,
  counter,
  progress,
  countdown,
  headline,
  alert,
  dropCap,
  textPath,
  megaMenu,
  pageTransition,
  motion,
  themeMenu,
  markedLazyBackground,
  editorHelpers,
]
