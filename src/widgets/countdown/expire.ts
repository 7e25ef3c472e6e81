import { emit } from '../../base/events'
import { mayLeadTo } from '../../base/own-site'
import { describeElement, report } from '../../base/report'
import { safeUrl } from '../../base/safe-url'
import { asObject, excerpt } from '../../base/values'
import type { Writers } from '../../dom/writers'
import { isInPageDocument } from '../../page/page-document'

export interface ExpireAction {
  type: string
  url?: unknown
}

/** The actions in the builder's attribute; none, with a report, if invalid. */
export function readActions(host: HTMLElement, source: string | undefined): ExpireAction[] {
  try {
    const list: unknown = JSON.parse(source || '[]')
    if (Array.isArray(list)) return list.map(asObject).map(({ type, redirect_url }) => ({ type: String(type), url: redirect_url }))
  } catch {}
  report(describeElement(host), `data-expire-actions: expected a list of actions, got ${excerpt(source)}`)
  return []
}

const withoutHash = (url: string) => url.replace(/#.*/, '')

/**
 * Runs the actions once when the time is up, in this order (contract loops §12). A page opened after that is replaced in the history, so
 * that Back works; a redirect to the page itself, which would loop, is skipped.
 */
export function runActions(
  host: HTMLElement,
  { box, messages, actions }: { box: HTMLElement; messages: HTMLElement[]; actions: ExpireAction[] },
  writers: Writers,
  wasOver: boolean,
): void {
  emit(host, 'countdown_expire', box)
  for (const { type, url } of actions) {
    if (type === 'hide') writers.set(box, { $display: 'none' })
    else if (type === 'message') {
      for (const message of messages) writers.set(message, { $display: 'block', hidden: null })
    } else if (type === 'redirect') redirect(host, url, wasOver)
  }
}

function redirect(host: HTMLElement, url: unknown, wasOver: boolean): void {
  const address = url ? safeUrl(url) : undefined
  if (!address) report(describeElement(host), `redirect_url: expected an address, got ${excerpt(url)}`)
  else if (!mayLeadTo(address) && !isInPageDocument(host))
    report(
      describeElement(host),
      `redirect_url: expected an address of this site, or of a host in data-redirects of Skerry’s tag, got ${excerpt(address)}`,
    )
  else if (withoutHash(address) !== withoutHash(location.href)) location[wasOver ? 'replace' : 'assign'](address)
}
