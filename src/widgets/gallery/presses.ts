import { GALLERY_FILTER } from '../../markup'
import { enqueue } from '../../queue'
import { on } from '../../services/events'

const filterOf = (el: unknown) => (el instanceof Element ? el.closest<HTMLElement>(GALLERY_FILTER) : null)

/** What was pressed before anybody listened: it has the focus without having been reached by keyboard, or the snippet's stub has kept it. */
function before(): HTMLElement | null {
  const stub = (globalThis as { skerryClicks?: { last?: unknown } }).skerryClicks
  const last = filterOf(stub?.last)
  // Once: another gallery that loads later would undo what was pressed since.
  if (last) delete stub?.last
  return filterOf(document.activeElement?.closest(':not(:focus-visible)')) ?? last
}

/** Loads what hears filters; the last one pressed meanwhile, or before, is pressed again when it does. */
export async function keepPresses<T>(load: () => Promise<T>): Promise<T> {
  let pressed = before()
  const stop = on(document, 'click', ({ target }) => {
    pressed = filterOf(target) ?? pressed
  })
  try {
    const part = await load()
    // The gallery itself is queued before that.
    setTimeout(() => enqueue(() => pressed?.isConnected && pressed.click()))
    return part
  } finally {
    stop()
  }
}
