import { baseUri } from '../../base/document'
import { propertyOf } from '../../base/property-of'
import { queryAll } from '../../base/query-all'

/**
 * What a list that arrives later may contain besides texts, pictures and links. Of everything that loads from elsewhere, sends something there, or
 * changes the page around the list, only what the server has printed into this page's own list. What authors write into a page is cleaned of all
 * that; a file that somebody has uploaded is not.
 */
interface Served {
  /** Origins. */
  frames: Set<string>
  formTargets: Set<string>
  stylesheets: Set<string>
  /** Addresses without the hash. */
  drawings: Set<string>
  /** Texts of style elements, and whether the builder's own styles for single items are among them. */
  styles: Set<string>
  hasItemStyles: boolean
}

const FORM_TARGETS = ['action', 'formaction'] as const
const ITEM_STYLE = '[id^="loop-dynamic"]'
/** What imports another stylesheet, and what may disguise an import. */
const IMPORTS = /@(?!media|container|supports)|\\/i

const attribute = (el: Element, name: string): string | null => propertyOf(el, 'getAttribute').call(el, name)
const addressOf = (value: string | null): URL | undefined => {
  try {
    return new URL(value ?? '', baseUri())
  } catch {}
}
const originOf = (value: string | null) => addressOf(value)?.origin ?? 'null'
const drawingOf = (el: Element) => (attribute(el, 'href') ?? attribute(el, 'xlink:href') ?? '').trim()
const fileOf = (value: string) => addressOf(value)?.href.replace(/#.*/, '') ?? ''

/** Where a frame's page comes from; scripts that load it later have the address in an attribute of their own. */
const framesOf = (el: Element) =>
  [...el.attributes].flatMap(({ name, value }) => (/src$/i.test(name) && !/^\s*(about:blank)?$/i.test(value) ? originOf(value) : []))

const servedBy = new WeakMap<Element, Served>()

function readServed(list: HTMLElement): Served {
  const all = (selector: string) => queryAll<HTMLElement>(list, selector)
  return {
    frames: new Set(all('iframe').flatMap(framesOf)),
    formTargets: new Set(
      FORM_TARGETS.flatMap((name) => all(`[${name}]`).map((el) => originOf(attribute(el, name)))).concat(location.origin),
    ),
    stylesheets: new Set(all('link[rel="stylesheet" i]').map((el) => originOf(attribute(el, 'href')))),
    drawings: new Set(all('use').map((el) => fileOf(drawingOf(el)))),
    styles: new Set(all('style').map((el) => el.textContent ?? '')),
    hasItemStyles: all(`style${ITEM_STYLE}`).length > 0,
  }
}

/** What the server has printed into a list, read when the first answer arrives, before anything else is shown in the list. */
function servedParts(list: HTMLElement): Served {
  const served = servedBy.get(list) ?? readServed(list)
  servedBy.set(list, served)
  return served
}

function mayStay(el: HTMLElement, served: Served, mayHaveItemStyles: boolean): boolean {
  const { localName } = el
  if (localName === 'iframe') return framesOf(el).every((origin) => served.frames.has(origin))
  if (localName === 'use') return /^#|^$/.test(drawingOf(el)) || served.drawings.has(fileOf(drawingOf(el)))
  if (localName === 'link') {
    const href = attribute(el, 'href')
    const isKnown = () =>
      queryAll<HTMLLinkElement>(document, 'link[rel="stylesheet" i]').some((other) => other.href === addressOf(href)?.href)
    return /^stylesheet$/i.test(attribute(el, 'rel') ?? '') && (served.stylesheets.has(originOf(href)) || isKnown())
  }
  if (localName === 'style') {
    const css = el.textContent ?? ''
    return served.styles.has(css) || ((mayHaveItemStyles || served.hasItemStyles) && el.matches(ITEM_STYLE) && !IMPORTS.test(css))
  }
  return true
}

/**
 * Removes from a list that arrives later everything that the served one has nothing like. `mayHaveItemStyles`: the sender says only what the builder
 * has made.
 */
export function keepToServed(root: HTMLElement | DocumentFragment, list: HTMLElement, mayHaveItemStyles = false): void {
  const served = servedParts(list)
  for (const { content } of queryAll<HTMLTemplateElement>(root, 'template')) keepToServed(content, list, mayHaveItemStyles)
  for (const el of queryAll(root, 'iframe,use,link,style')) if (!mayStay(el, served, mayHaveItemStyles)) el.remove()
  for (const name of FORM_TARGETS)
    for (const el of queryAll(root, `[${name}]`))
      if (!served.formTargets.has(originOf(attribute(el, name)))) propertyOf(el, 'removeAttribute').call(el, name)
}
