import { chunks } from '../chunks'
import { FURTHER } from '../markup'
import { addWidgets } from '../scan'
import type { Widget } from '../widget'
import { startAnchors } from './anchors'
import { spy } from './anchors/spied'
import { lightbox } from './lightbox'
import { menu } from './menu'
import { popupWidgets } from './popup'
import { startWaysIn } from './popup/ways-in'
import { lazyBackground, reveal } from './reveal'
import { share, startShareKeys } from './share'
import { slider } from './slider'
import { sticky } from './sticky'
import { stretch } from './stretch'

/** Widgets that fewer pages have are declared in a chunk, which comes when one of them is there. */
const furtherWidgets: Widget = {
  name: 'further',
  match: FURTHER,
  when: 'now',
  wants: () => {
    chunks.further().then(
      (m) => addWidgets(m.further),
      () => {},
    )
  },
  load: () => Promise.reject(),
}

/** Every widget there is. Open one: selector, settings, moment, view. */
export const widgets: Widget[] = [
  ...popupWidgets,
  menu,
  spy,
  slider,
  sticky,
  stretch,
  reveal,
  lazyBackground,
  lightbox,
  share,
  furtherWidgets,
]

/** Document-wide services of widgets (delegated clicks). With `builderAlive` only hand-written markup is served. */
export const startServices = (builderAlive: boolean): (() => void)[] => [
  ...startWaysIn(),
  startAnchors(builderAlive),
  startShareKeys(builderAlive),
]
