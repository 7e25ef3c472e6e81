import { on } from '../../base/events'
import type { Raw } from '../../base/values'
import { prefersReducedMotion } from '../../builder/reduced-motion'

/** Pictures on the move; the visitor may make them stand still. */
export interface Moving {
  pause: (isPaused: boolean) => void
  stop: () => void
}

const ZOOMING = 'elementor-ken-burns--active'
/** Where the next picture comes from, in widths and heights of the box (contract core §9.3). */
const FROM = new Map<string, [number, number]>([
  ['slide_left', [1, 0]],
  ['slide_right', [-1, 0]],
  ['slide_up', [0, 1]],
  ['slide_down', [0, -1]],
])

/** Shows one picture after the other; two of them move. */
export function change(box: HTMLElement, slides: HTMLElement[], pictures: HTMLElement[], raw: Raw, show: (i: number) => void): Moving {
  const get = (key: string) => raw[`background_slideshow_${key}`]
  // From 2³¹ on timers take a time for none.
  const time = (key: string, usual: number) => Math.min(Math.max(0, Number(get(key) ?? usual) || 0), 1e9)
  const speed = time('transition_duration', 500)
  // No delay would change pictures back to back.
  const delay = time('slide_duration', 0) || 5000
  const loop = Boolean(get('loop'))
  const way = FROM.get(String(get('slide_transition')))
  // Down goes backwards, as it always did, where it can go round; without a loop it would stand still (contract core §9.3).
  const step = way?.[1] === -1 && loop ? -1 : 1
  const at = (i: number) => (i + slides.length) % slides.length
  let current = 0
  let timer = 0
  let settled = 0
  let paused = false

  const place = (i: number, state: -1 | 0 | 1, isMoving: boolean) => {
    const { style } = slides[i] as HTMLElement
    style.transition = isMoving ? `transform ${speed}ms,opacity ${speed}ms` : 'none'
    style.opacity = way || !state ? '1' : '0'
    style.visibility = state && !isMoving ? 'hidden' : 'visible'
    style.transform = way ? `translate(${way[0] * state * 100}%,${way[1] * state * 100}%)` : 'none'
  }
  const focus = () => {
    for (const [i, { classList }] of pictures.entries())
      classList.toggle(ZOOMING, i === current && classList.contains('elementor-ken-burns') && !prefersReducedMotion())
  }
  const settle = () => {
    for (const i of slides.keys()) place(i, i === current ? 0 : 1, false)
  }
  const next = () => {
    // Since it began, less motion may have been asked for.
    if (prefersReducedMotion()) return
    const before = current
    current = at(current + step)
    place(current, 1, false)
    slides[current]?.getBoundingClientRect()
    ;(slides[current] as HTMLElement).style.visibility = 'visible'
    place(before, -1, true)
    place(current, 0, true)
    focus()
    show(at(current + step))
    clearTimeout(settled)
    settled = window.setTimeout(settle, speed + 50)
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    const isLast = !loop && current === slides.length - 1
    if (isSeen && !paused && !document.hidden && !isLast && !prefersReducedMotion()) timer = window.setTimeout(next, delay + speed)
  }
  let isSeen = true
  const seen = new IntersectionObserver(([entry]) => {
    if (isSeen === Boolean(entry?.isIntersecting)) return
    isSeen = !isSeen
    wait()
  })
  seen.observe(box)
  for (const { style } of slides) {
    style.position = 'absolute'
    style.inset = '0'
  }
  show(0)
  show(at(step))
  settle()
  focus()
  wait()
  const off = on(document, 'visibilitychange', wait)
  return {
    pause: (isPaused) => {
      paused = isPaused
      wait()
      // The zoom is a transition of 20 s: it stands still too.
      for (const zoom of pictures.flatMap((picture) => picture.getAnimations()))
        if (isPaused) zoom.pause()
        else zoom.play()
    },
    stop: () => {
      off()
      seen.disconnect()
      clearTimeout(timer)
      clearTimeout(settled)
    },
  }
}
