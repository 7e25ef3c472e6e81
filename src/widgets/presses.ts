import { enqueue } from '../queue'
import { liveIslands } from '../scan'
import { on } from '../services/events'

/** What was pressed before anybody listened: it has the focus without having been reached by keyboard, or the snippet's stub has kept it. */
function before(find: (el: unknown) => HTMLElement | null): HTMLElement | null {
  const stub = (globalThis as { skerryClicks?: { last?: unknown } }).skerryClicks
  const last = find(stub?.last)
  // Once: what loads later would undo what was pressed since.
  if (last) delete stub?.last
  const { activeElement: held } = document
  return find(held?.matches(':focus-visible') ? null : held) ?? last
}

/** Loads what hears presses on `selector` in the widget of that name; the last one meanwhile, or before, is pressed again when it does. */
export async function keepPresses<T>(name: string, selector: string, load: () => Promise<T>): Promise<T> {
  const find = (el: unknown) => (el instanceof Element ? el.closest<HTMLElement>(selector) : null)
  let pressed = before(find)
  // That one has been heard.
  if (liveIslands().some(({ host, widget, state }) => widget.name === name && state === 'mounted' && host.contains(pressed))) pressed = null
  const stop = on(document, 'click', ({ target }) => {
    pressed = find(target) ?? pressed
  })
  try {
    const part = await load()
    // The widget itself is queued before that.
    setTimeout(() => enqueue(() => pressed?.isConnected && pressed.click()))
    return part
  } finally {
    stop()
  }
}
