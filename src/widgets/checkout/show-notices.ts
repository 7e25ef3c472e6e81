import { createElement } from '../../base/create-element'
import { closestOf, safe } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { parseAnswer } from '../../dom/parse-answer'
import { NOTICE, NOTICES_WRAPPER } from '../../integrations/shop/parts'
import { prefersReducedMotion } from '../../page/reduced-motion'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'

/** A response may also contain notices of the shop's blocks. */
const ANSWER = `${NOTICE},.wc-block-components-notice-banner`

/** The shop's notices in a response; everything else is dropped. */
const noticesIn = (html: string, host: HTMLElement) =>
  queryAll(parseAnswer(html, host), ANSWER).filter(({ parentElement }) => !parentElement || !closestOf(parentElement, ANSWER))

/** Our own notice, in the shop's markup, if the response contains none. */
function failureNotice(host: HTMLElement): HTMLElement {
  const list = createElement('ul', { class: 'woocommerce-error', role: 'alert' })
  const item = createElement('li')
  item.textContent = translate(texts.shopFailed, host)
  list.append(item)
  return list
}

/**
 * Puts a response's notices before the order's form, replacing older ones; a notices widget takes them from there (contract shop §5). Calls
 * `tell` if there are any, then scrolls the first into view. They go when `signal` says that the widget stops.
 */
export function showAnswer(host: HTMLElement, html: string, signal: AbortSignal, tell: () => void): void {
  const notices = noticesIn(html, host)
  const [first = failureNotice(host)] = notices
  // Wherever a notices widget has moved them: without us the page is as it was served.
  signal.addEventListener('abort', () => [first, ...notices].map((notice) => notice.remove()))
  for (const old of [...queryAll(host, ANSWER), ...queryAll(document, `${NOTICES_WRAPPER}>:is(${ANSWER})`)]) old.remove()
  const form = queryFirst(host, 'form.checkout')
  if (form) safe(form).before(first, ...notices.slice(1))
  else (queryFirst(host, '.woocommerce') ?? host).prepend(first, ...notices.slice(1))
  if (notices.length) tell()
  const { top, bottom } = first.getBoundingClientRect()
  if (first.isConnected && (top < 0 || bottom > innerHeight))
    first.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}
