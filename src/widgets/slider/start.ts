import type { SwiperOptions } from 'swiper/types'
import { on } from '../../base/events'
import type { Raw } from '../../base/values'
import { config } from '../../builder/config'
import { device } from '../../builder/device'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { widgetOf } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'
import { slideContents } from './content'
import { arrows, dots, type Navigation } from './controls'
import { addCopies, patchMoves, stopAll } from './dom-snapshot'
import { arrowKeys } from './keys'
import { lazyPictures } from './lazy'
import type { SliderOptions } from './options'
import type { Parts } from './parts'
import { pauseControl } from './pause'
import { type Autoplay, createAutoplay, watchInteraction } from './player'
import type { Effects, RunInTask, Undo } from './slider'
import { describeSlides } from './slides'
import { createStepQueue, type StepQueue } from './step-queue'
import { begin, create, type Slider } from './swiper'
import { sliderText } from './texts'

/** Starts a slider turn by turn: Swiper made, Swiper begun, and everything around it. */
export function startSlider(parts: Parts, wanted: SliderOptions, raw: Raw, turn: RunInTask, more?: Effects): void {
  const { box, wrapper, slides } = parts
  turn(() => {
    const swiper = create(box, parts.isLegacy, { ...parameters(parts, wanted), ...more?.parameters(wanted) })
    turn((stops) => {
      // One turn: between the parts' new places and Swiper's sizes nothing may be painted.
      stops.push(parts.build(wanted.arrows))
      const copies = addCopies(wrapper, slides, wanted.sets)
      stops.push(() => {
        for (const copy of copies) copy.remove()
      }, patchMoves(wrapper))
      const marks = mark(parts, wanted)
      stops.push(marks.stop, () => more?.clean(box))
      stops.push(begin(swiper, box, wrapper))
      turn((ends) => attachControls(parts, wanted, raw, swiper, copies, marks, ends, more))
    })
  })
}

/** Everything around a Swiper that runs: names, controls, pictures, the player. */
function attachControls(
  parts: Parts,
  wanted: SliderOptions,
  raw: Raw,
  swiper: Slider,
  copies: HTMLElement[],
  marks: ReturnType<typeof mark>,
  stops: Undo[],
  more?: Effects,
): void {
  const { root, box, kind } = parts
  const count = parts.slides.length
  const all = [...parts.slides, ...copies]
  const isAlone = wanted.effect === 'fade' || wanted.effect === 'cube'
  const slides = describeSlides(box, all, count, () => (isAlone ? swiper.slides[swiper.activeIndex] : undefined))
  const pictures = lazyPictures()
  stops.push(slides.stop, pictures.stop)

  const pace = () => {
    swiper.params.speed = prefersReducedMotion() ? 0 : wanted.speed
  }
  const wishes = wishesOf(swiper, wanted, count, () => {
    pace()
    if (wanted.stopOnInteraction) play.halt()
  })
  const play = createAutoplay(swiper, config().edit ? { ...wanted, delay: 0 } : wanted, () => paint())
  const pause = wanted.delay && !prefersReducedMotion() ? pauseControl(parts, play) : undefined
  const controls = [
    dots(parts, swiper, wanted.dots, wishes),
    ...(wanted.arrows ? [arrows(parts, swiper, wanted, wishes)] : []),
    ...(pause ? [pause] : []),
  ]
  stops.push(...controls.map((each) => each.stop))
  const paint = () => {
    for (const each of swiper.destroyed ? [] : controls) each.paint()
    marks.playing(play.isPlaying())
  }
  const coming = () => near(swiper, 0)
  const settle = () => {
    // The neighbour that shows at the side must be there before it is asked for.
    if (wanted.loop && /left|both/.test(wanted.offset) && swiper.activeIndex < 1) swiper.loopFix({ direction: 'prev' })
    slides.update()
    pictures.load(near(swiper, 1))
  }
  const later = () => requestAnimationFrame(() => swiper.destroyed || settle())

  stops.push(
    arrowKeys(parts, swiper, wishes),
    more?.thumbs(root, raw, swiper, count, wishes.go, { create, begin }) ?? (() => {}),
    kind === 'slides' ? slideContents(box, swiper) : () => {},
    device().subscribe(() => swiper.emit('resize')),
    expose(swiper, box, play),
    wanted.delay ? watchInteraction(root, play, wanted, swiper) : () => {},
    // Find-in-page and anchors scroll the box itself, behind the slider's back.
    on(box, 'scroll', () => box.scrollTo(0, 0)),
    play.stop,
  )
  swiper.on('slideChange snapGridLengthChange lock unlock breakpoint', paint)
  swiper.on('slideChange', play.rewind)
  swiper.on('transitionStart', () => {
    slides.update(coming())
    pictures.load(near(swiper, 1))
  })
  swiper.on('transitionEnd', settle)
  swiper.on('touchStart', pace)
  swiper.on('sliderFirstMove', () => slides.update(all))
  swiper.on('resize', later)
  pace()
  settle()
  paint()
  play.rewind()
}

function parameters({ root, kind, first }: Parts, { breakpoints, effect, grabs, loop, speed, ...layout }: SliderOptions): SwiperOptions {
  const { slidesPerView, slidesPerGroup, spaceBetween } = layout
  return {
    ...{ slidesPerView, slidesPerGroup, spaceBetween, effect, loop, speed },
    breakpoints: effect === 'cube' ? undefined : breakpoints,
    initialSlide: first,
    grabCursor: grabs,
    slideToClickedSlide: grabs && kind !== 'slides',
    preventClicksPropagation: !grabs,
    nested: Boolean(root.parentElement?.closest('.swiper-slide')),
    ...(root.matches(widgetOf('nested-carousel')) && dragging()),
  }
}

/** Slides that hold whole widgets are not to go by the first twitch of a mouse or finger (contract media §3.8, loops §4.3). */
const dragging = (): SwiperOptions => (navigator.maxTouchPoints ? { threshold: 10, longSwipesRatio: 0.3 } : { shortSwipes: false })

/** The slides in view and `beside` more on each side; in an endless row also round the end. */
function near({ slides, activeIndex, params }: Slider, beside: number): HTMLElement[] {
  const size = Math.ceil(Number(params.slidesPerView)) + 2 * beside
  const at = (i: number) => (params.loop ? (i + slides.length) % slides.length : i)
  return Array.from({ length: Math.min(size, slides.length) }, (_, i) => slides[at(activeIndex - beside + i)]).filter(
    (el) => el !== undefined,
  )
}

function wishesOf(swiper: Slider, { loop }: SliderOptions, count: number, before: () => void): Navigation {
  const group = () => Number(swiper.params.slidesPerGroup) || 1
  const wish = createStepQueue(swiper, loop)
  const ask: StepQueue = (what, way) => {
    // A script of the site may have ended it.
    if (swiper.destroyed) return
    before()
    wish(what, way)
  }
  return {
    step: (by) => ask(() => (by > 0 ? swiper.slideNext() : swiper.slidePrev()), by),
    go: (stop) =>
      ask(() => {
        // Among several sets, the one that is being looked at.
        if (loop) swiper.slideToLoop(Math.floor(swiper.realIndex / count) * count + stop * group())
        else swiper.slideTo(stop * group())
      }),
    stops: () =>
      loop && !swiper.isLocked
        ? { count: Math.ceil(count / group()), current: Math.floor((swiper.realIndex % count) / group()) }
        : { count: swiper.snapGrid.length, current: swiper.snapIndex ?? 0 },
  }
}

/** What the carousel is, for assistive technology and for stylesheets (contract media §3.5, core §18). */
function mark({ root, box, wrapper, kind }: Parts, { offset }: SliderOptions) {
  const [widget, live, outer] = [
    createWriter(root),
    createWriter(wrapper),
    createWriter(root.closest<HTMLElement>('.elementor-widget-wrap') ?? root),
  ]
  const isNamed = root.hasAttribute('aria-label') || root.hasAttribute('aria-labelledby')
  if (!isNamed) widget.set('aria-label', sliderText('a11yCarouselWrapperAriaLabel', root))
  // A landmark only by the author's own name: ten regions of one name are none.
  if (!root.hasAttribute('role')) widget.set('role', isNamed ? 'region' : 'group')
  widget.set('aria-roledescription', kind === 'hand' ? sliderText('carousel', root) : 'carousel')
  if (kind !== 'hand') {
    widget.set('.e-widget-swiper', true)
    if (root.closest('.elementor-widget-wrap')) outer.set('.e-swiper-container', true)
  }
  const side = createWriter(box)
  if (offset !== 'none') side.set(`.offset-${offset}`, true)
  return {
    playing: (isPlaying: boolean) => live.set('aria-live', isPlaying ? 'off' : 'polite'),
    stop: () => stopAll([widget.stop, live.stop, outer.stop, side.stop]),
  }
}

type JQuery = (el: Element) => { data: (key: string, value: unknown) => void; removeData?: (key: string) => void }

/** Where pages and add-ons look for the instance: `el.swiper` (Swiper's own doing) and jQuery's data; with the player under its old name. */
function expose(swiper: Slider, box: HTMLElement, play: Autoplay): Undo {
  const { jQuery: given } = globalThis as { jQuery?: JQuery }
  // An element's id may put the element there.
  const jQuery = typeof given === 'function' ? given : undefined
  Object.assign(swiper, {
    autoplay: {
      get running() {
        return play.isPlaying()
      },
      start: play.play,
      stop: play.halt,
      pause: () => play.hold('page', true),
      resume: () => play.hold('page', false),
    },
  })
  jQuery?.(box).data('swiper', swiper)
  return () => jQuery?.(box).removeData?.('swiper')
}
