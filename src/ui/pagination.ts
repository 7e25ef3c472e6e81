import { createElement } from '../base/create-element'
import { propertyOf } from '../base/property-of'
import { onPress } from '../dom/on-press'
import { createText } from './create-text'
import { ownSelector } from './own-selector'

/** Elements and classes are those of the builder's carousels, which site stylesheets know (contract media §3.4). */
interface Pages {
  count: number
  current: number
}
/** Renders the pages in the container. Without React, which a page with sliders may not otherwise need. */
type Show = (pages: Pages) => void

/** Renders a dot for each page, which goes to that page. */
export function createDots(container: HTMLElement, label: string, onSelect: (page: number) => void): Show {
  const dots: HTMLElement[] = []
  return ({ count, current }) => {
    while (dots.length < count) {
      const page = dots.length
      const name = { role: 'button', 'aria-label': `${label} ${page + 1}` }
      const dot = createElement('span', { class: 'swiper-pagination-bullet', 'data-bullet-index': String(page), ...name })
      onPress(dot, () => onSelect(page), true)
      container.append(dot)
      dots.push(dot)
    }
    for (const dot of dots.splice(count)) dot.remove()
    dots.forEach((dot, page) => {
      const isCurrent = page === current
      propertyOf(dot, 'classList').toggle('swiper-pagination-bullet-active', isCurrent)
      if (isCurrent) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
      // Only one bullet is a tab stop; arrow keys reach the others.
      dot.tabIndex = isCurrent ? 0 : -1
    })
  }
}

export function createFraction(container: HTMLElement): Show {
  const [current, total] = ['current', 'total'].map((part) => createElement('span', { class: `swiper-pagination-${part}` })) as [
    HTMLElement,
    HTMLElement,
  ]
  container.append(current, ' / ', total)
  const [showCurrent, showTotal] = [createText(current), createText(total)]
  return (pages) => {
    showCurrent(`${pages.current + 1}`)
    showTotal(`${pages.count}`)
  }
}

export function createProgressBar(container: HTMLElement, speed: () => number, isRtl: boolean): Show {
  const bar = createElement('span', { class: 'swiper-pagination-progressbar-fill' })
  container.append(bar)
  return ({ count, current }) => {
    const style = propertyOf(bar, 'style')
    style.transform = `translate3d(0,0,0) scaleX(${(current + 1) / count}) scaleY(1)`
    style.transitionDuration = `${speed()}ms`
    // Swiper's stylesheet flips the origin only for bars inside the box.
    style.transformOrigin = `${isRtl ? 'right' : 'left'} top`
  }
}

const LINE = 'height:4px;border-radius:2px'
/** The look of all three in `within`, a flex box. */
export const paginationStyles = (within: string): string => {
  const [dot, activeDot, fill] = ['bullet', 'bullet-active', 'progressbar-fill'].map((part) =>
    ownSelector(`${within} .swiper-pagination-${part}`),
  )
  const track = `${ownSelector(`${within}.swiper-pagination-progressbar`)}::before`
  return `${dot}{all:unset;flex:0 0 24px;height:24px;border-radius:50%;background:radial-gradient(circle,color-mix(in srgb,currentColor 60%,#0000) 4px,#0000 5px);cursor:pointer;pointer-events:auto}
${activeDot}{background:radial-gradient(circle,var(--skerry-accent,#0b5cad) 6px,#0000 7px)}
${dot}:focus-visible{outline:3px solid var(--skerry-accent,#0b5cad);outline-offset:2px}
${fill}{all:unset;flex:1;${LINE};background:var(--skerry-accent,#0b5cad);transition-property:transform}
${track}{position:absolute;inset-inline:0;${LINE};background:color-mix(in srgb,currentColor 20%,#0000);content:""}
@media(forced-colors:active){${dot}{forced-color-adjust:none;background-color:ButtonFace;color:ButtonText}
${activeDot}{background:radial-gradient(circle,Highlight 7px,ButtonFace 8px)}
${fill},${track}{forced-color-adjust:none}${track}{background:color-mix(in srgb,CanvasText 25%,Canvas)}${fill}{background:Highlight}}`
}
