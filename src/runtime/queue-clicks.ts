import { on } from '../base/events'
import { enqueue } from '../base/queue'
import { liveIslands } from './scan'

type Find = (el: unknown) => HTMLElement | null
/** By the widget's name, the last press that nobody has heard; null where none is left, and what came before the script has been looked for. */
const kept = new Map<string, HTMLElement | null>()

/** What was pressed before the script: it has the focus without having been reached by keyboard, or the snippet's stub has kept it. */
function before(find: Find): HTMLElement | null {
  const { activeElement: held } = document
  return (
    find(held?.matches(':focus-visible') ? null : held) ?? find((globalThis as { skerryClicks?: { last?: unknown } }).skerryClicks?.last)
  )
}

/** Loads what hears presses on `selector` in the widget of that name; the last one meanwhile, or before, is pressed again, once, when it does. */
export async function queueClicks<T>(name: string, selector: string, load: () => Promise<T>): Promise<T> {
  const find: Find = (el) => (el instanceof Element ? el.closest<HTMLElement>(selector) : null)
  const around = (el: HTMLElement) => liveIslands().find(({ host, widget }) => widget.name === name && host.contains(el))?.state
  const again = () => {
    const el = kept.get(name)
    const state = el && around(el)
    // Its own widget may still be on its way, and does this when it is there.
    if (state !== 'waiting') kept.set(name, null)
    if (state === 'mounted') el?.click()
  }
  if (!kept.has(name)) kept.set(name, before(find))
  const stop = on(document, 'click', ({ target }) => {
    const el = find(target)
    if (el) kept.set(name, around(el) === 'mounted' ? null : el)
  })
  try {
    const part = await load()
    // The widget itself is queued before that.
    setTimeout(() => enqueue(again))
    return part
  } finally {
    stop()
  }
}
