/** The document's scripts and their kinds, judged exactly: the inline part (embed/takeover.ts) may hold too much. */
import { pageRoot } from '../base/document'
import { propertyOf } from '../base/property-of'
import { addressOf, factsOf, isHeld } from './delayed'
import { readHandler } from './handlers'
import { judgeScript, namedIn } from './judge-script'
import { type Dependency, OURS } from './rules'
import type { Judged } from './sort-scripts'

export interface Part extends Judged {
  script: HTMLScriptElement
}

/** Judges a script. Also recognizes several files that an optimiser has joined in one URL. */
export function partOf(script: HTMLScriptElement): Part {
  const facts = factsOf(script)
  // The browser knows the absolute URL.
  if (facts.address) facts.address = addressOf(script)
  return { script, facts, ...judgeScript(facts) }
}

const isOurs = ({ facts: { address, text } }: Part) => !address && OURS.test(text)
const allParts = (): Part[] => [...document.scripts].map(partOf)

/**
 * What the inline part would have held after our tag: everything from the first builder script or dependency on but what scripts have
 * inserted (their `async` is true without the attribute).
 */
export function scriptsToHold(ours: HTMLScriptElement | null): HTMLScriptElement[] {
  const after = allParts().filter(
    (part) => part.facts.runs && !isOurs(part) && ours && ours.compareDocumentPosition(part.script) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const first = after.findIndex(({ kind }) => kind !== 'other')
  return first < 0 ? [] : after.slice(first).flatMap(({ script }) => (script.async && !script.hasAttribute('async') ? [] : script))
}

/** The delayed scripts that matter for the decision. An async one needs nothing before it. */
export const delayedParts = (): Part[] =>
  allParts().filter(
    ({ facts, kind, needsDependency, isConfig }) =>
      facts.isDelayed && (kind !== 'other' || isConfig || (needsDependency && !facts.isAsync)),
  )

/** Attributes of any element that may contain code, found natively in one pass. */
const HANDLERS = `//@*[starts-with(name(),'on') or name()='srcdoc' or (contains(.,':') and not(starts-with(.,'http')) and (${['href', 'src', 'action', 'formaction', 'xlink:href'].map((name) => `name()='${name}'`).join(' or ')}))]`

function* handlersOf(page: Document): Generator<Attr> {
  const found = propertyOf(page, 'evaluate').call(page, HANDLERS, pageRoot(), null, XPathResult.ORDERED_NODE_ITERATOR_TYPE)
  for (let node = found.iterateNext(); node; node = found.iterateNext()) yield node as Attr
}

/** Dependencies that unheld scripts or event handlers may call later. */
export function namedOnPage(page: Document = document): Set<Dependency> {
  const named = new Set<Dependency>()
  for (const part of allParts())
    if (part.facts.runs && !part.facts.address && !isHeld(part.script) && !isOurs(part)) for (const name of part.needs) named.add(name)
  for (const { name, value } of handlersOf(page)) for (const one of namedIn(readHandler(name, value))) named.add(one)
  return named
}
