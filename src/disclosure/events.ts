import { emit } from '../base/events'
import { propertyOf } from '../base/property-of'

const RECALC = 'elementor-pro/motion-fx/recalc'

/** Tells those who measure themselves that an accordion's part is open (contract media §5.2). */
export const announceOpened = (): void => void emit(window, RECALC)

/** The same for a tab. What jQuery alone can pass on, an argument, goes the way of compat/jquery-events.ts. */
export function announceTab(host: HTMLElement, panel: HTMLElement): void {
  emit(window, RECALC)
  emit(host, 'skerry:disclosure', ['elementor/nested-tabs/activate', panel])
  emit(window, 'elementor/bg-video/recalc')
}

/** A nested tab is chosen by key (contract media §8.4). */
export const announceKey = (host: HTMLElement, titleIndex: string | undefined): void =>
  void emit(host, 'skerry:disclosure', [
    'elementor/nested-elements/activate-by-keyboard',
    { widgetId: propertyOf(host, 'dataset').id, titleIndex },
  ])
