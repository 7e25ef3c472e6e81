import { stopAll } from '../../base/lifetime'
import type { Raw } from '../../base/values'
import { fitWidth } from '../../dom/fit-width'
import { onResize } from '../../dom/on-scroll'
import { config } from '../../page/config'
import { device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { addPauseControl } from '../../ui/pause-button'
import { startArrowKeys } from './arrow-keys'
import { type Arrows, startArrows } from './arrows'
import { type Autoplay, createAutoplay, watchInteraction } from './autoplay'
import { type CarouselDescription, describeCarousel } from './describe-carousel'
import type * as effectsModule from './effects'
import type { SliderElements } from './elements'
import { addCopies, patchMoves } from './endless-row'
import { exposeInstance } from './expose-instance'
import type { LazyLoader } from './lazy-images'
import { nameContents } from './name-contents'
import { createNavigation } from './navigation'
import type { SliderOptions } from './options'
import { startPagination } from './pagination'
import { reserveSpaces, unknownPictures, widenFlatPictures } from './picture-space'
import { revealSlides } from './reveal-slides'
import { animateContents } from './slide-contents'
import { describeSlides } from './slides'
import { createSwiper, initSwiper, startSwiper } from './swiper'
import { swiperOptions } from './swiper-options'
import type * as thumbnailsModule from './thumbnails'
import type { Control, RunInTask, Stop, SwiperInstance } from './types'

/** Chunks that few carousels need, loaded before the start. */
export interface Extras {
  effects?: typeof effectsModule
  thumbnails?: typeof thumbnailsModule
}

export interface Carousel {
  elements: SliderElements
  options: SliderOptions
  raw: Raw
  extras: Extras
  images: LazyLoader
  /** It was in the window when it started, so its pictures load before others. */
  isUrgent: boolean
  /** The width for slides in the box, in px, before anything was changed. */
  width: number
}

/** What the second start task passes to the third. */
interface Running {
  swiper: SwiperInstance
  arrows?: Arrows
  copies: HTMLElement[]
  description: CarouselDescription
}

/** Starts a carousel in three tasks, to avoid a long task: create Swiper, start it, attach the controls. */
export function startCarousel(carousel: Carousel, runInTask: RunInTask): void {
  const { elements, options, extras, width } = carousel
  const { box, wrapper, slides } = elements
  runInTask(() => {
    const swiper = createSwiper(box, elements.isLegacy, {
      ...swiperOptions(elements, options),
      ...extras.effects?.effectOptions(options.effect),
    })
    // One task: nothing may be painted between moving the elements and Swiper sizing them.
    runInTask((stops) => {
      const { arrows, stop } = elements.place(options.arrows)
      stops.push(stop)
      const copies = addCopies(wrapper, slides, options.sets)
      stops.push(() => {
        for (const copy of copies) copy.remove()
      }, patchMoves(wrapper))
      const description = describeCarousel(elements, options)
      stops.push(description.stop, () => extras.effects?.removeShadows(box))
      stops.push(reserveSpaces(wrapper))
      stops.push(initSwiper(swiper, box, wrapper, width))
      stops.push(nameContents(wrapper))
      runInTask((moreStops) => attachControls(carousel, { swiper, arrows, copies, description }, moreStops))
    })
  })
}

/** Attaches everything around a running Swiper: labels, controls, pictures, autoplay. */
function attachControls(carousel: Carousel, running: Running, stops: Stop[]): void {
  const { elements, options, raw, extras } = carousel
  const { swiper, arrows, copies, description } = running
  const { root, box, wrapper, kind, pagination } = elements
  const count = elements.slides.length
  const isStacked = options.effect === 'fade' || options.effect === 'cube'
  const topSlide = () => (isStacked ? swiper.slides[swiper.activeIndex] : undefined)
  const slides = describeSlides({ box, slides: [...elements.slides, ...copies], count, topSlide })
  stops.push(slides.stop)

  const controls: Control[] = []
  const addControl = (control: Control) => {
    controls.push(control)
    stops.push(control.stop)
  }
  const updateControls = () => {
    for (const control of swiper.destroyed ? [] : controls) control.update()
    description.setPlaying(autoplay.isPlaying())
  }
  const updateSpeed = () => {
    swiper.params.speed = prefersReducedMotion() ? 0 : options.speed
  }
  // No autoplay in the builder's editor.
  const delay = config().edit ? 0 : options.delay
  const autoplay = createAutoplay(swiper, { ...options, delay, onChange: updateControls })
  const navigation = createNavigation(swiper, options.loop, count, () => {
    updateSpeed()
    if (options.stopOnInteraction) autoplay.disable()
  })
  if (pagination && options.pagination)
    addControl(startPagination({ root, container: pagination, kind: options.pagination, swiper, navigation }))
  if (arrows) addControl(startArrows(arrows, { root, wrapper, swiper, isEndless: options.loop, navigation }))
  if (options.delay && !prefersReducedMotion()) addControl(startPauseControl(root, box, swiper, autoplay))

  stops.push(
    startArrowKeys(root, swiper, navigation),
    fitWidth(box, root),
    extras.thumbnails?.startThumbnails({ root, raw, main: swiper, count, onSelect: navigation.goToPage, startSwiper }) ?? (() => {}),
    kind === 'slides' ? animateContents(box, swiper) : () => {},
    device().subscribe(() => swiper.emit('resize')),
    exposeInstance(swiper, box, autoplay),
    options.delay ? watchInteraction(root, swiper, autoplay, options) : () => {},
    revealSlides(elements, navigation, topSlide, slides.update),
    autoplay.stop,
  )
  updateSpeed()
  const listen = () => {
    swiper.on('slideChange snapGridLengthChange lock unlock breakpoint', updateControls)
    swiper.on('slideChange', autoplay.restartTimer)
    swiper.on('touchStart', updateSpeed)
  }
  stops.push(followMoves(carousel, running, slides, listen))
  updateControls()
  autoplay.restartTimer()
}

/**
 * Keeps labels and pictures in sync with the slides in view. Calls `listen` once the row is in place, so that listeners miss its first
 * moves.
 */
function followMoves(
  { elements, options, images, isUrgent }: Carousel,
  { swiper, copies }: Running,
  slides: ReturnType<typeof describeSlides>,
  listen: () => void,
): Stop {
  const beside = savesData() ? 0 : 1
  const prepareNext = () => {
    // If the previous slide is visible at the edge of the box, move it there before the step.
    const showsPrevious = options.offset === 'left' || options.offset === 'both'
    if (options.loop && showsPrevious && swiper.activeIndex < 1) swiper.loopFix({ direction: 'prev' })
    images.load(slidesNearView(swiper, beside))
  }
  const afterMove = () => {
    prepareNext()
    slides.update()
  }
  images.load(slidesNearView(swiper, 0), isUrgent)
  // Before our own controls listen: this may move slides, and measuring them now would force a layout.
  prepareNext()
  listen()
  swiper.on('transitionStart', () => {
    slides.update(slidesNearView(swiper, 0))
    images.load(slidesNearView(swiper, beside))
  })
  swiper.on('transitionEnd', afterMove)
  swiper.on('sliderFirstMove', () => slides.update([...elements.slides, ...copies]))
  // Swiper lays the row out again in the next frame.
  swiper.on('resize', () => requestAnimationFrame(() => swiper.destroyed || afterMove()))
  // After layout: measuring here would force one.
  const stops: Stop[] = []
  const stopMeasuring = onResize(elements.box, () => {
    stopMeasuring()
    const hideOthers = slides.measure()
    stops.push(widenFlatPictures(elements.wrapper))
    return () => swiper.destroyed || hideOthers()
  })
  // Fixes the row's height before the first press, except for visitors who save data.
  if (beside) images.fetch(unknownPictures(elements.wrapper))
  stops.push(stopMeasuring)
  return () => stopAll(stops)
}

/** The visitor's browser is set to save data. */
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

/** The slides in view and `beside` more on each side, wrapping around in an endless row. */
function slidesNearView({ slides, activeIndex, params }: SwiperInstance, beside: number): HTMLElement[] {
  const size = Math.ceil(Number(params.slidesPerView)) + 2 * beside
  const wrap = (index: number) => (params.loop ? (index + slides.length) % slides.length : index)
  return Array.from({ length: Math.min(size, slides.length) }, (_, i) => slides[wrap(activeIndex - beside + i)]).filter(
    (el) => el !== undefined,
  )
}

/** Adds the pause button for autoplay, the slider's first tab stop. */
function startPauseControl(root: HTMLElement, box: HTMLElement, swiper: SwiperInstance, autoplay: Autoplay): Control {
  const onToggle = () => (autoplay.isEnabled() ? autoplay.disable() : autoplay.enable())
  const button = addPauseControl('skerry-slider-pause', translate(texts.pauseSlides, root), onToggle, (container) => box.prepend(container))
  const update = () => button.update(!autoplay.isEnabled(), swiper.isLocked)
  update()
  return { update, stop: button.remove }
}
