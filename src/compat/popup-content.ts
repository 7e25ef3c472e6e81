import { describeElement, guard } from '../base/report'
import { queryAll } from '../dom/query-all'

/**
 * A builder's popup gets its content anew at each opening: no old listeners, forms empty, players at their start
 * (contract popups §12). The copy becomes part of the page in one go, so that an iframe loads once.
 */
export function fillWithFreshCopy(host: HTMLElement, message: HTMLElement): () => void {
  const fresh = host.cloneNode(true) as HTMLElement
  // The builder's stylesheet hides popups until an inline style says otherwise (contract popups §1.9).
  fresh.style.display = 'block'
  for (const script of queryAll<HTMLScriptElement>(fresh, 'script'))
    guard(describeElement(host), 'a script in the popup was refused', () => script.replaceWith(anew(script)))
  message.replaceChildren(fresh)
  return () => message.replaceChildren()
}

/** A copied script counts as one that ran: only a new element runs, once. */
function anew(script: HTMLScriptElement): HTMLScriptElement {
  const made = document.createElement('script')
  made.async = false
  for (const { name, value } of script.attributes) made.setAttribute(name, value)
  made.nonce = script.nonce
  made.append(script.text)
  return made
}
