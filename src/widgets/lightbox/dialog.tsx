import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { focusedElement, ofDocument, pageBody, pageTitle } from '../../base/document'
import { on } from '../../base/events'
import { closestOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { swiperClass } from '../../page/page-config'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { CloseLink } from '../../ui/close-button'
import { DialogFrame } from '../../ui/dialog-frame'
import { Caption } from './caption'
import { createIconRenderer } from './icons'
import { handleKey } from './keyboard'
import { createNavigation, type Navigation } from './navigation'
import { SlideArrow } from './slide-arrow'
import { SlideView } from './slide-view'
import { Toolbar } from './toolbar'
import type { SlideData, Slideshow } from './types'

/** Inactivity in ms after which the tools fade (contract media §1.7). */
const IDLE_MS = 3500

interface LightboxDialogProps {
  slideshow: Slideshow
  onClose: () => void
  dialogRef: RefObject<HTMLDialogElement | null>
  /** The current key handlers. */
  keysRef: RefObject<LightboxKeys>
}

export interface LightboxKeys {
  onEscape: () => void
  tabStops: () => HTMLElement[] | undefined
}

/** The current slide and its state; changing slides closes the share menu. */
function useSlides(row: RefObject<HTMLDivElement | null>, startIndex: number) {
  const [index, setIndex] = useState(startIndex)
  const [isZoomed, setZoomed] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const navigation = useRef<Navigation>(null)
  useLayoutEffect(() => {
    navigation.current = createNavigation({
      row: row.current as HTMLElement,
      startIndex,
      onSlideChange: (newIndex) => {
        setIndex(newIndex)
        setSharing(false)
      },
      onZoomChange: setZoomed,
    })
    return navigation.current.stop
  }, [row, startIndex])
  return { navigation, index, isZoomed, isSharing, setSharing }
}

/**
 * Restores the focus if its element is gone with the slide or share menu. Otherwise it would be on the page behind, and the dialog would
 * get no keys.
 */
function useKeptFocus(dialogRef: LightboxDialogProps['dialogRef'], index: number, isSharing: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these take elements away; at other times the focus may be on its way elsewhere
  useLayoutEffect(() => {
    const focused = focusedElement()
    if (dialogRef.current?.open && (focused === pageBody() || (focused && closestOf(focused, '.swiper-slide:not(.swiper-slide-active)'))))
      dialogRef.current.focus({ preventScroll: true })
  }, [index, isSharing])
}

/** Whether something is full screen, and how to toggle it for `target`. Browsers refuse a `<dialog>` as the target. */
function useFullscreen(target: RefObject<HTMLElement | null>): { isOn: boolean; onToggle: () => void } {
  const [isOn, setOn] = useState(false)
  useLayoutEffect(() => on(document, 'fullscreenchange', () => setOn(Boolean(ofDocument('fullscreenElement')))), [])
  const onToggle = () => {
    const change = ofDocument('fullscreenElement') ? ofDocument('exitFullscreen').call(document) : target.current?.requestFullscreen()
    // Browsers may refuse, for example in a frame; then nothing changes.
    change?.catch(() => {})
  }
  return { isOn, onToggle }
}

/** Whether nothing has happened for `ms`; each call of `onActivity` restarts the time. */
function useIdle(ms: number): { isIdle: boolean; onActivity: () => void } {
  const [isIdle, setIdle] = useState(false)
  const timer = useRef(0)
  const onActivity = () => {
    setIdle(false)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setIdle(true), ms)
  }
  useLayoutEffect(() => () => clearTimeout(timer.current), [])
  return { isIdle, onActivity }
}

/** The whole lightbox, with the elements and classes that existing sites' stylesheets use (contract media §1.5). */
export function LightboxDialog({ slideshow, onClose, dialogRef, keysRef }: LightboxDialogProps) {
  const { id, slides, startIndex, videoRatio, entranceAnimation } = slideshow
  const [renderIcon] = useState(createIconRenderer)
  const content = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(content)
  const { isIdle, onActivity } = useIdle(IDLE_MS)
  const row = useRef<HTMLDivElement>(null)
  const { navigation, index, isZoomed, isSharing, setSharing } = useSlides(row, startIndex)
  useKeptFocus(dialogRef, index, isSharing)
  const slide = slides[index] as SlideData
  const hasSeveral = slides.length > 1

  const closeShareMenu = () => {
    setSharing(false)
    dialogRef.current?.querySelector<HTMLElement>('.eicon-share-arrow')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    onActivity()
    if (!navigation.current) return
    handleKey(event, { navigation: navigation.current, slideCount: slides.length })
  }
  const onClick = (event: MouseEvent) => {
    onActivity()
    const target = event.target as Element
    // A button that removes itself when pressed, such as the consent button, is no longer in the page. Of a double click, the first has opened it.
    if (!target.isConnected || event.detail > 1 || closestOf(target, '.elementor-lightbox-prevent-close,.dialog-close-button')) return
    event.preventDefault()
    if (isSharing) setSharing(false)
    else onClose()
  }
  keysRef.current = {
    onEscape: isSharing ? closeShareMenu : onClose,
    // The share menu and its button.
    tabStops: () => (isSharing && dialogRef.current ? queryAll(dialogRef.current, 'header :is([role=button],a[href])') : undefined),
  }

  const windowClasses = [
    'skerry-lightbox-window',
    swiperClass(),
    isZoomed && 'elementor-slideshow--zoom-mode',
    isSharing && 'elementor-slideshow--share-mode',
    fullscreen.isOn && 'elementor-slideshow--fullscreen-mode',
    isIdle && !isSharing && 'elementor-slideshow--ui-hidden',
  ]
  return (
    <DialogFrame
      hasBuilderMarkup
      dialog={{
        ref: dialogRef,
        id,
        className: 'elementor-lightbox',
        // The dialog takes the focus, so that Tab leads to its first button.
        tabIndex: 0,
        'aria-modal': true,
        'aria-label': slide.title || slide.alt || pageTitle(),
        onKeyDown,
        onClick,
        onPointerMove: onActivity,
      }}
      box={{ ref: content }}
      message={{ className: entranceAnimation && `animated ${entranceAnimation}` }}
      closeButton={
        <CloseLink label={`${translate(texts.close)} (Esc)`} onClose={onClose}>
          <i className="eicon-close" aria-hidden="true">
            {renderIcon('close')}
          </i>
        </CloseLink>
      }
    >
      <div className={windowClasses.filter(Boolean).join(' ')}>
        {(hasSeveral || !slide.isVideo) && (
          <Toolbar
            slide={slide}
            counter={hasSeveral ? `${index + 1} / ${slides.length}` : ''}
            renderIcon={renderIcon}
            share={{ isOn: isSharing, onToggle: () => setSharing(!isSharing) }}
            zoom={{ isOn: isZoomed, onToggle: () => navigation.current?.zoom.toggle() }}
            fullscreen={fullscreen}
          />
        )}
        <div className="swiper-wrapper" ref={row}>
          {slides.map((each, i) => (
            <SlideView
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={i}
              slide={each}
              isActive={i === index}
              isNear={[0, 1, slides.length - 1].includes(Math.abs(i - index))}
              videoRatio={videoRatio}
            />
          ))}
        </div>
        {hasSeveral && (
          <>
            <SlideArrow
              side="next"
              label={translate(texts.next)}
              icon={renderIcon('chevron-right')}
              onPress={() => navigation.current?.goBy(1)}
            />
            <SlideArrow
              side="prev"
              label={translate(texts.previous)}
              icon={renderIcon('chevron-left')}
              onPress={() => navigation.current?.goBy(-1)}
            />
          </>
        )}
        <Caption title={slide.title} description={slide.description} />
      </div>
    </DialogFrame>
  )
}
