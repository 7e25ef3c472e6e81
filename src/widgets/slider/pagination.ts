import { focusedElement } from '../../base/document'
import { on } from '../../base/events'
import { matchesSelector } from '../../base/property-of'
import { nextFrame } from '../../dom/on-scroll'
import { inLayer } from '../../dom/stylesheet'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { createDots, createFraction, createProgressBar } from '../../ui/pagination'
import { middleOf, spaceDots } from './dot-spacing'
import type { SliderOptions } from './options'
import type { Control, Navigation, Stop, SwiperInstance } from './types'

export interface PaginationContext {
  root: HTMLElement
  /** The empty element that contains it: the server's, or ours in hand-written markup. */
  container: HTMLElement
  kind: Exclude<SliderOptions['pagination'], ''>
  swiper: SwiperInstance
  navigation: Navigation
}

/** Forced colours remove the backgrounds that make up the dots and bars of a builder's page, whose stylesheet also fades most dots. */
export const PAGINATION_STYLES = inLayer(`@media(forced-colors:active){
.elementor-element :is(.swiper-pagination-bullet,.swiper-pagination-progressbar,.swiper-pagination-progressbar-fill):not([data-widget] *){forced-color-adjust:none;background:color-mix(in srgb,CanvasText 60%,Canvas)!important;opacity:1!important}
.elementor-element :is(.swiper-pagination-bullet-active,.swiper-pagination-progressbar-fill):not([data-widget] *){background:Highlight!important;outline:1px solid Highlight}}`)

/** Scrolls an overflowing row of dots to the current one in the next frame, after all reads in it. */
const showCurrentDot = (container: HTMLElement): Stop =>
  nextFrame(() => {
    const dot = container.querySelector('[aria-current]')
    if (!dot || container.scrollWidth <= container.clientWidth) return
    const distance = middleOf(dot) - middleOf(container)
    return () => {
      container.scrollLeft += distance
    }
  })

/**
 * Renders bullets, a fraction or a progress bar (contract media §3.4) directly in `container`, because site stylesheets expect the bullets
 * as its children. `stop` restores the container's content.
 */
export function startPagination({ root, container, kind, swiper, navigation }: PaginationContext): Control {
  const writers = createWriters()
  const served = [...container.childNodes]
  container.replaceChildren()
  const bulletLabel = translate(texts.a11yCarouselPaginationBulletMessage, root)
  writers.set(container, { [`.swiper-pagination-${kind}`]: true, '.swiper-pagination-horizontal': true })
  if (kind === 'bullets') {
    writers.set(container, { '.swiper-pagination-clickable': true })
    if (!container.hasAttribute('role')) writers.set(container, { role: 'group' })
    if (!container.hasAttribute('aria-labelledby') && !container.getAttribute('aria-label'))
      writers.set(container, { 'aria-label': translate(texts.chooseSlide, root) })
  }
  const spacing = kind === 'bullets' ? spaceDots(container) : undefined
  const stopKeys = on<KeyboardEvent>(container, 'keydown', (event) => {
    const page = { Home: 0, End: navigation.pages().count - 1 }[event.key]
    if (kind !== 'bullets' || page === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // These keys would scroll the page.
    event.preventDefault()
    navigation.goToPage(page)
  })
  const show =
    kind === 'bullets'
      ? createDots(container, bulletLabel, navigation.goToPage)
      : kind === 'fraction'
        ? createFraction(container)
        : createProgressBar(container, () => swiper.params.speed, swiper.rtl)
  const update = () => {
    writers.set(container, { '.swiper-pagination-lock': swiper.isLocked })
    const focused = focusedElement()
    const hadFocus = container.contains(focused)
    // Keyboard users need to see the focus; a pointer press must not scroll.
    const isSeen = hadFocus && focused && matchesSelector(focused, ':focus-visible')
    show(navigation.pages())
    spacing?.update()
    showCurrentDot(container)
    // Focus the current bullet, the only one in the tab order.
    if (hadFocus) container.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: !isSeen })
  }
  const stop = () => {
    stopKeys()
    spacing?.stop()
    container.replaceChildren(...served)
    writers.stop()
  }
  return { update, stop }
}
