import { enqueue } from '../base/queue'

/** Loads the code of a widget, and calls `repeat` once the widget has mounted: for what a visitor did before the code was there. */
export async function repeatAfterLoad<T>(load: () => Promise<T>, repeat: () => void): Promise<T> {
  const module = await load()
  // A task later, because the mount of the widget is queued when the promise resolves.
  setTimeout(() => enqueue(repeat))
  return module
}
