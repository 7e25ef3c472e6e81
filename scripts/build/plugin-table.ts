/**
 * The data from our source that the WordPress plugin needs to judge a page on the server: the coverage table, and the chunks that a page's
 * widgets load at once. Selectors become data, because PHP has none: `matchers('a.b,[c^=d]')` is a list of alternatives, each `{ tag,
 * classes, attributes: [[name, operator, value, ignoresCase]], not }`.
 */
import path from 'node:path'
import { readDecision } from '../adopt/decision'
import { closing } from '../adopt/selectors'
import { root } from '../process'
import { chunksOf } from './build-plugins'
import { COMMON } from './bundles'
import { openWindow, readSource } from './coverage'
import { importDeclarations } from './declarations'

/** What a tag must have. */
export interface Matcher {
  tag: string
  classes: string[]
  attributes: [name: string, operator: string, value: string, ignoresCase: boolean][]
  not: Matcher[]
}
interface Preload {
  selector: string
  chunks: string[]
  later: boolean
}

const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?:([*^]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))\s*(i)?\s*)?\]/
const SIMPLE = /^([.]?)([\w-]+)/
const FUNCTION = /^:(is|not|has)\(/

/** The parts of a text between top-level commas or spaces. */
function splitTop(text: string, separator: RegExp) {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const char of text) {
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if ('([{'.includes(char)) depth++
    else if (')]}'.includes(char)) depth--
    if (!depth && !quote && separator.test(char)) parts.push('')
    else parts.push((parts.pop() ?? '') + char)
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

const both = (a: Matcher, b: Matcher): Matcher => ({
  tag: a.tag || b.tag,
  classes: [...a.classes, ...b.classes],
  attributes: [...a.attributes, ...b.attributes],
  not: [...a.not, ...b.not],
})

/** A selector's alternatives. Ancestors are dropped: the server sees single tags, and at worst requests too much early. */
function alternatives(selector: string): Matcher[] {
  let found: Matcher[] = [{ tag: '', classes: [], attributes: [], not: [] }]
  let rest = splitTop(selector, /[\s>+~]/).at(-1)
  while (rest) {
    const [attribute, name = '', operator = '', ...values] = ATTRIBUTE.exec(rest) ?? []
    const [simple, dot, word = ''] = SIMPLE.exec(rest) ?? []
    const [call, kind] = FUNCTION.exec(rest) ?? []
    if (attribute) {
      const ignoresCase = values.pop() === 'i'
      for (const each of found) each.attributes.push([name, operator, values.find((value) => value !== undefined) ?? '', ignoresCase])
      rest = rest.slice(attribute.length)
    } else if (simple) {
      for (const each of found) {
        if (dot) each.classes.push(word)
        else each.tag = word
      }
      rest = rest.slice(simple.length)
    } else if (call) {
      const end = closing(rest, call.length)
      const inside = rest.slice(call.length, end)
      if (kind === 'is') found = matchers(inside).flatMap((inner) => found.map((each) => both(each, inner)))
      // Neither ancestors in `:not()` nor contents can be checked on a single tag.
      else if (kind === 'not' && splitTop(inside, /[\s>+~]/).length === 1) for (const each of found) each.not.push(...matchers(inside))
      rest = rest.slice(end + 1)
    } else throw new Error(`The plugin cannot read the selector ${selector} (at ${rest}).`)
  }
  return found
}

/** A list of selectors as data. */
export const matchers = (selectors: string): Matcher[] => splitTop(selectors, /,/).flatMap(alternatives)

/** `[{ selector, chunks, later }]`: the chunks an element makes the core load, at once or `later`, when in view or idle. */
export async function readPreloads(): Promise<Preload[]> {
  const { declarations: all } = await importDeclarations()
  const rare = all.filter(({ file }) => !COMMON.includes(file)).flatMap(({ declared }) => declared)
  const declarations = { selector: [...new Set(rare.map(({ match }) => match))].join(), chunks: ['rare-widgets'], later: false }
  const alone = all.flatMap(({ file, declared }) =>
    declared
      .filter(({ when }) => when !== 'intent')
      .map(({ match, when }) => ({
        selector: match,
        chunks: chunksOf(root, path.join(root, `src/widgets/${file}.ts`)),
        later: when === 'visible' || when === 'idle',
      })),
  )
  return [declarations, ...alone.filter(({ chunks }) => chunks.length)]
}

/** Regular expressions as text, for PHP's own. */
const asSources = (value: unknown): unknown =>
  value instanceof RegExp
    ? value.source
    : Array.isArray(value)
      ? value.map(asSources)
      : Object(value) === value
        ? Object.fromEntries(Object.entries(Object(value)).map(([key, one]) => [key, asSources(one)]))
        : value

/** The decision's facts about scripts and add-ons (src/takeover/rules.ts, add-ons.ts). */
async function readRules(): Promise<Record<string, unknown>> {
  const decision = await readDecision()
  const rules = Object.entries(decision).filter(([name]) => /^[A-Z_]+$/.test(name) && name !== 'NOT_INERT')
  return Object.fromEntries(rules.map(([name, rule]) => [name, asSources(rule)]))
}

/**
 * `{ widgets: { type: { driven, needs } }, plain, ownFamily, behaviours, plainAtomic, drivenAtomic, preloads, rules }`. `needs` selects the
 * instances of a type that need a script, all if empty. `behaviours` are newer builders' undriven ones; newer elements not in `plainAtomic`
 * and not matching `drivenAtomic` need a script that they would not have. `rules` recognize scripts and add-ons, by their names in the
 * source, with expressions as text.
 */
export async function readTable() {
  const { table, declared, scripted } = await readSource(openWindow())
  const selectors = declared.map(({ match }) => match)
  const widgets = Object.fromEntries(
    Object.entries(scripted).map(([type, needs]) => [type, { driven: table.driversOf(type, declared).length > 0, needs: matchers(needs) }]),
  )
  return {
    widgets,
    plain: table.PLAIN_WIDGETS.source,
    ownFamily: table.OWN_FAMILY.source,
    behaviours: Object.fromEntries(table.newerWithout(selectors).map(([name, selector]) => [name, matchers(selector)])),
    plainAtomic: table.PLAIN_ATOMIC.source,
    drivenAtomic: matchers(selectors.filter((selector) => selector.includes('[data-e-type')).join()),
    preloads: (await readPreloads()).map(({ selector, chunks, later }) => ({ match: matchers(selector), chunks, later })),
    rules: await readRules(),
  }
}
