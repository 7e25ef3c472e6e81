import { focusedElement } from '../base/document'
import { on } from '../base/events'
import { closestOf, matchesSelector } from '../base/property-of'
import { getGlobal } from '../base/values'
import { containsNode } from '../dom/contains-node'
import { earlyClickOn } from './early-click'
import { repeatAfterLoad } from './repeat-after-load'
import { liveIslands } from './scan'

type FindTarget = (el: unknown) => HTMLElement | null

/** The latest unhandled click by the widget's name; `null` once it has been handled. */
const queuedClicks = new Map<string, HTMLElement | null>()

/**
 * What was clicked before this code ran: as recorded since our script began, else what has the focus, unless the keyboard put it there, else
 * what the snippet's stub recorded.
 */
function clickedBefore(selector: string, find: FindTarget): HTMLElement | null {
  const skerryClicks = getGlobal<{ last?: unknown }>('skerryClicks')
  const active = focusedElement()
  return earlyClickOn(selector) ?? (active && matchesSelector(active, ':focus-visible') ? null : find(active)) ?? find(skerryClicks?.last)
}

/**
 * Loads the code that handles clicks on `selector` in the widget of that name. The latest click that came too early is repeated once, as
 * soon as its widget has mounted.
 */
export async function queueClicks<T>(name: string, selector: string, load: () => Promise<T>): Promise<T> {
  const find: FindTarget = (el) => (el instanceof Element ? closestOf<HTMLElement>(el, selector) : null)
  const stateAround = (el: HTMLElement) => liveIslands().find(({ host, widget }) => widget.name === name && containsNode(host, el))?.state
  const repeat = () => {
    const el = queuedClicks.get(name)
    const state = el && stateAround(el)
    // A widget that is still waiting repeats the click itself, once it is mounted.
    if (state !== 'waiting') queuedClicks.set(name, null)
    if (state === 'mounted') el?.click()
  }
  if (!queuedClicks.has(name)) queuedClicks.set(name, clickedBefore(selector, find))
  const stop = on(document, 'click', ({ target }) => {
    const el = find(target)
    if (el) queuedClicks.set(name, stateAround(el) === 'mounted' ? null : el)
  })
  try {
    return await repeatAfterLoad(load, repeat)
  } finally {
    stop()
  }
}
