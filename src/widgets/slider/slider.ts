import { yieldToMain } from '../../base/queue'
import type { Raw } from '../../base/values'
import { config } from '../../builder/config'
import { SETTINGS } from '../../builder/selectors'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { rawSettings } from '../../settings/read'
import { pauseButtonStyles } from '../../ui/pause-button'
import { slideContents } from './content'
import { stopAll } from './dom-snapshot'
import { lazyPictures } from './lazy'
import { type SliderOptions, sliderOptions } from './options'
import { type Parts, partsOf } from './parts'
import { startSlider } from './start'

/** The least that makes a slider of markup without its own stylesheet, and the looks of the one button we add to the builder's; texts begin where it lies on pictures. */
const CSS = `:where([data-widget=slider].swiper){position:relative;display:block;overflow:hidden;touch-action:pan-y}
:where([data-widget=slider]>.swiper-wrapper){position:relative;display:flex;transition-property:transform}
:where([data-widget=slider]>*>.swiper-slide){position:relative;box-sizing:border-box;flex:none;transition-property:transform}
:where([data-widget=slider].swiper-fade>*>.swiper-slide){pointer-events:none;transition-property:opacity}
:where([data-widget=slider].swiper-fade>*>.swiper-slide-active){pointer-events:auto}
${pauseButtonStyles('skerry-slider-pause', 'inset-block-start:8px;inset-inline-start:8px', '.elementor-widget')}
:where(:is([data-widget_type^=testimonial],[data-widget_type^=reviews],[data-widget_type^=nested]) .skerry-slider-pause){inset-block:auto 8px;inset-inline:auto 8px}`

export type Effects = typeof import('./effects')
export type Undo = () => void
/** Does a part of the start when its turn comes, unless the carousel has ended by then; `work` pushes the undoing of each thing as it does it. */
export type RunInTask = (work: (stops: Undo[]) => void) => void

/** Starts one carousel as soon as it has a size. What fails in a later task goes to `onError`. */
export function start(root: HTMLElement, _settings: object, onError: (error: unknown) => void): Undo {
  const parts = partsOf(root)
  if (!parts) return () => {}
  const raw = rawSettings(root, SETTINGS)
  const stops: Undo[] = []
  let stopped = false
  const turn: RunInTask = async (work) => {
    // A task of its own, shared with nothing: each part of the start is as long as a slice of the queue by itself on a slow phone, so in
    // the queue it would come on top of one.
    await yieldToMain()
    if (stopped) return
    try {
      work(stops)
    } catch (error) {
      onError(error)
    }
  }
  const begin = (wanted: SliderOptions, more?: Effects) => {
    if (stopped) return
    stops.push(adoptStylesheet(CSS))
    startSlider(parts, wanted, raw, turn, more)
  }
  if (parts.slides.length < 2) stops.push(single(parts))
  else
    stops.push(
      whenSized(parts.box, () => {
        const wanted = sliderOptions(parts.kind, raw, parts.slides.length, config().breakpoints)
        if (!isRare(wanted, raw)) return begin(wanted)
        // Without the rarer part it is a plain slider.
        void import('./effects').then(
          (more) => begin(wanted, more),
          () => begin({ ...wanted, effect: 'slide' }),
        )
      }),
    )
  return () => {
    stopped = true
    stopAll(stops)
  }
}

const isRare = ({ effect }: SliderOptions, { skin }: Raw) => effect === 'cube' || effect === 'coverflow' || skin === 'slideshow'

/** One slide is no slider, but its picture and texts are to be seen (contract loops §9). */
function single({ box, kind, slides, prev, next, dots }: Parts): Undo {
  // Controls that a server wrote all the same have nothing to do, and no names.
  const locks = kind === 'hand' ? [] : [prev, next, dots].filter((el) => el !== undefined).map(createWriter)
  for (const lock of locks) {
    lock.set('.swiper-button-lock', true)
    lock.set('.swiper-pagination-lock', true)
  }
  const pictures = lazyPictures()
  pictures.load(slides)
  const stop = kind === 'slides' ? slideContents(box) : undefined
  return () => {
    stop?.()
    stopAll(locks.map((lock) => lock.stop))
    pictures.stop()
  }
}

/** Now, or when a hidden tab or popup around it opens: what has no width cannot be laid out. */
function whenSized(box: HTMLElement, then: () => void): Undo {
  if (box.clientWidth) {
    then()
    return () => {}
  }
  const sizes = new ResizeObserver(() => {
    if (!box.clientWidth) return
    sizes.disconnect()
    then()
  })
  sizes.observe(box)
  return () => sizes.disconnect()
}
