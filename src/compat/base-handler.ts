import { closestOf, propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import type { Raw } from '../base/values'
import { config } from '../page/config'
import { activeDevices, device } from '../page/device'
import { ELEMENT, SETTINGS } from '../page/selectors'
import { rawSettings } from '../settings/read'
import { deviceSetting } from '../settings/responsive'
import { wrapElement } from './jquery'
import { derive, ViewModule } from './modules'
import { getByPath } from './paths'
import type { Handler, NodeSet } from './types'

/** `elementorModules.frontend.handlers.Base`, which add-ons' widgets extend (contract core §5). */
export const Base = derive<Handler>(ViewModule, {
  __construct({ $element, elementName }: { $element: NodeSet; elementName?: string }) {
    this.$element = $element
    this.elementName = elementName
    this.isEdit = config().edit
  },
  isActive: () => true,
  onInit(...args) {
    if (this.isActive(this.getSettings())) ViewModule.prototype.onInit.apply(this, args)
  },
  getElementSettings(path?: string) {
    return getByPath(rawSettings(this.$element[0], SETTINGS), path) as Raw
  },
  getCurrentDeviceSetting(key) {
    return deviceSetting(this.getElementSettings(), key, device().get(), activeDevices())
  },
  getID() {
    return propertyOf(this.$element[0], 'dataset').id
  },
  getElementType() {
    return propertyOf(this.$element[0], 'dataset').element_type
  },
  getWidgetType() {
    return propertyOf(this.$element[0], 'dataset').widget_type?.split('.')[0]
  },
  getUniqueHandlerID() {
    return `${this.getID()}${this.getElementType()}${this.getConstructorID()}`
  },
  /** Finds this element's parts, without those of nested builder elements. */
  findElement(selector) {
    const element = this.$element[0]
    return wrapElement(
      queryAll(element, selector).filter((el) => closestOf(propertyOf(el, 'parentElement') as HTMLElement, ELEMENT) === element),
    )
  },
  // For the editor's changes; subclasses call it.
  initEditorListeners() {
    this.editorListeners = []
  },
  unbindEvents: () => {},
  onElementChange: () => {},
  onEditSettingsChange: () => {},
  onPageSettingsChange: () => {},
  onDestroy: () => {},
})
