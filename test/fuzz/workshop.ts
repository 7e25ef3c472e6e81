/**
 * What makes the cases of `npm run fuzz` out of pages: bundled by scripts/check/fuzz/workshop.ts and run in an empty page, where the browser's own
 * parser and selectors are at hand and no policy forbids them.
 */

import { popupSettings } from '../../src/popups/all-fields'
import type { Field } from '../../src/settings/read'
import { widgets } from '../../src/widgets'
import { rareWidgets } from '../../src/widgets/rare-widgets'
import { type Change, change, parseSettings, type Settings, writeSettings } from './changes'

/** The settings that a widget declares, without functions. */
export type Table = Record<string, Pick<Field<unknown>, 'kind' | 'words' | 'limits'> & { fields?: Table; field?: Table[string] }>
/** A piece of a page that has a widget in it, and the widgets whose settings it may carry. */
export interface Snippet {
  html: string
  widgets: string[]
  /** The settings that its elements have. */
  settings: Record<string, unknown>[]
}
export interface ElementCase {
  snippet: number
  settings: Settings
  changes: Change[]
  /** Where the markup is cut, in thousandths of its length. */
  markupCuts?: readonly { at: number; remove: number; insert: string }[]
}

const all = [...widgets, ...rareWidgets]
const ATTRIBUTES = ['data-settings', 'data-elementor-settings']
/** A piece that is larger says nothing new, and makes every page slow. */
const LARGEST = 9000
const MOST_OF_A_WIDGET = 10

async function tables(): Promise<Record<string, Table>> {
  const found = await Promise.all(
    all.map(async ({ name, load }) => [name, (await load()).settings ?? (name === 'popup' ? popupSettings : {})]),
  )
  return { ...Object.fromEntries(found), popup: popupSettings as unknown as Table }
}

/** Takes out what a policy would stop, and what is fetched from elsewhere, so that everything of this kind that happens is our doing. */
function clean(doc: Document): void {
  for (const el of doc.querySelectorAll('script,style,link,iframe,frame,object,embed,base,meta,noscript,template')) el.remove()
  for (const el of doc.querySelectorAll('*'))
    for (const { name, value } of [...el.attributes]) {
      if (/^(on|style$|srcdoc$|ping$)/.test(name)) el.removeAttribute(name)
      if (/^(src|srcset|poster|data)$/.test(name) && /\/\//.test(value)) el.setAttribute(name, '/pages/skerry.svg')
      if (name === 'action') el.setAttribute(name, '/forms/send')
    }
}

/** The element as a piece that the widget finds by itself: with as much around it as its selector asks for. */
function piece(doc: Document, host: Element, match: string): string | undefined {
  for (let el: Element | null = host; el && el !== doc.body; el = el.parentElement) {
    if (el.outerHTML.length > LARGEST) return undefined
    const holder = document.createElement('div')
    holder.append(el.cloneNode(true))
    if (holder.querySelector(match)) return el.outerHTML
  }
}

function snippets(pages: string[]): Snippet[] {
  const found = new Map<string, Snippet>()
  const counts = new Map<string, number>()
  for (const page of pages) {
    const doc = new DOMParser().parseFromString(page, 'text/html')
    clean(doc)
    for (const { name, match } of all)
      for (const host of doc.querySelectorAll(match)) {
        // The same settings on the same kind of element once.
        const key = `${name} ${host.getAttribute('data-widget_type')} ${ATTRIBUTES.map((a) => host.getAttribute(a)?.length)}`
        const html = !found.has(key) && (counts.get(name) ?? 0) < MOST_OF_A_WIDGET && piece(doc, host, match)
        if (!html) continue
        counts.set(name, (counts.get(name) ?? 0) + 1)
        found.set(key, { html, widgets: [name], settings: [] })
      }
  }
  for (const snippet of found.values()) {
    const holder = parse(snippet.html)
    snippet.widgets = all.filter(({ match }) => holder.querySelector(match)).map(({ name }) => name)
    for (const attribute of ATTRIBUTES)
      for (const el of holder.querySelectorAll(`[${attribute}]`)) snippet.settings.push(parseSettings(el.getAttribute(attribute) ?? ''))
  }
  return [...found.values()]
}

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** The markup of a case: the snippet with its settings written and its changes made. */
function render({ settings, changes, markupCuts = [] }: ElementCase, html: string): string {
  const body = parse(html)
  const root = body.firstElementChild
  if (!root) return ''
  writeSettings(root, settings, ATTRIBUTES)
  for (const one of changes) change(body, one)
  let text = body.innerHTML.slice(0, 4 * LARGEST)
  for (const { at, remove, insert } of markupCuts) {
    const from = Math.floor((text.length * at) / 1000)
    text = text.slice(0, from) + insert + text.slice(from + remove)
  }
  // What is left open by a cut ends with the case, and takes in nothing of the next one.
  if (!markupCuts.length) return text
  const rest = new DOMParser().parseFromString(text, 'text/html')
  clean(rest)
  return rest.body.innerHTML
}

Object.assign(globalThis, { workshop: { tables, snippets, render } })
