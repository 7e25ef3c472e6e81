/** The document's scripts and their kinds, judged exactly: the inline part (embed/takeover.ts) may hold too much. */
import { pageRoot } from '../base/document'
import { propertyOf } from '../base/property-of'
import { addressOf, factsOf, isHeld } from './delayed'
import { readHandler } from './handlers'
import { judgeScript } from './judge-script'
import { readFiles } from './read-files'
import { OURS } from './rules'
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

/** The document's scripts without ours, which may have any name; with the code of add-ons' files. */
export async function readParts(ours: HTMLScriptElement | null, allowed: string[]): Promise<Part[]> {
  const parts = [...document.scripts].map(partOf).filter((part) => part.script !== ours && !isOurs(part))
  await readFiles(parts, allowed)
  return parts.map((part) => ({ ...part, ...judgeScript(part.facts) }))
}

/**
 * What the inline part would have held after our tag: everything from the first builder script or dependency on but what scripts have
 * inserted (their `async` is true without the attribute).
 */
export function partsToHold(parts: Part[], ours: HTMLScriptElement | null): Part[] {
  const after = parts.filter(
    ({ facts, script }) => facts.runs && ours && ours.compareDocumentPosition(script) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const first = after.findIndex(({ kind }) => kind !== 'other')
  return first < 0 ? [] : after.slice(first).filter(({ script }) => !script.async || script.hasAttribute('async'))
}

/** A delayed script that matters for the decision. An async one needs nothing before it. */
export const isDelayedPart = ({ facts, kind, needsDependency, isConfig }: Part): boolean =>
  facts.isDelayed && (kind !== 'other' || isConfig || (needsDependency && !facts.isAsync))

/** Attributes of any element that may contain code, found natively in one pass. */
const HANDLERS = `//@*[starts-with(name(),'on') or name()='srcdoc' or (contains(.,':') and not(starts-with(.,'http')) and (${['href', 'src', 'action', 'formaction', 'xlink:href'].map((name) => `name()='${name}'`).join(' or ')}))]`

function* handlersOf(): Generator<Attr> {
  const found = propertyOf(document, 'evaluate').call(document, HANDLERS, pageRoot(), null, XPathResult.ORDERED_NODE_ITERATOR_TYPE)
  for (let node = found.iterateNext(); node; node = found.iterateNext()) yield node as Attr
}

/** Code in attributes. */
export const handlerCodes = (): string[] => [...handlersOf()].map(({ name, value }) => readHandler(name, value)).filter(Boolean)

/** The code of scripts that nobody holds, which may call dependencies later. */
export const unheldCodes = (parts: Part[]): string[] =>
  parts.flatMap(({ facts, kind, isConfig, script }) =>
    facts.runs && kind === 'other' && !isConfig && !isHeld(script) ? (facts.code ?? facts.text) : [],
  )
