import { on } from '../../base/events'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { device } from '../../builder/device'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { INVISIBLE, LAZY_LOADED } from '../../builder/selectors'
import { createWriter, type Writer } from '../../dom/writer'
import type { Infer } from '../../settings/fields'
import { settings } from './settings'
import { cannotObserve, createVisibilityObserver } from './visibility'

const sight = createVisibilityObserver('0px')
const root = createWriter(document.documentElement)
let waiting = 0

/** The builder's names: those may lack a stylesheet, but are no mistake of anybody's. */
const KNOWN =
  /^(fadeIn|zoomIn|bounceIn|slideIn)(Down|Left|Right|Up)?$|^rotateIn((Down|Up)(Left|Right))?$|^(bounce|flash|pulse|rubberBand|shake|headShake|swing|tada|wobble|jello|lightSpeedIn|rollIn)$/

/** Plays the entrance animation once, when `host` first comes into view (contract core §7). Whatever else happens, it becomes visible. */
export function startReveal(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const writer = createWriter(host)
  let timer: ReturnType<typeof setTimeout>
  // The device may change until it is seen, so the name is asked for when it plays.
  const name = () => given.animation[device().get()] || given._animation[device().get()]
  const show = () => {
    const now = name()
    writer.set(`.${INVISIBLE}`, false)
    if (prefersReducedMotion() || !now || now === 'none') return
    // A name that is no class name cannot be played.
    const isName = /^[\w-]+$/.test(now)
    if (isName) {
      writer.set('.animated', true)
      writer.set(`.${now}`, true)
      insist(host, writer, now)
    }
    // A theme's own animation has a name we do not know, and a style.
    if (!isName || (!KNOWN.test(now) && getComputedStyle(host).animationName === 'none'))
      report(describeElement(host), `animation: expected the name of an animation (fadeIn, fadeInUp, zoomIn, …), got ${excerpt(now)}`)
  }
  // Our stylesheet shows what no script comes for (embed/css/entrance.css); one has come.
  if (!waiting++) root.set('--skerry-late', 'paused')
  const isPlain = prefersReducedMotion() || cannotObserve() || !name()
  if (isPlain) show()
  const stops = isPlain
    ? []
    : [
        sight(host, () => {
          timer = setTimeout(show, name() === 'none' ? 0 : given._animation_delay || given.animation_delay)
        }),
        on(window, 'beforeprint', show),
      ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    writer.stop()
    if (!--waiting) root.stop()
  }
}

/** With `data-motion="always"` it plays although the builder's stylesheet spares visitors who ask for less motion (contract core §7). */
function insist(host: HTMLElement, writer: Writer, name: string): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches || !KNOWN.test(name) || getComputedStyle(host).animationName !== 'none')
    return
  const time = host.matches('.animated-slow') ? 2 : host.matches('.animated-fast') ? 0.75 : 1.25
  writer.set('$animation-name', `${name}!important`)
  writer.set('$animation-duration', `${time}s!important`)
}

export { settings, startReveal as start }

const nearby = createVisibilityObserver('200px 0px')
/** A container's background picture, as it comes near. */
export function startLazyBackground(host: HTMLElement): () => void {
  const writer = createWriter(host)
  const stop = nearby(host, () => writer.set(`.${LAZY_LOADED}`, true))
  return () => {
    stop()
    writer.stop()
  }
}
