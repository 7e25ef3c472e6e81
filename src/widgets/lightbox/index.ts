import { addBuiltInAction } from '../../actions/registry'
import { whenLoaded } from '../../base/lifetime'
import { LIGHTBOX } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Pictures and videos in a window of their own; the code comes with the first sign of interest. */
export const lightbox: Widget = { name: 'lightbox', match: LIGHTBOX, when: 'intent', load: () => import('./lightbox') }

/** The link action that opens a picture or a video without an element that has it (contract core §16.3). */
export const registerLightboxAction = (): (() => void) =>
  addBuiltInAction('lightbox', (settings) => {
    whenLoaded(
      () => import('./lightbox'),
      (m) => m.openByAction(settings),
    )
  })
