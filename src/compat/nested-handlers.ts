import { whenLoaded } from '../base/lifetime'
import { type Fields, readSettings } from '../settings/read'
import { derive } from './modules'
import type { Handler, ModuleClass } from './types'

interface NestedHandler extends Handler {
  stopDriving: () => void
}
interface WidgetModule {
  settings: Fields<object>
  start: (host: HTMLElement, settings: never) => () => void
}

/**
 * A class whose elements our widget drives, for add-ons that derive their own widget from the builder's. The builder's own, of this `type`,
 * are islands already.
 */
const createNested = (
  Base: ModuleClass<Handler>,
  type: string,
  load: () => Promise<WidgetModule>,
  selectors: Record<string, string>,
  elements: Record<string, string>,
) =>
  derive<NestedHandler>(Base, {
    stopDriving: () => {},
    getDefaultSettings: () => ({ selectors, classes: { active: 'e-active' } }),
    getDefaultElements() {
      const settings = this.getSettings('selectors') as Record<string, string>
      return Object.fromEntries(Object.entries(elements).map(([name, key]) => [name, this.findElement(settings[key] ?? '')]))
    },
    bindEvents() {
      if (this.getWidgetType() === type) return
      this.stopDriving = whenLoaded(load, ({ settings, start }) =>
        start(this.$element[0], readSettings<object>(settings, this.getElementSettings()) as never),
      )
    },
    unbindEvents() {
      this.stopDriving()
    },
    onDestroy() {
      this.unbindEvents()
    },
  })

/** `elementorModules.frontend.handlers.NestedTabs` (contract media §8). */
export const createNestedTabs = (Base: ModuleClass<Handler>) =>
  createNested(
    Base,
    'nested-tabs',
    () => import('../widgets/tabs/tabs'),
    {
      widgetContainer: '.e-n-tabs',
      tabTitle: '.e-n-tab-title',
      tabContent: '.e-n-tabs-content > .e-con',
      headingContainer: '.e-n-tabs-heading',
      activeTabContentContainers: '.e-con.e-active',
    },
    { $widgetContainer: 'widgetContainer', $tabTitles: 'tabTitle', $tabContents: 'tabContent', $headingContainer: 'headingContainer' },
  )

/** `elementorModules.frontend.handlers.NestedAccordion` (contract media §9). */
export const createNestedAccordion = (Base: ModuleClass<Handler>) =>
  createNested(
    Base,
    'nested-accordion',
    () => import('../widgets/accordion/accordion'),
    {
      accordion: '.e-n-accordion',
      accordionItems: '.e-n-accordion-item',
      accordionItemTitles: '.e-n-accordion-item-title',
      accordionContentContainers: '.e-n-accordion-item > .e-con',
    },
    {
      $accordionContainers: 'accordion',
      $accordionItems: 'accordionItems',
      $accordionTitles: 'accordionItemTitles',
      $accordionContents: 'accordionContentContainers',
    },
  )
