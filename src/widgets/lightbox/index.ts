import { addBuiltInAction } from '../../actions/registry'
import { whenLoaded } from '../../base/lifetime'
import { LIGHTBOX } from '../../builder/selectors'
import type { Widget } from '../../runtime/widget'

/** Opens pictures and videos in a dialog over the page. Its code is loaded when a pointer or the focus first comes to such a link. */
export const lightbox: Widget = { name: 'lightbox', match: LIGHTBOX, when: 'intent', load: () => import('./lightbox') }

/** Registers the link action that opens what its own settings name (contract core §16.3); the returned function removes it. */
export const registerLightboxAction = (): (() => void) =>
  addBuiltInAction('lightbox', (settings) => {
    whenLoaded(
      () => import('./lightbox'),
      (m) => m.openByAction(settings),
    )
  })
