import { createRoot } from 'react-dom/client'
import { on } from '../../base/events'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { lockScroll } from '../../dom/scroll-lock'
import { adoptStylesheet } from '../../dom/stylesheet'
import { CSS } from './sheet'
import type { Show } from './slides'
import { Window } from './window'

let current: (() => void) | undefined

/** Where the focus goes back to: what was pressed, or what of it can have the focus. */
function openerIn(host: HTMLElement): HTMLElement | null {
  const active = document.activeElement as HTMLElement | null
  if (host.hidden || host.contains(active)) return active
  return host.matches('a') ? host : host.querySelector<HTMLElement>('[tabindex]')
}

/** Opens the window in the top layer, in place of one that is open; the returned function takes it away at once. */
export function openShow(show: Show, host: HTMLElement, closed: () => void): () => void {
  current?.()
  const opener = openerIn(host)
  const holder = document.createElement('div')
  const react = createRoot(holder)
  let isLeaving = false
  let timer = 0
  const stops = [adoptStylesheet(CSS), lockScroll()]

  const fade = (direction: 'normal' | 'reverse', duration: number) =>
    prefersReducedMotion() || root.animate([{ opacity: 0 }, { opacity: 1 }], { duration, direction, fill: 'forwards' })
  const end = () => {
    if (current !== end) return
    current = undefined
    clearTimeout(timer)
    const hadFocus = root.contains(document.activeElement)
    if (document.fullscreenElement && root.contains(document.fullscreenElement)) document.exitFullscreen().catch(() => {})
    for (const stop of stops) stop()
    root.close()
    react.unmount()
    root.remove()
    if (hadFocus) opener?.focus({ preventScroll: true })
    closed()
  }
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    if (prefersReducedMotion()) return end()
    fade('reverse', 250)
    timer = window.setTimeout(end, 250)
  }

  react.render(<Window show={show} close={leave} />)
  const root = holder.firstElementChild as HTMLDialogElement
  current = end
  document.body.append(root)
  // The builder's stylesheet lays the footer over the picture; where there is none, ours has the looks (embed/css/lightbox.css).
  const footer = root.querySelector('footer') as HTMLElement
  root.classList.toggle('skerry-lightbox', getComputedStyle(footer).position === 'static')
  root.showModal()
  // Not to the first button, as the browser has it: Tab leads there.
  root.focus({ preventScroll: true })
  // The browser closes dialogs too, when it is asked twice.
  stops.push(on(root, 'close', () => root.open || end()))
  fade('normal', 400)
  return end
}
