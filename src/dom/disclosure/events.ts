import { emit } from '../../base/events'
import { propertyOf } from '../../base/property-of'

const RECALC = 'elementor-pro/motion-fx/recalc'

/** Notifies code that measures itself that an accordion item has opened (contract media §5.2). */
export const announceOpened = (): void => void emit(window, RECALC)

/** The same for a tab. Only jQuery can pass arguments to listeners, so they go through compat/jquery-events.ts. */
export function announceTab(host: HTMLElement, panel: HTMLElement): void {
  emit(window, RECALC)
  emit(host, 'skerry:disclosure', ['elementor/nested-tabs/activate', panel])
  emit(window, 'elementor/bg-video/recalc')
}

/** Announces that a nested tab was selected by keyboard (contract media §8.4). */
export const announceKey = (host: HTMLElement, titleIndex: string | undefined): void =>
  void emit(host, 'skerry:disclosure', [
    'elementor/nested-elements/activate-by-keyboard',
    { widgetId: propertyOf(host, 'dataset').id, titleIndex },
  ])
