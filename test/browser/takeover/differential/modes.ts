/** How a page and Skerry may meet. In every mode all scripts see what they see in the first. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ACCORDION, INLINE, ourTag, widget } from '../site'
import { type DifferentialPage, FRONTEND, JS, LOAD, type ServedFile } from './page'

export interface Mode {
  name: string
  /** What `Skerry.takeover` says in the end, if our script arrives. */
  decision?: string
  /** Without Skerry. */
  isWithout?: true
  builder: 'runs' | 'stays out'
  /** Which of our files fail, and how. */
  faults?: readonly (readonly [RegExp, Partial<ServedFile>])[]
  /** The clock of the inline part has to run out. */
  isLate?: true
  query?: string
  /** The browser's own `load` is over before the decision. */
  isLoadOver?: true
  /** The page loads once more, without Skerry. */
  reloads?: true
  /** The page has something that Skerry does not drive. */
  isUnknown?: true
}

export const WITHOUT: Mode = { name: 'without us', isWithout: true, builder: 'runs' }
/** The ways of giving back, then those of taking. */
export const MODES = [
  { name: 'given back at once', decision: 'given back', isUnknown: true, builder: 'runs' },
  {
    name: 'given back after the page has loaded',
    ...{ decision: 'given back', isUnknown: true, isLoadOver: true, builder: 'runs' },
    faults: [[/^chunks\/takeover-/, { wait: 'loaded' }]],
  },
  { name: 'our script is missing', builder: 'runs', faults: [[/^skerry\.js$/, { status: 404 }]] },
  { name: 'given back late', decision: 'given back', isLate: true, builder: 'runs', faults: [[/^skerry\.js$/, { wait: 'ran' }]] },
  { name: 'switched off', decision: 'given back', builder: 'runs', query: '?skerry-off' },
  { name: 'taken', decision: 'taken', builder: 'stays out' },
  {
    name: 'taken, then given back',
    ...{ decision: 'given back', builder: 'runs', reloads: true },
    faults: [[/^chunks\/accordion-/, { status: 404 }]],
  },
] as const satisfies Mode[]
export type ModeName = (typeof MODES)[number]['name']

const dist = (file: string) => readFileSync(path.join(import.meta.dirname, '../../../../dist', file), 'utf8')

/** One of our files as this mode serves it. */
export function oursOf(mode: Mode, name: string): ServedFile | undefined {
  if (!/^(skerry\.js|chunks\/[\w-]+\.js)$/.test(name)) return
  const [, fault] = mode.faults?.find(([names]) => names.test(name)) ?? []
  return { body: fault?.status ? '' : dist(name), type: JS, ...fault }
}

/** Delays `load`, which would otherwise come before what a script requests at DOMContentLoaded. */
export const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

const FRONTEND_TAG = `<script src="${FRONTEND}" id="builder-frontend"></script>`
/** LAST, with a nonce or not. */
const LAST_TAG = /<script[^>]* id="last">/
export function htmlOf({ nonce, head = '', body, attributes = '' }: DifferentialPage, mode: Mode): string {
  const withNonce = (html: string) => (nonce ? html.replaceAll('<script', `<script nonce="${nonce}"`) : html)
  const ours = mode.isWithout ? '' : withNonce(INLINE + ourTag().replace('/skerry.js', 'skerry.js'))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Matrix</title><link rel="icon" href="data:,">
${withNonce('<script data-outside src="recorder.js"></script>')}${ours.replace('<script', '<script data-outside')}${withNonce(`<script data-outside>recorder.begin(${LOAD})</script>`)}<meta id="first" content="">
${head}</head><body${attributes && ` ${attributes}`}>
<div data-outside class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5">${ACCORDION}${mode.isUnknown ? widget('woocommerce-booking') : ''}<img alt="" src="picture.svg"></div>
${body.replace(LAST_TAG, body.includes(FRONTEND) ? '$&' : withNonce(`${FRONTEND_TAG}$&`))}</body></html>`
}
