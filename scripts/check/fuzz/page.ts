/** The page that contains a number of cases. */

import type { ElementCase } from '../../../test/fuzz/workshop'

export interface Cut {
  at: number
  remove: number
  insert: string
}
export type WholeElementCase = ElementCase & { kind: 'element' }
export type Case = WholeElementCase | { kind: 'action'; href: string } | { kind: 'name'; name: string; tag: string; fields: string[] }
/** Data from an earlier visit, with cuts. */
interface Kept {
  values: string
  cuts: Cut[]
}
export interface PageCase {
  local?: Kept | undefined
  session?: Kept | undefined
  config?: unknown
  hash: string
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
// A lone surrogate cannot be sent in UTF-8.
const sendable = (text: string) => Buffer.from(text).toString()

const control = `<a id="fuzz-link" href="#followed">Link</a><button id="fuzz-opener" type="button" data-popup-open="fuzz-popup">Open</button>
<section data-widget="popup" id="fuzz-popup" hidden><p id="fuzz-text">Text</p></section>`

function markup(one: Case, html: string) {
  if (one.kind === 'element') return html
  if (one.kind === 'action') {
    const href = escaped(one.href)
    return `<a href="${href}">x</a><span data-e-action-hash="${href}"></span>`
  }
  const name = escaped(one.name)
  const { tag, fields } = one
  return `<${tag} id="${name}" name="${name}">${fields.map((field) => `<input name="${field}">`).join('')}${tag === 'img' ? '' : `</${tag}>`}`
}

/** `htmls`: the markup of element cases, by number; `scripts`: our tag. */
export function pageSource(cases: Case[], htmls: string[], folder: string, scripts = '<script defer src="/skerry.js"></script>') {
  const shown = cases.map((one, i) => `<div class="elementor" data-case="${i}">${markup(one, htmls[i] ?? '')}</div>`)
  return sendable(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="${folder}own.css"><script src="${folder}config.js"></script>
${scripts}</head><body>${control}${shown.join('\n')}</body></html>`)
}

/** The cases overlap, so that a page of many is not endless. */
export const STYLES = '[data-case]{height:60px} #fuzz-opener,#fuzz-link{position:relative}'

function cut({ values, cuts }: Kept) {
  let text = values
  for (const { at, remove, insert } of cuts) {
    const from = Math.floor((text.length * at) / 1000)
    text = text.slice(0, from) + insert + text.slice(from + remove)
  }
  return text
}

/** The page's script: its configuration, and stored data from an earlier visit. */
export function configSource({ local, session, config }: Partial<PageCase>) {
  const lines = [
    local && `localStorage.setItem('elementor', ${JSON.stringify(cut(local))})`,
    session && `sessionStorage.setItem('elementor', ${JSON.stringify(cut(session))})`,
    // By parsing, to create a real `__proto__` key.
    config !== undefined && `window.elementorFrontendConfig = JSON.parse(${JSON.stringify(JSON.stringify(config))})`,
  ]
  return sendable(lines.filter(Boolean).join('\n'))
}
