import { pageRoot } from '../../base/document'
import { on } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { yieldToMain } from '../../base/queue'
import type { Raw } from '../../base/values'
import { onMutation } from '../../dom/observe'
import { onResize } from '../../dom/on-scroll'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriters } from '../../dom/writers'
import { config } from '../../page/config'
import { device } from '../../page/device'
import { LOOP_CHANGES_EVENT, LOOP_UPDATED_EVENT, SETTINGS } from '../../page/selectors'
import { rawSettings } from '../../settings/read'
import { type Extras, startCarousel } from './carousel'
import { CONTROLS } from './control-styles'
import { type Changes, findElements, type SliderElements } from './elements'
import { layoutAt } from './layouts'
import { createLazyLoader } from './lazy-images'
import { type SliderOptions, sliderOptions } from './options'
import { PAGINATION_STYLES } from './pagination'
import { animateContents } from './slide-contents'
import { SLIDER_STYLES } from './styles'
import type { RunInTask, Stop } from './types'
import { contentWidth } from './write-ahead'

/**
 * Starts the carousel, and restarts it whenever a filter changes the content of its list (contract loops §4), or what it was started for
 * changes: its children, the direction of the page, whether it has more slides than it shows.
 */
export function start(root: HTMLElement, _settings: object, onError: (error: unknown) => void): Stop {
  let stop = () => {}
  let isDue = false
  let isOver = false
  const putBack = () => {
    stop()
    stop = () => {}
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      if (!isOver) stop = startOnContent(root, onError, changes)
    })
  }
  const changes: Changes = { putBack }
  stop = startOnContent(root, onError, changes)
  const onOwn = (name: string, react: () => void) => on(root, name, ({ target }) => target === root && react())
  const stops = [
    onOwn(LOOP_CHANGES_EVENT, () => stop()),
    onOwn(LOOP_UPDATED_EVENT, () => {
      stop()
      changes.current = undefined
      stop = startOnContent(root, onError, changes)
    }),
    () => {
      isOver = true
      stop()
    },
  ]
  return () => stopAll(stops)
}

/** Starts the carousel once it has a width. Does nothing if the markup is not a slider. */
function startOnContent(root: HTMLElement, onError: (error: unknown) => void, changes: Changes): Stop {
  const elements = findElements(root, changes)
  if (!elements) return () => {}
  const raw = rawSettings(root, SETTINGS)
  const stops: Stop[] = []
  let isStopped = false
  const run = (work: (stops: Stop[]) => void) => {
    if (isStopped) return
    try {
      work(stops)
    } catch (error) {
      onError(error)
    }
  }
  const runInTask: RunInTask = async (work) => {
    // Not in the shared queue (base/queue.ts): on a slow phone each part already uses a whole time slice, so sharing one would cause a long
    // task.
    await yieldToMain()
    run(work)
  }
  const prepare = (isUrgent: boolean, width: number) => {
    const { kind, slides, initialSlide } = elements
    const readOptions = () => sliderOptions(kind, raw, slides.length, config().breakpoints)
    const options = readOptions()
    const images = createLazyLoader()
    stops.push(images.stop)
    if (isUrgent)
      images.prioritize(slides.slice(initialSlide, initialSlide + Math.ceil(layoutAt(options.breakpoints, innerWidth).slidesPerView)))
    const begin = (extras: Extras, effect = options.effect) => {
      // In one sheet: the browser looks at the whole page after each new one.
      stops.push(adoptStylesheet(SLIDER_STYLES + PAGINATION_STYLES))
      if (kind === 'hand-written') stops.push(adoptStylesheet(CONTROLS))
      startCarousel({ elements, options: { ...options, effect }, raw, extras, images, isUrgent, width }, runInTask)
    }
    const restartIf = (isDue?: boolean) => isDue && changes.putBack()
    const isTurned = () => elements.box.swiper && elements.box.swiper.rtl !== (getComputedStyle(elements.box).direction === 'rtl')
    stops.push(
      onMutation(pageRoot(), () => restartIf(isTurned()), { subtree: true, attributeFilter: ['dir'] }),
      device().subscribe(() => restartIf(readOptions().loop !== options.loop)),
    )
    if (!needsExtras(options, raw)) return begin({})
    stops.push(
      whenLoaded(
        () => loadExtras(options, raw),
        (extras) => begin(extras),
        // Without its extras it is a plain slider.
        () => begin({}, 'slide'),
      ),
    )
  }
  if (elements.slides.length < 2) stops.push(showSingleSlide(elements))
  else stops.push(whenSized(elements.box, (isUrgent, width) => run(() => prepare(isUrgent, width))))
  return () => {
    isStopped = true
    changes.current = elements.slides[(elements.box.swiper?.realIndex ?? 0) % elements.slides.length]
    // Undo in reverse order, because later steps build on earlier ones.
    stopAll(stops.reverse())
  }
}

const hasEffect = ({ effect }: SliderOptions) => effect !== 'slide'
const hasThumbnails = ({ skin }: Raw) => skin === 'slideshow'
const needsExtras = (options: SliderOptions, raw: Raw) => hasEffect(options) || hasThumbnails(raw)

/** Loads chunks that few carousels need. Rejects if one fails. */
async function loadExtras(options: SliderOptions, raw: Raw): Promise<Extras> {
  const [effects, thumbnails] = await Promise.all([
    hasEffect(options) ? import('./effects') : undefined,
    hasThumbnails(raw) ? import('./thumbnails') : undefined,
  ])
  return { effects, thumbnails }
}

/** A single slide does not need a slider, but its picture loads and its texts appear (contract loops §9). */
function showSingleSlide({ box, kind, slides, prev, next, pagination }: SliderElements): Stop {
  // Hide the server's controls: they have no function and no labels.
  const served = kind === 'hand-written' ? [] : [prev, next, pagination].filter((el) => el !== undefined)
  const writers = createWriters()
  for (const el of served) writers.set(el, { '.swiper-button-lock': true, '.swiper-pagination-lock': true })
  const images = createLazyLoader()
  images.load(slides, isInWindow(box))
  const stopAnimation = kind === 'slides' ? animateContents(box) : () => {}
  return () => stopAll([stopAnimation, writers.stop, images.stop])
}

/**
 * Calls `then` after the next layout, or when a hidden tab or popup around `box` opens: what has no width cannot be laid out. It says
 * whether some of the box is in the window, and how much room it has for slides.
 */
function whenSized(box: HTMLElement, then: (isInWindow: boolean, width: number) => void): Stop {
  const stop = onResize(box, () => {
    if (!box.clientWidth) return
    stop()
    const isUrgent = isInWindow(box)
    const width = contentWidth(box)
    return () => then(isUrgent, width)
  })
  return stop
}

/** Whether part of the box is in the window. */
function isInWindow(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
