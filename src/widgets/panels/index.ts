import { FLIP_BOX, HOTSPOT, OFF_CANVAS } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'
import { holdOpeners } from './hold-openers'

/** A panel that slides in over the page: a menu, a cart, filters. */
export const offCanvas: Widget = {
  name: 'off-canvas',
  match: OFF_CANVAS,
  // So that clicks are kept from the start; the code is loaded later.
  when: 'now',
  load: () => holdOpeners(() => import('./widgets')).then((m) => m.offCanvas),
}

/** Points on a picture that say more (contract loops §15). */
export const hotspot: Widget = { name: 'hotspot', match: HOTSPOT, when: 'visible', load: () => import('./widgets').then((m) => m.hotspot) }

/** Boxes that show their other side, or more of their text, on hover (contract loops §20): by touch and keyboard, too. */
export const flipBox: Widget = {
  name: 'flip-box',
  match: FLIP_BOX,
  when: 'visible',
  load: () => import('./widgets').then((m) => m.flipBox),
}
