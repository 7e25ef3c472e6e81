import { on } from '../base/events'
import { stopAll } from '../base/lifetime'

/**
 * Calls `react` when the page is about to be printed and when it has been. Firefox tells of it by events of the window, and what shows a print
 * without making one by the media query; browsers that tell both ways call it twice.
 */
export function onPrint(react: (isPrinting: boolean) => void): () => void {
  const tell = ({ type, matches = type === 'beforeprint' }: Event & { matches?: boolean }) => react(matches)
  const stops = [on(window, 'beforeprint', tell), on(window, 'afterprint', tell), on(matchMedia('print'), 'change', tell)]
  return () => stopAll(stops)
}
