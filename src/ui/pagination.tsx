import { isActivationKey } from '../dom/on-press'
import { ChangingText } from './changing-text'
import { ownSelector } from './own-selector'

/** The elements and classes are those that stylesheets of sites know of the builder's carousels (contract media §3.4). */
interface Pages {
  count: number
  current: number
}

interface Selectable {
  label: string
  onSelect: (page: number) => void
}

/** A dot for each page, of which each leads to its own. */
export const PaginationDots = ({ count, current, ...selectable }: Pages & Selectable) =>
  [...Array(count).keys()].map((page) => <Dot key={page} page={page} isCurrent={page === current} {...selectable} />)

const Dot = ({ page, isCurrent, label, onSelect }: { page: number; isCurrent: boolean } & Selectable) => (
  // biome-ignore lint/a11y/useSemanticElements: sites' stylesheets expect a span
  <span
    className={isCurrent ? 'swiper-pagination-bullet swiper-pagination-bullet-active' : 'swiper-pagination-bullet'}
    data-bullet-index={page}
    role="button"
    aria-label={`${label} ${page + 1}`}
    aria-current={isCurrent ? 'true' : undefined}
    // The Tab key stops at one bullet only; the arrow keys lead to the others.
    tabIndex={isCurrent ? 0 : -1}
    onClick={() => onSelect(page)}
    onKeyDown={(event) => {
      if (!isActivationKey(event)) return
      // Space would scroll the page.
      event.preventDefault()
      onSelect(page)
    }}
  />
)

export const Fraction = ({ count, current }: Pages) => (
  <>
    <span className="swiper-pagination-current">
      <ChangingText text={current + 1} />
    </span>
    {' / '}
    <span className="swiper-pagination-total">
      <ChangingText text={count} />
    </span>
  </>
)

export const ProgressBar = ({ count, current, speed, isRtl }: Pages & { speed: number; isRtl: boolean }) => (
  <span
    className="swiper-pagination-progressbar-fill"
    style={{
      transform: `translate3d(0,0,0) scaleX(${(current + 1) / count}) scaleY(1)`,
      transitionDuration: `${speed}ms`,
      // Swiper's stylesheet turns the origin only for bars that stand inside the box.
      transformOrigin: `${isRtl ? 'right' : 'left'} top`,
    }}
  />
)

const LINE = 'height:4px;border-radius:2px'
/** The look of all three in `within`, which is laid out as a flex box. */
export const paginationStyles = (within: string): string => {
  const [dot, activeDot, fill] = ['bullet', 'bullet-active', 'progressbar-fill'].map((part) =>
    ownSelector(`${within} .swiper-pagination-${part}`),
  )
  return `${dot}{all:unset;flex:0 0 24px;height:24px;border-radius:50%;background:radial-gradient(circle,color-mix(in srgb,currentColor 60%,#0000) 4px,#0000 5px);cursor:pointer;pointer-events:auto}
${activeDot}{background:radial-gradient(circle,var(--skerry-accent,#0b5cad) 6px,#0000 7px)}
${dot}:focus-visible{outline:3px solid var(--skerry-accent,#0b5cad);outline-offset:2px}
${fill}{all:unset;flex:1;${LINE};background:var(--skerry-accent,#0b5cad);transition-property:transform}
${ownSelector(`${within}.swiper-pagination-progressbar`)}::before{position:absolute;inset-inline:0;${LINE};background:color-mix(in srgb,currentColor 20%,#0000);content:""}
@media(forced-colors:active){${dot}{forced-color-adjust:none;background-color:ButtonFace;color:ButtonText}
${activeDot}{background:radial-gradient(circle,Highlight 7px,ButtonFace 8px)}}`
}
