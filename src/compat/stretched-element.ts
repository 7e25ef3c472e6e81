import { propertyOf } from '../base/property-of'
import type { Raw } from '../base/values'
import { config } from '../page/config'
import { jquery } from './jquery'
import { derive } from './modules'
import { StretchElement } from './stretch-element'
import type { Handler, ModuleClass } from './types'

interface Stretched extends Handler {
  stretchElement?: { stretch: () => void; reset: () => void }
  getStretchedClass: () => string
  getStretchSettingName: () => string
  getStretchActiveValue: () => string
  getStretchElementForConfig: (selector?: string | null) => unknown
  getStretchContainer: () => unknown
  isStretchSettingEnabled: () => boolean
  initStretch: () => void
  stretch: () => void
}

const EVENTS = 'sticky:stick sticky:unstick'

/** `elementorModules.frontend.handlers.StretchedElement`: an element as wide as the window while its setting says so (contract core §11). */
export const createStretchedElement = (Base: ModuleClass<Handler>) =>
  derive<Stretched>(Base, {
    getStretchedClass: () => 'e-stretched',
    getStretchSettingName: () => 'stretch_element',
    getStretchActiveValue: () => 'yes',
    getStretchElementForConfig(selector) {
      return selector ? this.findElement(selector) : this.$element
    },
    getStretchContainer: () => (config().kit as Raw).stretched_section_container || window,
    isStretchSettingEnabled() {
      return this.getElementSettings(this.getStretchSettingName()) === this.getStretchActiveValue()
    },
    isActive() {
      return propertyOf(this.$element[0], 'classList').contains(this.getStretchedClass())
    },
    initStretch() {
      this.stretchElement = new StretchElement({
        element: this.getStretchElementForConfig(),
        selectors: { container: this.getStretchContainer() },
      })
    },
    stretch() {
      if (this.isStretchSettingEnabled()) this.stretchElement?.stretch()
    },
    bindEvents() {
      this.stretch = this.stretch.bind(this)
      jquery()?.(window).on('resize', this.stretch)
      jquery()?.(this.$element).on(EVENTS, this.stretch)
    },
    unbindEvents() {
      jquery()?.(window).off('resize', this.stretch)
      jquery()?.(this.$element).off(EVENTS, this.stretch)
    },
    onInit(...args) {
      if (!this.isActive(this.getSettings())) return
      this.initStretch()
      Base.prototype.onInit.apply(this, args)
      this.stretch()
    },
    onDestroy() {
      this.unbindEvents()
      this.stretchElement?.reset()
    },
  })
