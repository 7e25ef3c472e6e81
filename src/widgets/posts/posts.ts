import { activeDevices, device } from '../../page/device'
import { SETTINGS } from '../../page/selectors'
import { rawSettings } from '../../settings/read'
import { responsiveValue } from '../../settings/responsive'
import { startFilters } from './filters'
import { keepPlaces } from './grid'
import { isMasonry, settingOf } from './is-masonry'

/** Starts lists of posts and portfolios: positions pictures and rows, and starts the portfolio's filters (contract loops §§5, 6). */
export function start(host: HTMLElement): () => void {
  const raw = rawSettings(host, SETTINGS)
  const sizeOf = (name: string) => responsiveValue(raw, settingOf(host, name), 'size', device().get(), activeDevices())
  // The stylesheet's gap does not count (contract loops §5.3).
  const gap = () => Number(['row_gap', 'item_gap'].map(sizeOf).find((size) => size !== undefined && size !== '')) || 0
  const places = keepPlaces(host, isMasonry(raw, host) ? gap : undefined)
  const stopFilters = startFilters(host, places.update)
  return () => {
    stopFilters()
    places.stop()
  }
}
