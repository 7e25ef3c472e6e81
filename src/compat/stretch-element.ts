import { whenLoaded } from '../base/lifetime'
import { derive, ViewModule } from './modules'
import type { StretchOptions } from './stretch'
import type { ViewInstance } from './types'

interface Stretcher extends ViewInstance<StretchOptions> {
  stretch: () => void
  reset: () => void
}

/** `elementorModules.frontend.tools.StretchElement`; its code loads on first use (contract core §11). */
export const StretchElement = derive<Stretcher>(ViewModule, {
  stretch() {
    this.reset()
    this.reset = whenLoaded(
      () => import('./stretch'),
      ({ stretch }) => stretch(this.getSettings()),
    )
  },
  reset: () => {},
})
