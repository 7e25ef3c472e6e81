import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { followParts } from '../../dom/disclosure/follow-parts'
import { onIntersection } from '../../dom/observe'
import { onVisibilityChange } from '../../dom/on-visible'
import { adoptStylesheet, onPaper } from '../../dom/stylesheet'
import { whenActivated } from '../../dom/when-activated'
import { createWriters } from '../../dom/writers'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { addPauseButton } from '../../ui/add-pause-button'
import { addUi } from '../../ui/container'
import { createHiddenText } from '../../ui/hidden-text'
import { startHighlight } from './highlight'
import { startRotation } from './rotate'
import type { HeadlineSettings } from './settings'
import { STYLES } from './styles'
import { createTimer } from './timer'

export { settings } from './settings'

/**
 * Calls `then` once, when `host` is 100 px in view from below (contract loops §11) or fully in view, as at a page's end. The returned
 * function stops waiting.
 */
function onWellInView(host: HTMLElement, then: () => void): () => void {
  const stop = onIntersection(
    [host],
    (entries) => {
      if (!entries.some((e) => e.intersectionRatio === 1 || (e.isIntersecting && e.boundingClientRect.top < innerHeight - 100))) return
      stop()
      then()
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  )
  return stop
}

/** The rotating words: the builder's, or the children of a hand-written element. */
function findWords(host: HTMLElement) {
  const wrapper = host.querySelector<HTMLElement>('.elementor-headline-dynamic-wrapper,[data-headline-words]')
  if (!wrapper) return undefined
  const isServed = wrapper.matches('.elementor-headline-dynamic-wrapper')
  const words = isServed ? queryAll(wrapper, '.elementor-headline-dynamic-text') : ([...wrapper.children] as HTMLElement[])
  // Hand-written words have commas in the markup.
  const clean = (el: Element) => (el.textContent ?? '').replace(/\s+/g, ' ').trim()
  return { host, wrapper, words, phrase: isServed ? words.map(clean).join(', ') : clean(wrapper) }
}

/** In print, a builder's headline shows all words. The look of hand-written ones does the same (styles.ts). */
const ON_PAPER =
  onPaper(`:is(.elementor-headline-dynamic-wrapper,.elementor-headline-dynamic-text,.elementor-headline-dynamic-letter){display:inline;position:static;width:auto;visibility:visible;opacity:1;transform:none;animation:none;transition:none}
.elementor-headline-dynamic-text+.elementor-headline-dynamic-text::before{content:" · "}`)

/** Starts headlines, the builder's and hand-written, and again when a framework adds or removes words. */
export const start = (host: HTMLElement, settings: HeadlineSettings): (() => void) =>
  followParts(
    host,
    () => findWords(host)?.words ?? [],
    () => startOnWords(host, settings),
  )

/** Screen readers get one phrase with all words, whichever is visible. */
function startOnWords(host: HTMLElement, settings: HeadlineSettings): () => void {
  const found = findWords(host)
  const mark = host.querySelector<HTMLElement>('mark')
  const isRotating = host.matches('[data-widget_type]') ? settings.headline_style === 'rotate' : !!found
  const word = found?.wrapper ?? mark
  if (!word || (isRotating && !found?.words.length)) {
    report(describeElement(host), 'expected words to animate (<mark>, or [data-headline-words] with an element for each), found none')
    return () => {}
  }
  const isStill = prefersReducedMotion()
  const timer = createTimer()
  const stops: (() => void)[] = [timer.stop]
  const writers = createWriters()
  if (isRotating && found) {
    const isHandWritten = word.matches('[data-headline-words]')
    // With reduced motion, hand-written words stay side by side.
    if (isStill && isHandWritten) return () => {}
    writers.set(word, { 'aria-hidden': 'true' })
    if (isHandWritten) writers.set(word, { 'data-effect': settings.animation_type })
    stops.push(adoptStylesheet(isHandWritten ? STYLES : ON_PAPER))
    stops.push(addUi(createHiddenText(found.phrase), (container) => word.after(container), 'span'))
  } else if (word === mark) stops.push(adoptStylesheet(STYLES))
  stops.push(writers.stop)
  const begin = () => {
    if (isRotating && found) stops.unshift(startRotation(found, settings, timer, isStill))
    else stops.unshift(startHighlight(host.querySelector<HTMLElement>('.elementor-headline') ?? host, word, settings, timer, isStill))
    // Motion for over five seconds needs a pause button (WCAG 2.2.2).
    if (!isStill && (settings.loop || (found?.words.length ?? 0) > 2)) stops.unshift(holdWhenUnseen(host, timer.setHeld))
  }
  if (isStill) begin()
  else stops.push(whenActivated(() => onWellInView(host, begin)))
  return () => stopAll(stops)
}

/** Holds the animation while out of view or paused by the visitor. */
function holdWhenUnseen(host: HTMLElement, setHeld: (isHeld: boolean) => void): () => void {
  let isPaused = false
  let isVisible = true
  const update = () => setHeld(isPaused || !isVisible)
  const stops = [
    addPauseButton(host, 'skerry-headline-pause', 'inset-block:auto 0;inset-inline:auto 0', (paused) => {
      isPaused = paused
      update()
    }),
    onVisibilityChange(host, (visible) => {
      isVisible = visible
      update()
    }),
  ]
  return () => stopAll(stops)
}
