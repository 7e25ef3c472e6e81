import { on } from '../../base/events'
import type { Raw } from '../../base/values'
import { deviceSetting } from '../../settings/responsive'

/** The classes of the entrance or exit animation on a device (contract popups §10); `none` is a class like any other. */
export function animationOn(device: string, devices: readonly string[], settings: Raw, way: 'entrance' | 'exit'): string[] {
  const name = deviceSetting(settings, `${way}_animation`, device, devices)
  return (typeof name === 'string' && name.match(/\S+/g)) || []
}

/** Plays an animation by its classes until it ends, or for at most `ms`; the returned function stops it where it is. */
export function play(box: HTMLElement, names: string[], ms: number, done = () => {}): () => void {
  box.classList.add(...names)
  const stop = () => {
    clearTimeout(timer)
    quit()
    box.classList.remove(...names)
  }
  const end = () => {
    stop()
    done()
  }
  const timer = setTimeout(end, ms)
  const quit = on(box, 'animationend', (event) => event.target === box && end())
  return stop
}
