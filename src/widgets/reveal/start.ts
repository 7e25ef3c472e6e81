import { script } from '../../base/assets'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector } from '../../base/property-of'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import { onFirstVisible } from '../../dom/on-first-visible'
import { whenActivated } from '../../dom/when-activated'
import { createWriters, type Writers } from '../../dom/writers'
import { device } from '../../page/device'
import { isStatic } from '../../page/page-config'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { INVISIBLE } from '../../page/selectors'
import type { Infer } from '../../settings/fields'
import type { settings } from './settings'

export { settings } from './settings'

/** The builder's animations. A site may lack their stylesheet, which is not a mistake in the settings. */
const BUILDER_ANIMATIONS =
  /^(fadeIn|zoomIn|bounceIn|slideIn)(Down|Left|Right|Up)?$|^rotateIn((Down|Up)(Left|Right))?$|^(bounce|flash|pulse|rubberBand|shake|headShake|swing|tada|wobble|jello|lightSpeedIn|rollIn)$/

/** Plays the entrance animation once `host` first comes into view (contract core §7). In every other case it just shows `host`. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const writers = createWriters()
  let timer: ReturnType<typeof setTimeout>
  // Read late: the device may change before the element is in view.
  const animationName = () => given.animation[device().get()] || given._animation[device().get()]
  const show = () => {
    const name = animationName()
    lateEntrance.stop()
    writers.set(host, { [`.${INVISIBLE}`]: false })
    if (prefersReducedMotion() || !name || name === 'none') return
    const isClassName = /^[\w-]+$/.test(name)
    if (isClassName) {
      // Tells skerry.css, which otherwise plays no animation under reduced motion.
      if (script?.dataset.motion === 'always') writers.set(host, { 'data-motion': 'always' })
      writers.set(host, { '.animated': true, [`.${name}`]: true })
      overrideReducedMotion(host, writers, name)
    }
    // A theme's own animation has a name we do not know, but its stylesheet animates the element.
    if (!isClassName || (!BUILDER_ANIMATIONS.test(name) && getComputedStyle(host).animationName === 'none'))
      report(describeElement(host), `animation: expected the name of an animation (fadeIn, fadeInUp, zoomIn, …), got ${excerpt(name)}`)
  }
  // If the script fails to load, an animation in our stylesheet shows hidden elements after 5 s (embed/css/entrance.css); pause it. Not by
  // a custom property: it is inherited and would restyle everything inside the element.
  const lateEntrance = createWriters()
  if (matchesSelector(host, `.${INVISIBLE}`)) lateEntrance.set(host, { '$animation-play-state': 'paused' })
  const stops: (() => void)[] = []
  if (prefersReducedMotion() || isStatic() || !animationName()) show()
  else
    stops.push(
      whenActivated(() =>
        onFirstVisible(host, () => {
          const delay = animationName() !== 'none' && (given._animation_delay || given.animation_delay)
          // Without a timer, the animation starts in the frame in which the element is seen.
          if (delay) timer = setTimeout(show, delay)
          else show()
        }),
      ),
      on(window, 'beforeprint', show),
    )
  return () => {
    clearTimeout(timer)
    stopAll(stops)
    lateEntrance.stop()
    writers.stop()
  }
}

/**
 * The builder's stylesheet disables animations under reduced motion. With `data-motion="always"` they play anyway, as long as the builder's
 * speed classes say (contract core §7).
 */
function overrideReducedMotion(host: HTMLElement, writers: Writers, name: string): void {
  const isSuppressed = matchMedia('(prefers-reduced-motion: reduce)').matches && getComputedStyle(host).animationName === 'none'
  if (!isSuppressed || !BUILDER_ANIMATIONS.test(name)) return
  const seconds = matchesSelector(host, '.animated-slow') ? 2 : matchesSelector(host, '.animated-fast') ? 0.75 : 1.25
  writers.set(host, { '$animation-name': `${name}!important`, '$animation-duration': `${seconds}s!important` })
}
