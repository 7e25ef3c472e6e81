import { closestOf } from '../base/property-of'
import { config } from '../builder/config'
import { activeDevices, device } from '../builder/device'
import { ELEMENT, SETTINGS } from '../builder/selectors'
import { rawSettings } from '../settings/read'
import { deviceSetting } from '../settings/responsive'
import { wrapElement } from './jquery'
import { derive, ViewModule } from './modules'
import { getByPath } from './paths'

/** `elementorModules.frontend.handlers.Base`: the class that add-ons derive their widgets from (contract core §5). */
export const Base = derive(ViewModule, {
  __construct(this: any, { $element, elementName }: { $element: any; elementName?: string }) {
    this.$element = $element
    this.elementName = elementName
    this.isEdit = config().edit
  },
  isActive: () => true,
  onInit(this: any, ...args: unknown[]) {
    if (this.isActive(this.getSettings())) ViewModule.prototype.onInit.apply(this, args)
  },
  getElementSettings(this: any, path?: string) {
    return getByPath(rawSettings(this.$element[0], SETTINGS), path)
  },
  getCurrentDeviceSetting(this: any, key: string) {
    return deviceSetting(this.getElementSettings(), key, device().get(), activeDevices())
  },
  getID(this: any) {
    return this.$element[0].dataset.id
  },
  getElementType(this: any) {
    return this.$element[0].dataset.element_type
  },
  getWidgetType(this: any) {
    return this.$element[0].dataset.widget_type?.split('.')[0]
  },
  getUniqueHandlerID(this: any) {
    return `${this.getID()}${this.getElementType()}${this.getConstructorID()}`
  },
  /** Finds what belongs to this element and not to another of the builder's elements inside of it. */
  findElement(this: any, selector: string) {
    const element: HTMLElement = this.$element[0]
    return wrapElement(
      [...element.querySelectorAll(selector)].filter((el) => el.parentElement && closestOf(el.parentElement, ELEMENT) === element),
    )
  },
  unbindEvents: () => {},
  onElementChange: () => {},
  onEditSettingsChange: () => {},
  onPageSettingsChange: () => {},
  onDestroy: () => {},
})
