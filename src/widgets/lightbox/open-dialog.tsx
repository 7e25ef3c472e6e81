import type { RefObject } from 'react'
import { createRoot } from 'react-dom/client'
import { createElement } from '../../base/create-element'
import { focusedElement, ofDocument, pageBody } from '../../base/document'
import { stopAll } from '../../base/lifetime'
import { containsNode, matchesSelector } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { adoptStylesheet } from '../../dom/stylesheet'
import { readBeside } from '../../overlays/beside'
import { openDialog } from '../../overlays/open-dialog'
import { lockScroll } from '../../overlays/scroll-lock'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { LightboxDialog, type LightboxKeys } from './dialog'
import { LIGHTBOX_STYLES, OWN_LIGHTBOX_STYLES } from './styles'
import type { Slideshow } from './types'

const FADE_IN_MS = 400
const FADE_OUT_MS = 250

let closeCurrent: (() => void) | undefined

/** The element that gets the focus back: the pressed one, or a focusable one in it. */
function focusTargetIn(host: HTMLElement): HTMLElement | null {
  const active = focusedElement() as HTMLElement | null
  // A hidden host stands in for a link action, whose link has the focus.
  if (host.hidden || containsNode(host, active)) return active
  return matchesSelector(host, 'a') ? host : queryFirst(host, '[tabindex]')
}

/**
 * Opens the lightbox above the page, replacing an open one. The returned function closes it immediately, without fading; `onClosed` is
 * called once, however it closes.
 */
export function openLightboxDialog(slideshow: Slideshow, host: HTMLElement, onClosed: () => void): () => void {
  closeCurrent?.()
  // Before anything is read: with the lightbox's own rules, the browser takes in all new ones at once.
  const unlock = lockScroll()
  try {
    return open(slideshow, host, onClosed)
  } catch (error) {
    // What has come so far must not stay over the page, nor be in the way of the next one.
    closeCurrent?.()
    throw error
  } finally {
    // The open dialog has its own lock.
    unlock()
  }
}

function open(slideshow: Slideshow, host: HTMLElement, onClosed: () => void): () => void {
  const focusTarget = focusTargetIn(host)
  // React renders into a container; the dialog then moves to the body, as a direct child, where existing sites have it.
  const root = createRoot(createElement('div'))
  const dialogRef: RefObject<HTMLDialogElement | null> = { current: null }
  const keysRef = { current: { onEscape: () => {}, tabStops: () => undefined } as LightboxKeys }
  let isFadingOut = false
  let timer = 0

  const stops = [adoptStylesheet(LIGHTBOX_STYLES), () => clearTimeout(timer)]
  const close = () => {
    if (closeCurrent !== close) return
    closeCurrent = undefined
    if (dialogRef.current?.contains(ofDocument('fullscreenElement')))
      ofDocument('exitFullscreen')
        .call(document)
        .catch(() => {})
    stopAll(stops)
    // Takes the dialog out of the page, too.
    root.unmount()
    onClosed()
  }
  closeCurrent = close
  const fadeOut = () => {
    if (isFadingOut) return
    isFadingOut = true
    layer.release()
    if (prefersReducedMotion()) return close()
    fade(dialog, 'reverse', FADE_OUT_MS)
    timer = window.setTimeout(close, FADE_OUT_MS)
  }
  root.render(<LightboxDialog slideshow={slideshow} onClose={fadeOut} dialogRef={dialogRef} keysRef={keysRef} />)
  const dialog = dialogRef.current as HTMLDialogElement

  pageBody().append(dialog)
  stops.push(...dress(dialog))
  // Banners are hidden while a picture is open.
  const covering = { root: dialog, coversBanners: true }
  const layer = openDialog({
    ...covering,
    isModal: true,
    trapsFocus: true,
    locksScroll: true,
    inertAfterPaint: true,
    beside: readBeside(covering),
    opener: focusTarget,
    onEscape: () => keysRef.current.onEscape(),
    tabStops: () => keysRef.current.tabStops(),
    onBrowserClose: close,
    seenPart: dialog.querySelector<HTMLElement>('.dialog-widget-content') as HTMLElement,
    onGone: close,
  })
  stops.push(layer.close)
  // The browser focuses the first button; focus the dialog instead, so that Tab leads to that button.
  dialog.focus({ preventScroll: true })
  if (!prefersReducedMotion()) fade(dialog, 'normal', FADE_IN_MS)
  return close
}

/** Uses the builder's look if its stylesheet, which puts the footer over the picture, is present; otherwise ours (own-styles.ts). */
function dress(dialog: HTMLElement): (() => void)[] {
  const footer = dialog.querySelector('footer') as HTMLElement
  if (getComputedStyle(footer).position !== 'static') return []
  dialog.classList.add('skerry-lightbox')
  return [adoptStylesheet(OWN_LIGHTBOX_STYLES)]
}

function fade(dialog: HTMLElement, direction: 'normal' | 'reverse', duration: number): void {
  dialog.animate([{ opacity: 0 }, { opacity: 1 }], { duration, direction, fill: 'forwards' })
}
