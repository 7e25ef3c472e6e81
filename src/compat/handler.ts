import { config } from '../builder/config'
import { activeDevices, device } from '../builder/device'
import { ELEMENT, SETTINGS } from '../builder/selectors'
import { rawSettings } from '../settings/read'
import { deviceSetting } from '../settings/responsive'
import { wrap } from './jquery'
import { at, derive, ViewModule } from './modules'

/** `elementorModules.frontend.handlers.Base`: what add-ons make their widgets of (contract core §5). */
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
    return at(rawSettings(this.$element[0], SETTINGS), path)
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
  /** What belongs to this element, not to one of the builder's inside of it. */
  findElement(this: any, selector: string) {
    const own: HTMLElement = this.$element[0]
    return wrap([...own.querySelectorAll(selector)].filter((el) => el.parentElement?.closest(ELEMENT) === own))
  },
  unbindEvents: () => {},
  onElementChange: () => {},
  onEditSettingsChange: () => {},
  onPageSettingsChange: () => {},
  onDestroy: () => {},
})
