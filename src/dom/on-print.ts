import { on } from '../base/events'
import { stopAll } from '../base/lifetime'

/**
 * Calls `react` before and after printing. Firefox reports it by window events, print previews by the media query; browsers that do both
 * call it twice.
 */
export function onPrint(react: (isPrinting: boolean) => void): () => void {
  const tell = ({ type, matches = type === 'beforeprint' }: Event & { matches?: boolean }) => react(matches)
  const stops = [on(window, 'beforeprint', tell), on(window, 'afterprint', tell), on(matchMedia('print'), 'change', tell)]
  return () => stopAll(stops)
}
