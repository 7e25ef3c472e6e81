import { createRoot } from 'react-dom/client'
import { isActivationKey } from '../../dom/on-press'
import { createWriter } from '../../dom/writer'
import type { SliderOptions } from './options'
import { sliderText } from './texts'
import type { Control, Navigation, SwiperInstance } from './types'

export interface PaginationContext {
  root: HTMLElement
  /** The empty element that holds it: the server's, or ours in hand-written markup. */
  container: HTMLElement
  kind: Exclude<SliderOptions['pagination'], ''>
  swiper: SwiperInstance
  navigation: Navigation
}

/**
 * Bullets, a fraction or a progress bar (contract media §3.4), rendered straight into `container`: sites' stylesheets expect the bullets to
 * be its children. `stop` restores what the container held.
 */
export function startPagination({ root, container, kind, swiper, navigation }: PaginationContext): Control {
  const writer = createWriter(container)
  const served = [...container.childNodes]
  const reactRoot = createRoot(container)
  const bulletLabel = sliderText('a11yCarouselPaginationBulletMessage', root)
  writer.set(`.swiper-pagination-${kind}`, true)
  writer.set('.swiper-pagination-horizontal', true)
  if (kind === 'bullets') writer.set('.swiper-pagination-clickable', true)
  const view = () => {
    const pages = navigation.pages()
    if (kind === 'bullets') return <Bullets {...pages} label={bulletLabel} onSelect={navigation.goToPage} />
    if (kind === 'fraction') return <Fraction {...pages} />
    return <ProgressBar {...pages} speed={swiper.params.speed} isRtl={swiper.rtl} />
  }
  const update = () => {
    writer.set('.swiper-pagination-lock', swiper.isLocked)
    const hadFocus = container.contains(document.activeElement)
    reactRoot.render(view())
    // The focus goes on to the current bullet, the only one that the Tab key reaches.
    if (hadFocus) container.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }
  const stop = () => {
    reactRoot.unmount()
    container.replaceChildren(...served)
    writer.stop()
  }
  return { update, stop }
}

interface Pages {
  count: number
  current: number
}

interface Selectable {
  label: string
  onSelect: (page: number) => void
}

const Bullets = ({ count, current, ...selectable }: Pages & Selectable) =>
  [...Array(count).keys()].map((page) => <Bullet key={page} page={page} isCurrent={page === current} {...selectable} />)

const Bullet = ({ page, isCurrent, label, onSelect }: { page: number; isCurrent: boolean } & Selectable) => (
  // biome-ignore lint/a11y/useSemanticElements: sites' stylesheets expect a span, as the builder makes it
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

const Fraction = ({ count, current }: Pages) => (
  <>
    <span className="swiper-pagination-current">{current + 1}</span>
    {' / '}
    <span className="swiper-pagination-total">{count}</span>
  </>
)

const ProgressBar = ({ count, current, speed, isRtl }: Pages & { speed: number; isRtl: boolean }) => (
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
