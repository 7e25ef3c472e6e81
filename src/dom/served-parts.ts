import { baseUri } from '../base/document'
import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'

/**
 * What an answer may contain besides texts, pictures and links. Anything that loads from or sends to elsewhere, or changes the page outside
 * its part, must also be in the part as served: the CMS sanitizes what authors write, but not uploaded files.
 */
interface Served {
  /** Origins. */
  frames: Set<string>
  formTargets: Set<string>
  stylesheets: Set<string>
  /** URLs without the hash. */
  drawings: Set<string>
  /** The texts of style elements, and whether they include the builder's styles for single items. */
  styles: Set<string>
  hasItemStyles: boolean
  /** The origins in those texts. */
  styleOrigins: Set<string>
}

const FORM_TARGETS = ['action', 'formaction'] as const
const ITEM_STYLE = '[id^="loop-dynamic"]'
/** These and the styles of the items' templates. */
const LOOP_STYLE = '[id^="loop-"]'
/** Imports of other stylesheets, and escapes that may hide one. */
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

/** The URL of a frame's page; scripts that load it later keep it in another attribute. */
const framesOf = (el: Element) =>
  [...el.attributes].flatMap(({ name, value }) => (/src$/i.test(name) && !/^\s*(about:blank)?$/i.test(value) ? originOf(value) : []))

/** The origins of the absolute addresses in styles. Browsers skip tabs in addresses. */
const originsIn = (css: string) =>
  [...css.replace(/\t/g, '').matchAll(/(?:(?:https?|ftp|wss?|file):|\/\/)[^\s"'();,]*/gi)].map(([address]) => originOf(address))

const servedBy = new WeakMap<Element, Served>()

function readServed(part: HTMLElement): Served {
  const all = (selector: string) => queryAll<HTMLElement>(part, selector)
  return {
    frames: new Set(all('iframe').flatMap(framesOf)),
    formTargets: new Set(
      FORM_TARGETS.flatMap((name) => all(`[${name}]`).map((el) => originOf(attribute(el, name)))).concat(location.origin),
    ),
    stylesheets: new Set(all('link[rel="stylesheet" i]').map((el) => originOf(attribute(el, 'href')))),
    drawings: new Set(all('use').map((el) => fileOf(drawingOf(el)))),
    styles: new Set(all('style').map((el) => el.textContent ?? '')),
    hasItemStyles: all(`style${ITEM_STYLE}`).length > 0,
    styleOrigins: new Set(
      all('style')
        .flatMap((el) => originsIn(el.textContent ?? ''))
        .concat(location.origin),
    ),
  }
}

/** Reads what the server printed into a part of the page, at the first answer, before anything else is shown in it. */
function servedParts(part: HTMLElement): Served {
  const served = servedBy.get(part) ?? readServed(part)
  servedBy.set(part, served)
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
    if (served.styles.has(css)) return true
    const mayBring = mayHaveItemStyles ? el.matches(LOOP_STYLE) : served.hasItemStyles && el.matches(ITEM_STYLE)
    return mayBring && !IMPORTS.test(css) && originsIn(css).every((origin) => served.styleOrigins.has(origin))
  }
  return true
}

/** Removes from an answer everything unlike the served part. `mayHaveItemStyles`: the sender renders only what the builder made. */
export function keepToServed(root: HTMLElement | DocumentFragment, part: HTMLElement, mayHaveItemStyles = false): void {
  const served = servedParts(part)
  for (const { content } of queryAll<HTMLTemplateElement>(root, 'template')) keepToServed(content, part, mayHaveItemStyles)
  for (const el of queryAll(root, 'iframe,use,link,style')) if (!mayStay(el, served, mayHaveItemStyles)) el.remove()
  for (const name of FORM_TARGETS)
    for (const el of queryAll(root, `[${name}]`))
      if (!served.formTargets.has(originOf(attribute(el, name)))) propertyOf(el, 'removeAttribute').call(el, name)
}
