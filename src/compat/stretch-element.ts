import { whenLoaded } from '../base/lifetime'
import { derive, ViewModule } from './modules'

/** `elementorModules.frontend.tools.StretchElement`; what it does is loaded at the first use (contract core §11). */
export const StretchElement = derive(ViewModule, {
  stretch(this: any) {
    this.reset()
    this.reset = whenLoaded(
      () => import('./stretch'),
      ({ stretch }) => stretch(this.getSettings()),
    )
  },
  reset: () => {},
})
