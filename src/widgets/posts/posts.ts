import { SETTINGS } from '../../builder/selectors'
import { rawSettings } from '../../settings/read'
import { startFilters } from './filters'
import { keepPlaces } from './grid'
import { isMasonry } from './is-masonry'

/** Starts lists of posts and portfolios: positions pictures and rows, and starts the portfolio's filters (contract loops §§5, 6). */
export function start(host: HTMLElement): () => void {
  const places = keepPlaces(host, isMasonry(rawSettings(host, SETTINGS), host))
  const stopFilters = startFilters(host, places.update)
  return () => {
    stopFilters()
    places.stop()
  }
}
