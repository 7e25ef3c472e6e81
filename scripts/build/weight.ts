/**
 * The specificity of our rules. Sources state plainly what a rule is for: `[data-widget="menu"] li > ul`. The build gives each selector the
 * specificity of one element, which a reset (`* { padding: 0 }`) cannot beat and a site's class always does; docs/architecture.md explains
 * why. Where themes style all elements of a kind, a source asks for more: `:not(.x)` adds the specificity of a class, `:not(#a#b)`, which
 * is kept, that of two ids.
 *
 * Each part is in its own `:where()`: browsers inspect one with a single part to find rules that may concern an element and its ancestors,
 * but none with a whole selector.
 */
import postcss, { type AtRule, type Plugin, type Rule } from 'postcss'

/** Matches every element: `:not()` of an unused name adds its specificity without excluding anything. */
const ELEMENT = ':not(x)'
const OWN = ':not(#a#b)'
const CLASSES = /:not\((?:\.x)+\)/
/** Minified, the two older ones have one colon. */
const PSEUDO_ELEMENTS = /(?:::[\w-]+|:(?:before|after))+$/
const TAG = /^[a-z][\w-]*/

/** A selector's parts and combinators, alternating: `a`, `>`, `.b`. */
function partsOf(selector: string): string[] {
  const parts = ['']
  let depth = 0
  let quote = ''
  for (const c of selector) {
    if (quote) quote = c === quote ? '' : quote
    else if (/["']/.test(c)) quote = c
    else if (/[([]/.test(c)) depth++
    else if (/[)\]]/.test(c)) depth--
    const isCombinator = !quote && !depth && /[\s>+~]/.test(c)
    if (isCombinator === (parts.length % 2 === 1)) parts.push('')
    parts[parts.length - 1] += c
  }
  return parts
}

const where = (part: string) => part && `:where(${part})`

function weighSubject(subject: string): string {
  const classes = CLASSES.exec(subject)?.[0]
  if (classes) return where(subject.replace(classes, '')) + classes
  const tag = TAG.exec(subject)?.[0]
  return tag ? tag + where(subject.slice(tag.length)) : where(subject) + ELEMENT
}

function weigh(selector: string): string {
  if (selector.includes(OWN)) return selector
  const pseudo = PSEUDO_ELEMENTS.exec(selector)?.[0] ?? ''
  const parts = partsOf(pseudo ? selector.slice(0, -pseudo.length) : selector)
  const subject = parts.pop() ?? ''
  return parts.map((part, i) => (i % 2 ? part : where(part))).join('') + weighSubject(subject) + pseudo
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

const weighing: Plugin = {
  postcssPlugin: 'weight',
  Once: (root) => {
    root.walkRules((rule) => {
      if (!isKeyframe(rule)) rule.selectors = rule.selectors.map(weigh)
    })
  },
}

/** The stylesheet with the intended specificities, and its source map, derived from the given one. */
export function withWeights(css: string, map: string): { css: string; map: string } {
  const result = postcss([weighing]).process(css, { from: undefined, map: { prev: map, inline: false, annotation: false } })
  return { css: result.css, map: result.map.toString() }
}
