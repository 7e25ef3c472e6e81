import { isPlainClick, on } from '../base/events'

export type StrategyName = 'now' | 'visible' | 'idle' | 'intent'
/** Calls `go` at its moment, at most once; `go` gives false when nothing came of it. `warm` may start loading. */
export type Strategy = (el: HTMLElement, go: () => Promise<boolean>, warm: () => void) => () => void

const now: Strategy = (_, go) => {
  void go()
  return () => {}
}

const idle: Strategy = (_, go) => whenIdle(() => void go(), 1000)

let near: IntersectionObserver | undefined
const watched = new Map<Element, () => void>()
let sweep: (() => void) | undefined

/** One observer with a viewport of margin, and a sweep at idle so that nothing stays dead where no observer reports. */
const visible: Strategy = (el, go) => {
  near ??= new IntersectionObserver(
    (entries) => {
      for (const e of entries) if (e.isIntersecting) watched.get(e.target)?.()
    },
    { rootMargin: '100%' },
  )
  const stop = () => {
    near?.unobserve(el)
    watched.delete(el)
  }
  // An element may be several things: a slider that moves.
  const before = watched.get(el)
  watched.set(el, () => {
    before?.()
    stop()
    void go()
  })
  near.observe(el)
  sweep ??= whenIdle(sweepOne, 2000)
  return stop
}

/** The idle sweep mounts one a turn: content far below costs no long task, and is ready before it is reached. */
function sweepOne(): void {
  const first = watched.values().next().value
  sweep = undefined
  if (!first) return
  first()
  if (watched.size) sweep = whenIdle(sweepOne, 2000)
}

/** Warms on the first sign of interest; the first click mounts and is then replayed once, so that no tap is lost. */
const intent: Strategy = (el, go, warm) => {
  const end = new AbortController()
  const { signal } = end
  for (const type of ['pointerenter', 'focusin', 'touchstart']) el.addEventListener(type, warm, { signal, passive: true, once: true })
  // 0 until it is pressed, 1 while it waits, then 2.
  let state = 0
  el.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      if (state > 1 || !isPlainClick(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // Pressed again meanwhile, it is the same wish: a link must not lead away.
      if (state) return
      state = 1
      void go().then((mounted) => {
        state = 2
        // A link whose page has been swapped meanwhile would lead the visitor off the new one.
        if (target.isConnected) target.dispatchEvent(new MouseEvent('click', event))
        if (!mounted) state = 0
      })
    },
    { signal, capture: true },
  )
  el.addEventListener('keydown', clickByKey, { signal })
  return () => end.abort()
}

/** What is a button by its role alone hears Enter and Space from the start, so that no press is lost while the code is loading. */
function clickByKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || !/^(Enter| )$/.test(event.key) || !target.matches('[role=button]:not(a[href],button)')) return
  event.preventDefault()
  target.click()
}

export const strategies: Record<StrategyName, Strategy> = { now, visible, idle, intent }

/** At idle, but within `bound` milliseconds, and at once when the page is being left. */
export function whenIdle(then: () => void, bound: number): () => void {
  const request = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined
  const run = () => {
    stop()
    then()
  }
  const id = request ? request(run, { timeout: bound }) : setTimeout(run, 1)
  const quit = on(document, 'visibilitychange', () => document.hidden && run())
  const stop = () => {
    quit()
    if (request) cancelIdleCallback(id as number)
    else clearTimeout(id)
  }
  return stop
}
