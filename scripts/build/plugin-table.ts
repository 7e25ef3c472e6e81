/**
 * The data from our source that the WordPress plugin needs to judge a page on the server: the coverage table, and the chunks that a page's
 * widgets load at once. Selectors become data, because PHP has none: `matchers('a.b,[c^=d]')` is a list of alternatives, each `{ tag,
 * classes, attributes: [[name, operator, value, ignoresCase]], not }`.
 */
import path from 'node:path'
import { type AttributeAction, isTraversal, parse, type Selector, stringify } from 'css-what'
import { readDecision } from '../adopt/decision'
import { root } from '../process'
import { chunksOf } from './build-plugins'
import { COMMON } from './bundles'
import { openWindow, readSource } from './coverage'
import { importDeclarations } from './declarations'

/** What a tag must have. */
interface Matcher {
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

/** The operators that `class-coverage.php` has. */
const OPERATORS: Partial<Record<AttributeAction, string>> = { exists: '', equals: '=', start: '^=', any: '*=' }

const both = (a: Matcher, b: Matcher): Matcher => ({
  tag: a.tag || b.tag,
  classes: [...a.classes, ...b.classes],
  attributes: [...a.attributes, ...b.attributes],
  not: [...a.not, ...b.not],
})

/** A selector's alternatives. Ancestors are dropped: the server sees single tags, and at worst requests too much early. */
function alternatives(selector: Selector[]): Matcher[] {
  let found: Matcher[] = [{ tag: '', classes: [], attributes: [], not: [] }]
  for (const part of selector.slice(selector.findLastIndex(isTraversal) + 1)) {
    const operator = part.type === 'attribute' ? OPERATORS[part.action] : undefined
    const inside = part.type === 'pseudo' && Array.isArray(part.data) ? part.data : []
    if (part.type === 'tag') for (const each of found) each.tag = part.name
    else if (part.type === 'attribute' && part.name === 'class' && part.action === 'element')
      for (const each of found) each.classes.push(part.value)
    else if (part.type === 'attribute' && operator !== undefined)
      for (const each of found) each.attributes.push([part.name, operator, part.value, part.ignoreCase === true])
    else if (part.type === 'pseudo' && part.name === 'is')
      found = inside.flatMap(alternatives).flatMap((inner) => found.map((each) => both(each, inner)))
    else if (part.type === 'pseudo' && part.name === 'not') {
      // Ancestors in `:not()` cannot be checked on a single tag.
      if (!inside.flat().some(isTraversal)) for (const each of found) each.not.push(...inside.flatMap(alternatives))
      // Nor can contents.
    } else if (part.type !== 'pseudo' || part.name !== 'has')
      throw new Error(`The plugin cannot read the selector ${stringify([selector])} (at ${stringify([[part]])}).`)
  }
  return found
}

/** A list of selectors as data. */
export const matchers = (selectors: string): Matcher[] => (selectors ? parse(selectors).flatMap(alternatives) : [])

/** `[{ selector, chunks, later }]`: the chunks an element makes the core load, at once or `later`, when in view. */
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
        later: when === 'visible',
      })),
  )
  return [declarations, ...alone.filter(({ chunks }) => chunks.length)]
}

/** A regular expression as PHP's own. `$` is only the end there with `D`. */
const forPhp = ({ source, flags }: RegExp): string => `~${source.replaceAll('~', '\\~')}~D${flags}`

/** Data with regular expressions as PHP's. */
const asData = (value: unknown): unknown =>
  value instanceof RegExp
    ? forPhp(value)
    : Array.isArray(value)
      ? value.map(asData)
      : Object(value) === value
        ? Object.fromEntries(Object.entries(Object(value)).map(([key, one]) => [key, asData(one)]))
        : value

/** The decision's facts about scripts, add-ons and the builder's API (src/takeover). */
async function readRules(): Promise<Record<string, unknown>> {
  const rules = Object.entries(await readDecision()).filter(([name]) => /^[A-Z_]+$/.test(name))
  return Object.fromEntries(rules.map(([name, rule]) => [name, asData(rule)]))
}

/**
 * `{ widgets: { type: { driven, needs } }, plain, ownFamily, behaviours, plainAtomic, drivenAtomic, preloads, rules }`. `needs` selects the
 * instances of a type that need a script, all if empty. `behaviours` are newer builders' undriven ones; newer elements not in `plainAtomic`
 * and not matching `drivenAtomic` need a script that they would not have. `rules` are the decision's lists and expressions, by their names in
 * the source.
 */
export async function readTable() {
  const { table, declared, scripted } = await readSource(openWindow())
  const selectors = declared.map(({ match }) => match)
  const widgets = Object.fromEntries(
    Object.entries(scripted).map(([type, needs]) => [type, { driven: table.driversOf(type, declared).length > 0, needs: matchers(needs) }]),
  )
  return {
    widgets,
    plain: forPhp(table.PLAIN_WIDGETS),
    ownFamily: forPhp(table.OWN_FAMILY),
    behaviours: Object.fromEntries(table.newerWithout(selectors).map(([name, selector]) => [name, matchers(selector)])),
    plainAtomic: table.PLAIN_ATOMIC.split(' '),
    drivenAtomic: matchers(selectors.filter((selector) => selector.includes('[data-e-type')).join()),
    preloads: (await readPreloads()).map(({ selector, chunks, later }) => ({ match: matchers(selector), chunks, later })),
    rules: await readRules(),
  }
}
