import { askSite } from '../../base/ask-site'
import { createElement } from '../../base/create-element'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { ownAddress } from '../../base/own-site'
import { closestOf, propertyOf, safe } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { describeElement, report } from '../../base/report'
import { safeUrl } from '../../base/safe-url'
import { asObject, excerpt } from '../../base/values'
import { createWriters } from '../../dom/writers'
import { ajaxAddress } from '../../page/ajax-address'
import * as words from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { flag, type Infer, text } from '../../settings/fields'
import { createContainer } from '../../ui/container'

export const settings = {
  /**
   * Opens the payment page in a new window.
   * @only builder
   */
  open_in_new_window: flag(),
  /**
   * The text shown when the payment page cannot be opened.
   * @example "Please try again, or write to us."
   * @only builder
   */
  error_message: text(),
}

/** In ms. */
const PATIENCE = 30_000
/**
 * The builder's card button: requests the payment page's URL from the CMS and opens it in this window or a new one (contract loops §20).
 */
export function start(host: HTMLElement, texts: Infer<typeof settings>): () => void {
  const form = queryFirst(host, 'form')
  if (!(form instanceof HTMLFormElement)) {
    report(describeElement(host), 'expected a <form>, found none')
    return () => {}
  }
  const writers = createWriters()
  const status = createContainer((container) => safe(form).after(container))
  let request: AbortController | undefined
  const fail = (what: string, type: string) => {
    report(describeElement(host), `stripe-button: expected the address of a payment page, got ${what}`)
    const box = servedSentence(host, type)
    if (box) writers.set(box, { '.elementor-hidden': null, hidden: null, role: 'alert' })
    else status.replaceChildren(createElement('p', { role: 'alert' }, texts.error_message || translate(words.paymentFailed, host)))
  }
  const send = async (url: string, target: Window | null) => {
    const abort = new AbortController()
    request = abort
    const timer = setTimeout(() => abort.abort(), PATIENCE)
    try {
      goTo(await requestAddress(url, bodyOf(form, host), abort.signal), target)
    } catch (error) {
      target?.close()
      // Otherwise it was unmounted meanwhile.
      if (request === abort) fail(`${error}`, /\b40[13]\b/.test(`${error}`) ? 'config' : 'global')
    } finally {
      clearTimeout(timer)
      if (request === abort) {
        request = undefined
        showBusy(null)
      }
    }
  }
  const showBusy = (isBusy: true | null) => {
    writers.set(form, { 'aria-busy': isBusy })
    for (const el of queryAll(form, '[type=submit],button:not([type])')) writers.set(el, { 'aria-disabled': isBusy })
  }
  const stops = [
    on<SubmitEvent>(form, 'submit', (event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      if (request) return
      status.replaceChildren()
      writers.stop()
      const url = ownAddress(ajaxAddress())
      if (!url) return fail('no ajaxurl of this site', 'config')
      showBusy(true)
      void send(url, texts.open_in_new_window || safe(form).getAttribute('target') === '_blank' ? openWindow() : null)
    }),
    () => {
      const running = request
      request = undefined
      running?.abort()
    },
    () => status.remove(),
    writers.stop,
  ]
  return () => stopAll(stops)
}

/** The server's hidden error messages: one for configuration errors, one for all others. */
function servedSentence(host: HTMLElement, type: string): HTMLElement | undefined {
  const served = queryAll(host, '[class*=error],.elementor-message-danger').filter((el) => el.textContent?.trim())
  return served.find((el) => el.className.includes(type)) ?? served[0]
}

function goTo(address: string, target: Window | null): void {
  if (target) target.location.href = address
  else location.assign(address)
}

/** Opens a window during the click; later, browsers would block it as a popup. */
function openWindow(): Window | null {
  const target = window.open('', '_blank')
  if (target) target.opener = null
  return target
}

function bodyOf(form: HTMLFormElement, host: HTMLElement): FormData {
  const body = new FormData(form)
  const add = (name: string, value: string | null | undefined) => value && !body.has(name) && body.append(name, value)
  const nonce = [...body].find(([name]) => /nonce/.test(name))?.[1]
  add('action', 'submit_stripe_form')
  add('postId', closestOf(host, '[data-elementor-id]')?.getAttribute('data-elementor-id'))
  add('widgetId', propertyOf(host, 'dataset').id)
  add('pageUrl', location.href)
  if (typeof nonce === 'string') add('nonce', nonce)
  return body
}

/** Requests the payment page's URL. */
async function requestAddress(url: string, body: FormData, signal: AbortSignal): Promise<string> {
  const response = await askSite(url, { method: 'POST', body, signal })
  const answer = await response.text()
  const address = response.ok ? findAddress(answer) : ''
  if (!address) throw new Error(`${response.status} ${excerpt(answer) || 'nothing'}`)
  return address
}

/** The value as an object, parsed if it is JSON text; empty if it is neither. */
function contentsOf(value: unknown): Record<string, unknown> {
  try {
    return asObject(typeof value === 'string' ? JSON.parse(value) : value)
  } catch {
    return {}
  }
}

/** The URL in a response: top-level, in `data`, or in the payment service's response there. Empty if there is none. */
function findAddress(answer: string): string {
  const whole = contentsOf(answer)
  const data = contentsOf(whole.data)
  const url = [whole, data, contentsOf(data.body)].map((part) => part.url).find((value) => typeof value === 'string' && value)
  return (typeof url === 'string' && safeUrl(url)) || ''
}
