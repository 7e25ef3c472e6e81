import { GALLERY_FILTER } from '../../markup'
import { enqueue } from '../../queue'
import { on } from '../../services/events'

/** Loads what hears filters; the last one pressed meanwhile is pressed again when it does. */
export async function keepPresses<T>(load: () => Promise<T>): Promise<T> {
  let pressed: HTMLElement | null = null
  const stop = on(document, 'click', ({ target }) => {
    pressed = (target as Element).closest<HTMLElement>(GALLERY_FILTER) ?? pressed
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
