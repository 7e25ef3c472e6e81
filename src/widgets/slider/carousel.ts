import { chunks } from '../../chunks'
import { write } from '../../ledger'
import { SETTINGS } from '../../markup'
import { giveWay } from '../../queue'
import { type Raw, rawSettings } from '../../read'
import { config } from '../../services/config'
import { addSheet, pauseLooks } from '../sheet'
import { slideContents } from './content'
import { lazyPictures } from './lazy'
import { type Options, options } from './options'
import { type Parts, partsOf } from './parts'
import { run } from './run'
import { undoAll } from './traces'

/** The least that makes a slider of markup without its own stylesheet, and the looks of the one button we add to the builder's; texts begin where it lies on pictures. */
const CSS = `:where([data-widget=slider].swiper){position:relative;display:block;overflow:hidden;touch-action:pan-y}
:where([data-widget=slider]>.swiper-wrapper){position:relative;display:flex;transition-property:transform}
:where([data-widget=slider]>*>.swiper-slide){position:relative;box-sizing:border-box;flex:none;transition-property:transform}
:where([data-widget=slider].swiper-fade>*>.swiper-slide){pointer-events:none;transition-property:opacity}
:where([data-widget=slider].swiper-fade>*>.swiper-slide-active){pointer-events:auto}
${pauseLooks('.elementor-widget .skerry-slider-pause', 'inset-block-start:8px;inset-inline-start:8px')}
:where(:is([data-widget_type^=testimonial],[data-widget_type^=reviews],[data-widget_type^=nested]) .skerry-slider-pause){inset-block:auto 8px;inset-inline:auto 8px}`

export type More = Awaited<ReturnType<typeof chunks.sliderMore>>
export type Undo = () => void
/** Does a part of the start when its turn comes, unless the carousel has ended by then; `work` pushes the undoing of each thing as it does it. */
export type Turn = (work: (stops: Undo[]) => void) => void

/** Starts one carousel as soon as it has a size; gives its undoing. What goes wrong in a later turn goes to `fail`. */
export function carousel(root: HTMLElement, fail: (error: unknown) => void): Undo {
  const parts = partsOf(root)
  if (!parts) return () => {}
  const raw = rawSettings(root, SETTINGS)
  const stops: Undo[] = []
  let stopped = false
  const turn: Turn = async (work) => {
    // A task of its own, shared with nothing: each part of the start is as long as a slice of the queue by itself on a slow phone, so in
    // the queue it would come on top of one.
    await giveWay()
    if (stopped) return
    try {
      work(stops)
    } catch (error) {
      fail(error)
    }
  }
  const begin = (wanted: Options, more?: More) => {
    if (stopped) return
    stops.push(addSheet(CSS))
    run(parts, wanted, raw, turn, more)
  }
  if (parts.slides.length < 2) stops.push(single(parts))
  else
    stops.push(
      whenSized(parts.box, () => {
        const wanted = options(parts.kind, raw, parts.slides.length, config().breakpoints)
        if (!isRare(wanted, raw)) return begin(wanted)
        // Without the rarer part it is a plain slider.
        void chunks.sliderMore().then(
          (more) => begin(wanted, more),
          () => begin({ ...wanted, effect: 'slide' }),
        )
      }),
    )
  return () => {
    stopped = true
    undoAll(stops)
  }
}

const isRare = ({ effect }: Options, { skin }: Raw) => effect === 'cube' || effect === 'coverflow' || skin === 'slideshow'

/** One slide is no slider, but its picture and texts are to be seen (contract loops §9). */
function single({ box, kind, slides, prev, next, dots }: Parts): Undo {
  // Controls that a server wrote all the same have nothing to do, and no names.
  const locks = kind === 'hand' ? [] : [prev, next, dots].filter((el) => el !== undefined).map(write)
  for (const lock of locks) {
    lock.set('.swiper-button-lock', true)
    lock.set('.swiper-pagination-lock', true)
  }
  const pictures = lazyPictures()
  pictures.load(slides)
  const stop = kind === 'slides' ? slideContents(box) : undefined
  return () => {
    stop?.()
    undoAll(locks.map((lock) => lock.stop))
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
