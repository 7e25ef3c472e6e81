import { isPlainClick, on } from '../../base/events'
import { enqueue } from '../../base/queue'
import type { Raw } from '../../base/values'
import { LIGHTBOX_OPTIONS } from '../../builder/selectors'
import { opens } from './decide'
import { openShow } from './modal'
import { showOf } from './slides'

/** Stands in for the link of an action that has none; in the page for as long as its lightbox is open. */
let launcher: HTMLElement | undefined
const dismiss = (el: HTMLElement) => el === launcher && el.remove()

/** Opens what the host leads to. Heard at the document, after scripts of the site that may have taken the click. */
export function start(host: HTMLElement): () => void {
  let close = () => {}
  const stop = on<MouseEvent>(document, 'click', (event) => {
    const target = event.target as Node
    if (event.defaultPrevented || !host.contains(target) || !isPlainClick(event) || !opens(host)) return
    const show = showOf(host)
    if (!show) return
    event.preventDefault()
    close = openShow(show, host, () => dismiss(host))
  })
  return () => {
    stop()
    close()
    dismiss(host)
  }
}

/**
 * Runs a link action. Its settings, which are hostile input, go where an overlay has its own: they are read by the same
 * rules, and what they open ends with the page's other islands.
 */
export function openByAction(settings: Raw): void {
  launcher?.remove()
  const el = document.createElement('i')
  el.hidden = true
  el.dataset.elementorOpenLightbox = 'yes'
  el.setAttribute(LIGHTBOX_OPTIONS, JSON.stringify(settings))
  if (!showOf(el)) return
  launcher = el
  document.body.append(el)
  // The page's observer queues its island before that, which takes the click; none does once the page is unmounted.
  queueMicrotask(() => enqueue(() => el.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) && el.remove()))
}
