import { on } from '../base/events'
import { stopAll } from '../base/lifetime'

/** All share the listeners: browsers compare each new one with all that the window has. */
const reactions = new Set<(isPrinting: boolean) => void>()
const listeners: (() => void)[] = []
const tell = ({ type, matches = type === 'beforeprint' }: Event & { matches?: boolean }) => {
  for (const react of [...reactions]) react(matches)
}

/**
 * Calls `react` before and after printing. Firefox reports it by window events, print previews by the media query; browsers that do both
 * call it twice.
 */
export function onPrint(react: (isPrinting: boolean) => void): () => void {
  if (!listeners[0])
    listeners.push(...['beforeprint', 'afterprint'].map((type) => on(window, type, tell)), on(matchMedia('print'), 'change', tell))
  reactions.add(react)
  return () => {
    reactions.delete(react)
    if (!reactions.size) stopAll(listeners)
  }
}
