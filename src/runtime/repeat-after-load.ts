import { enqueue } from '../base/queue'

/** Loads a widget's code and calls `repeat` once the widget has mounted, to repeat what a visitor did before. */
export async function repeatAfterLoad<T>(load: () => Promise<T>, repeat: () => void): Promise<T> {
  const module = await load()
  // A task later, because the mount is only queued when the promise resolves.
  setTimeout(() => enqueue(repeat))
  return module
}
