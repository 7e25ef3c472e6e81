import { SETTINGS } from '../../builder/selectors'
import { rawSettings } from '../../settings/read'
import { startFilters } from './filters'
import { keepPlaces } from './grid'
import { isMasonry } from './is-masonry'

/** Lists of posts and portfolios: the places of their pictures and rows, and the portfolio's own filters (contract loops §§5, 6). */
export function start(host: HTMLElement): () => void {
  const places = keepPlaces(host, isMasonry(rawSettings(host, SETTINGS), host))
  const stopFilters = startFilters(host, places.update)
  return () => {
    stopFilters()
    places.stop()
  }
}
