import { createElement } from '../../base/create-element'
import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'
import { describeElement, guard } from '../../base/report'
import { letCopyPlay } from '../../dom/pause-elements'

/**
 * Fills a builder's popup with a new copy of its content at each opening: no old listeners, empty forms, players at their start (contract
 * popups §12). Inserted in one operation, so that iframes load once. The returned function empties the popup.
 */
export function insertCopy(host: HTMLElement, message: HTMLElement): () => void {
  const copy = host.cloneNode(true) as HTMLElement
  // The builder's stylesheet hides popups until an inline style shows them (contract popups §1.9).
  propertyOf(copy, 'style').display = 'block'
  letCopyPlay(copy)
  for (const script of queryAll<HTMLScriptElement>(copy, 'script'))
    guard(describeElement(host), 'a script in the popup was refused', () => script.replaceWith(createRunnableScript(script)))
  message.replaceChildren(copy)
  return () => message.replaceChildren()
}

/** Recreates a script as a new element: browsers do not run clones. */
function createRunnableScript(original: HTMLScriptElement): HTMLScriptElement {
  const script = createElement('script')
  script.async = false
  for (const { name, value } of original.attributes) script.setAttribute(name, value)
  script.nonce = original.nonce
  script.append(original.text)
  return script
}
