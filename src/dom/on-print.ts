import { on } from '../base/events'
import { stopAll } from '../base/lifetime'

/**
 * Calls `react` when the page is about to be printed and when it has been. Firefox announces it by events of the window; what shows a print preview
 * without printing announces it by the media query. Browsers that do both call it twice.
 */
export function onPrint(react: (isPrinting: boolean) => void): () => void {
  const tell = ({ type, matches = type === 'beforeprint' }: Event & { matches?: boolean }) => react(matches)
  const stops = [on(window, 'beforeprint', tell), on(window, 'afterprint', tell), on(matchMedia('print'), 'change', tell)]
  return () => stopAll(stops)
}
