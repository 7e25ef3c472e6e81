import { onScroll } from '../dom/on-scroll'

type Offset = number | string | ((this: Element) => number)
interface Options {
  offset?: Offset
  triggerOnce?: boolean
}
type Callback = (this: Element, direction: 'down' | 'up') => unknown

/** The scroll position at which the element passes its line of the window (contract menus §0.5). */
function pointOf(el: Element, offset: Offset): number {
  const { top, height } = el.getBoundingClientRect()
  const given = typeof offset === 'function' ? offset.call(el) : offset
  const line =
    given === 'bottom-in-view'
      ? innerHeight - height
      : /%$/.test(String(given))
        ? Math.ceil((innerHeight * Number.parseFloat(String(given))) / 100)
        : Number.parseFloat(String(given)) || 0
  return Math.floor(top + scrollY - line)
}

/** `elementorFrontend.waypoint`: calls when the element's top passes a line of the window; in the next frame where it has (contract core §20.6). */
export function waypoint(target: any, callback: Callback, given: Options = {}) {
  const { offset, triggerOnce } = { offset: '100%', triggerOnce: true, ...given }
  const elements: Element[] = target instanceof Element ? [target] : [...(target ?? [])]
  return elements.map((element) => {
    let isPast = false
    let on = true
    const tick = () => {
      const now = scrollY >= pointOf(element, offset)
      const changed = now !== isPast
      isPast = now
      if (!on || !changed) return
      return () => {
        if (triggerOnce) self.destroy()
        callback.call(element, now ? 'down' : 'up')
      }
    }
    const stop = onScroll(tick)
    const first = requestAnimationFrame(() => tick()?.())
    const self = {
      element,
      enable: () => {
        on = true
      },
      disable: () => {
        on = false
      },
      destroy: () => {
        stop()
        cancelAnimationFrame(first)
      },
    }
    return self
  })
}
