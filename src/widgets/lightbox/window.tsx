import { useLayoutEffect, useRef, useState } from 'react'
import { on } from '../../base/events'
import { config } from '../../builder/config'
import { swiperClass } from '../../builder/page-config'
import { hasIconFont, Lines } from './icons'
import { SlideView } from './slide'
import type { More, Show } from './slides'
import { makeTrack, type Track } from './track'
import { lightboxText } from './translate'
import { MOST, type Zoom } from './zoom'

/** How long nobody does anything before the tools fade (contract media §1.7). */
const IDLE = 3500
/** Spelled out for selectors of sites and tools; the window takes the focus, so that Tab leads to its first button. */
const ROOT = { role: 'dialog', 'aria-modal': true, tabIndex: 0 }
/** An anchor, because stylesheets know it so. */
const CLOSE = { href: '#', role: 'button', tabIndex: 0, className: 'dialog-close-button dialog-lightbox-close-button' }
interface Made {
  track: Track
  zoom?: Zoom
}
interface Props {
  show: Show
  close: () => void
}

/** The whole window, in the shape that stylesheets of existing sites know (contract media §1.5). */
export function Window({ show: { id, slides, start, ratio, animation }, close }: Props) {
  const [at, setAt] = useState(start)
  const [isLarge, setLarge] = useState(false)
  const [isSharing, share] = useState(false)
  const [isFull, setFull] = useState(false)
  const [isIdle, setIdle] = useState(false)
  const [isDrawn] = useState(() => !hasIconFont())
  const [more, setMore] = useState<More>()
  const root = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const made = useRef<Made>(null)
  // Listeners are made once and look here for what is on show now.
  const now = useRef({ at, timer: 0 })
  now.current.at = at
  const slide = slides[at] as Show['slides'][number]
  const many = slides.length > 1

  const goTo = (to: number, step: number) => {
    const from = now.current.at
    if (!many || to === from) return
    made.current?.zoom?.reset()
    share(false)
    setAt(to)
    now.current.at = to
    made.current?.track.move(from, to, step)
  }
  const go = (step: number) => {
    // A large picture is looked at, not left (contract media §1.7).
    if (made.current && !made.current.zoom?.isLarge()) goTo(made.current.track.beside(now.current.at, step), step)
  }
  const awake = () => {
    setIdle(false)
    clearTimeout(now.current.timer)
    now.current.timer = window.setTimeout(() => setIdle(true), IDLE)
  }
  const toggleZoom = () => made.current?.zoom?.to(isLarge ? 1 : MOST)

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once
  useLayoutEffect(() => {
    const box = row.current as HTMLElement
    const track = makeTrack(box, config().rtl)
    const own: Made = { track }
    made.current = own
    track.settle(start)
    const { current } = now
    const stops = [on(document, 'fullscreenchange', () => setFull(Boolean(document.fullscreenElement))), () => clearTimeout(current.timer)]
    let isOver = false
    import('./more').then(
      (m) => {
        if (isOver) return
        const zoom = m.makeZoom(() => box.children[current.at]?.querySelector('img') ?? null, setLarge)
        own.zoom = zoom
        stops.push(m.listenToGestures({ row: box, track, zoom, at: () => current.at, go }))
        // A module is no state's function, but would be called like one.
        setMore(() => m)
      },
      () => {},
    )
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [])

  // What held the focus may go with its slide; on the page behind, no key would be heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are when it may have gone
  useLayoutEffect(() => {
    const held = document.activeElement
    if (root.current?.open && (held === document.body || held?.closest('.swiper-slide:not(.swiper-slide-active)')))
      root.current.focus({ preventScroll: true })
  }, [at, isSharing, more])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts may be cut off at the same size
  useLayoutEffect(() => more?.watchTexts(root.current?.querySelector('footer') as HTMLElement), [at, more])

  const key = (event: KeyboardEvent) => {
    const zoom = made.current?.zoom
    awake()
    const target = event.target as HTMLElement
    const turn = ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 } as Record<string, number>)[event.key]
    const isAside = /[LR]/.test(event.key)
    const inMenu = isSharing ? root.current?.querySelector<HTMLElement>('header') : root.current
    if (event.key === 'Tab' && inMenu) more?.cycleTab(inMenu, event)
    else if (target.matches('video') || event.altKey || event.ctrlKey || event.metaKey) return
    else if (/^(Enter| )$/.test(event.key) && target.matches('[role=button],[role=switch]')) {
      event.preventDefault()
      if (!event.repeat) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    } else if (turn && isLarge) {
      event.preventDefault()
      if (isAside) zoom?.pan(turn * -80, 0)
      else zoom?.pan(0, turn * -80)
    } else if (turn && isAside) {
      event.preventDefault()
      go(config().rtl ? -turn : turn)
    } else if (event.key === 'Home') goTo(0, -1)
    else if (event.key === 'End') goTo(slides.length - 1, 1)
  }
  const click = (event: MouseEvent) => {
    awake()
    const target = event.target as Element
    // What was pressed may be gone by now: the answer to a question.
    if (!target.isConnected || target.closest('.elementor-lightbox-prevent-close')) return
    event.preventDefault()
    if (isSharing && !target.closest('.dialog-close-button')) share(false)
    else close()
  }
  const esc = (event: Event) => {
    if (event.target !== root.current) return
    event.preventDefault()
    if (!isSharing) return close()
    share(false)
    root.current?.querySelector<HTMLElement>('.eicon-share-arrow')?.focus()
  }

  const draw = (name: string, line: string | undefined) => isDrawn && <Lines name={name} line={line} />
  const mode = (name: string, isOn: boolean) => (isOn ? ` elementor-slideshow--${name}` : '')
  const arrow = (side: 'next' | 'prev', step: number, icon: string, line: string, name: string) => (
    // biome-ignore lint/a11y: stylesheets of sites know this element; the dialog hears its keys
    <div
      className={`elementor-swiper-button elementor-swiper-button-${side} elementor-lightbox-prevent-close`}
      role="button"
      tabIndex={0}
      aria-label={name}
      onClick={() => go(step)}
    >
      <i className={`eicon-${icon}`} aria-hidden="true">
        {draw(icon, line)}
      </i>
    </div>
  )
  // Handlers take the browser's own events: this is Preact.
  const heard = { onKeyDown: key, onClick: click, onCancel: esc, onPointerMove: awake } as object
  const motion = animation && ` animated ${animation}`
  return (
    <dialog
      ref={root}
      id={id}
      className="dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-lightbox"
      aria-label={slide.title || slide.alt || document.title}
      {...ROOT}
      {...heard}
    >
      <div className="dialog-widget-content dialog-lightbox-widget-content">
        <a {...CLOSE} {...{ 'aria-label': `${lightboxText('close', 'Close', 'Zamknij')} (Esc)` }}>
          <i className="eicon-close" aria-hidden="true">
            {draw('close', 'M5 5l14 14M19 5L5 19')}
          </i>
        </a>
        <div className="dialog-header dialog-lightbox-header" />
        <div className={`dialog-message dialog-lightbox-message${motion}`}>
          <div
            className={`skerry-lightbox-window ${swiperClass()}${mode('zoom-mode', isLarge)}${mode('share-mode', isSharing)}${mode('fullscreen-mode', isFull)}${mode('ui-hidden', isIdle && !isSharing)}`}
          >
            {more && (
              <more.Tools
                slide={slide}
                count={many ? `${at + 1} / ${slides.length}` : ''}
                draw={draw}
                zoom={{ isOn: isLarge, toggle: toggleZoom }}
                isFull={isFull}
                share={{ isOn: isSharing, toggle: () => share(!isSharing) }}
              />
            )}
            <div className="swiper-wrapper" ref={row}>
              {slides.map((each, i) => (
                <SlideView
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                  key={i}
                  slide={each}
                  isActive={i === at}
                  isNear={[0, 1, slides.length - 1].includes(Math.abs(i - at))}
                  ratio={ratio}
                  more={more}
                />
              ))}
            </div>
            {many && arrow('next', 1, 'chevron-right', 'M9 4l8 8-8 8', lightboxText('next', 'Next', 'Następne'))}
            {many && arrow('prev', -1, 'chevron-left', 'M15 4l-8 8 8 8', lightboxText('previous', 'Previous', 'Poprzednie'))}
            <footer className="elementor-slideshow__footer elementor-lightbox-prevent-close" aria-live="polite">
              {slide.title && <div className="elementor-slideshow__title">{slide.title}</div>}
              {slide.description && <div className="elementor-slideshow__description">{slide.description}</div>}
            </footer>
          </div>
        </div>
        <div className="dialog-buttons-wrapper dialog-lightbox-buttons-wrapper" />
      </div>
    </dialog>
  )
}
