import { onScroll } from '../dom/on-scroll'

type Offset = number | string | ((this: Element) => number)
interface Options {
  offset?: Offset
  triggerOnce?: boolean
}
type Callback = (this: Element, direction: 'down' | 'up') => unknown
export type WaypointArguments = [callback: Callback, options?: Options]

/** The trigger line, in px from the window's top. */
function triggerLine(offset: number | string, elementHeight: number): number {
  if (offset === 'bottom-in-view') return innerHeight - elementHeight
  const amount = Number.parseFloat(String(offset))
  return /%$/.test(String(offset)) ? Math.ceil((innerHeight * amount) / 100) : amount || 0
}

/** Whether the element's top has reached its line, whatever scrolls the page (contract menus §0.5). */
function isPastLine(el: Element, offset: Offset): boolean {
  const { top, height } = el.getBoundingClientRect()
  return Math.floor(top - triggerLine(typeof offset === 'function' ? offset.call(el) : offset, height)) <= 0
}

/**
 * `elementorFrontend.waypoint`: calls back when an element's top passes a line of the window, or in the next frame if already past
 * (contract core §20.6). Returns a waypoint per element.
 */
export function waypoint(target: Element | Iterable<Element> | null | undefined, ...[callback, options = {}]: WaypointArguments) {
  const { offset, triggerOnce } = { offset: '100%', triggerOnce: true, ...options }
  const elements: Element[] = target instanceof Element ? [target] : [...(target ?? [])]
  return elements.map((element) => {
    let wasPast = false
    let isEnabled = true
    const check = () => {
      const isPast = isPastLine(element, offset)
      const hasChanged = isPast !== wasPast
      wasPast = isPast
      if (!isEnabled || !hasChanged) return
      return () => {
        if (triggerOnce) instance.destroy()
        callback.call(element, isPast ? 'down' : 'up')
      }
    }
    const stopScroll = onScroll(check)
    const firstFrame = requestAnimationFrame(() => check()?.())
    const instance = {
      element,
      enable: () => {
        isEnabled = true
      },
      disable: () => {
        isEnabled = false
      },
      destroy: () => {
        stopScroll()
        cancelAnimationFrame(firstFrame)
      },
    }
    return instance
  })
}
