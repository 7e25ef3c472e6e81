import { stopAll } from '../../base/lifetime'
import { fitWidth } from '../../dom/fit-width'
import { adoptStylesheet, onPaper } from '../../dom/stylesheet'
import { createWriters, type Writers } from '../../dom/writers'
import { device } from '../../page/device'
import { AVAILABLE_WIDTH, applyLayout } from './apply-layout'
import { startFilters } from './filters'
import { type Gallery, galleryParts } from './parts'
import { showPictures } from './pictures'
import { type GallerySettings, readHandWritten } from './settings'

export { settings } from './settings'

/** In print, the gallery's width differs from the one that rows and columns were computed for. */
const BOX =
  ':is(.e-gallery-masonry,.e-gallery-justified,[data-layout=masonry]:not(:has([data-gallery-items])),[data-layout=justified]:not(:has([data-gallery-items])),[data-layout] [data-gallery-items])'
const ON_PAPER = onPaper(`${BOX}{grid:none/repeat(auto-fill,minmax(10rem,1fr));gap:10px;height:auto}
${BOX}>*{position:static;width:auto;height:auto;aspect-ratio:3/2;break-inside:avoid}`)

/** Starts a gallery of pictures in even cells, in full-width rows or in columns, with filters (contract loops §7). */
export function start(host: HTMLElement, builderSettings: GallerySettings): () => void {
  const parts = galleryParts(host)
  const { box, items, isHandWritten } = parts
  const settings = isHandWritten ? readHandWritten(host) : builderSettings
  const isGrid = settings.gallery_layout === 'grid'
  const writers = createWriters()
  const loadedRatios = new WeakMap<Element, number>()
  let shown = items
  let width = 0
  let isStopped = false

  const stopWriting = coverCells(parts, writers)
  const wasVisible = isHandWritten && items[0] && getComputedStyle(items[0].picture).visibility === 'visible'
  /** Makes embed/css/gallery*.css show pictures that it hides until they are placed. */
  const markLaidOut = () => {
    if (!isStopped) writers.set(host, { 'data-layout': settings.gallery_layout })
  }
  const layout = () => {
    // Rows and columns need a width, which a hidden gallery gets only once shown.
    if (isStopped || (!isGrid && !width)) return
    applyLayout(parts, shown, settings, width, loadedRatios, writers)
    if (wasVisible) markLaidOut()
  }
  const layoutInFrame = onceInFrame(layout)
  // Show hidden pictures one frame after the first with their places, which for rows and columns is the second: anything earlier would
  // count as a layout shift.
  if (isHandWritten) requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(markLaidOut)))
  else addBuilderClasses(parts, settings, writers)

  const stopFilters = startFilters(host, parts, writers, (matching) => {
    shown = matching
    layout()
  })
  layout()
  const stopPictures = showPictures(items, settings.lazyload, (picture, ratio) => {
    if (loadedRatios.get(picture) === ratio) return
    loadedRatios.set(picture, ratio)
    if (!isGrid) layoutInFrame()
  })
  const stopWatchingWidth = isGrid
    ? () => {}
    : onWidth(box, (current) => {
        width = current
        layout()
      })

  const stops = [
    fitWidth(box),
    stopWatchingWidth,
    device().subscribe(layout),
    stopPictures,
    stopFilters,
    stopWriting,
    () => showHiddenPictures(box),
  ]
  return () => {
    isStopped = true
    stopAll(stops)
  }
}

/** Runs `work` in the next frame, once for all calls before it: thousands of pictures may load at once. */
function onceInFrame(work: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      work()
    })
  }
}

/** Makes pictures fill their cells, which in print get their own layout, and removes everything else from them. */
function coverCells({ items, around, strays }: Gallery, writers: Writers): () => void {
  for (const el of around) writers.set(el, { $display: 'contents' })
  for (const el of strays) writers.set(el, { $display: 'none' })
  for (const { picture } of items)
    writers.set(picture, { $display: 'block', $width: '100%', $height: '100%', $padding: '0', '$object-fit': 'cover' })
  const stops = [adoptStylesheet(ON_PAPER), writers.stop]
  return () => stopAll(stops)
}

function onWidth(box: Element, report: (width: number) => void): () => void {
  let last = 0
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries) {
      const { width } = contentRect
      // The layout changes heights, perhaps ones already reported in this frame, which would cause a ResizeObserver loop error.
      if (width !== last) requestAnimationFrame(() => report(width))
      last = width
    }
  })
  observer.observe(box)
  return () => observer.disconnect()
}

/** Adds the classes and names that the builder's script adds (contract loops §7.3). */
function addBuilderClasses(parts: Gallery, settings: GallerySettings, writers: Writers): void {
  const { box } = parts
  const { direction } = getComputedStyle(box)
  // Before the first layout, which needs a width.
  if (settings.gallery_layout !== 'grid') writers.set(box, AVAILABLE_WIDTH)
  for (const name of ['container', settings.gallery_layout, `-${direction}`]) writers.set(box, { [`.e-gallery-${name}`]: true })
  if (settings.lazyload) writers.set(box, { '.e-gallery--lazyload': true })
  applyHoverClasses(parts, settings, writers)
  labelPictures(parts, writers)
}

const GALLERY_OVERLAY = '.elementor-gallery-item__overlay'
const GALLERY_CONTENT = '.elementor-gallery-item__content'

/** Adds the builder's hover animation classes to the animated parts (contract loops §7.3). */
function applyHoverClasses({ items }: Gallery, settings: GallerySettings, writers: Writers): void {
  // A name with a space would be two classes.
  const addClass = (el: Element | null, animation: string) => {
    if (el && /^\S+$/.test(animation)) writers.set(el as HTMLElement, { [`.elementor-animated-item--${animation}`]: true })
  }
  for (const { el, picture } of items) {
    const content = el.querySelector<HTMLElement>(GALLERY_CONTENT)
    addClass(picture, settings.image_hover_animation)
    addClass(el.querySelector(GALLERY_OVERLAY), settings.background_overlay_hover_animation)
    for (const child of content?.children ?? []) addClass(child, settings.content_hover_animation)
    if (content && settings.content_sequenced_animation) writers.set(content, { '.elementor-gallery--sequenced-animation': true })
  }
}

/**
 * Hides builder pictures without alt text from screen readers, as decorative. A link left without a name is named by its lightbox title, or
 * else its number.
 */
function labelPictures({ items }: Gallery, writers: Writers): void {
  for (const [i, { el, picture, link }] of items.entries()) {
    if (picture.getAttribute('aria-label')) continue
    writers.set(picture, { role: null, 'aria-label': null })
    if (el.matches('a') && !el.getAttribute('aria-label') && !el.textContent?.trim())
      writers.set(el, { 'aria-label': link?.getAttribute('data-elementor-lightbox-title') || `${i + 1} / ${items.length}` })
  }
}

/**
 * Stops embed/css/gallery*.css from hiding pictures that have no place yet (it shows them after a while, in case the script fails to load):
 * once the gallery has stopped, nothing will place them.
 */
function showHiddenPictures(box: HTMLElement): void {
  for (const animation of box.getAnimations({ subtree: true }))
    if (/late$/.test((animation as CSSAnimation).animationName)) animation.finish()
}
