import { whenLoaded } from '../../base/lifetime'
import { addBuiltInAction } from '../../popups/actions/registry'

/** Registers the link action for a lightbox described in its settings (contract core §16.3); the returned function removes it. */
export const registerLightboxAction = (): (() => void) =>
  addBuiltInAction('lightbox', (settings) => {
    whenLoaded(
      () => import('./lightbox'),
      (m) => m.openByAction(settings),
    )
  })
