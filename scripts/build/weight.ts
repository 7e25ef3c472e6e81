/**
 * The weight of our rules. Sources say plainly what a rule is for: `[data-widget="menu"] li > ul`. The build gives each selector the weight of
 * one element, which a reset (`* { padding: 0 }`) cannot beat and a class of the site always does; docs/architecture.md says why.
 * Where themes style all elements of a kind, a source asks for more: `:not(.x)` is the weight of a class, `:not(#a#b)`, which stays as it
 * is written, that of two ids.
 */
import postcss, { type AtRule, type Rule } from 'postcss'

/** What no element is: `:not()` of it adds its weight and keeps nothing out. */
const ELEMENT = ':not(x)'
const OWN = ':not(#a#b)'
const CLASSES = /:not\((?:\.x)+\)/
/** The older two have one colon where they are minified. */
const PSEUDO_ELEMENTS = /(?:::[\w-]+|:(?:before|after))+$/

function weigh(selector: string): string {
  if (selector.includes(OWN)) return selector
  const pseudo = PSEUDO_ELEMENTS.exec(selector)?.[0] ?? ''
  const plain = pseudo ? selector.slice(0, -pseudo.length) : selector
  const weight = CLASSES.exec(plain)?.[0] ?? ELEMENT
  return `:where(${plain.replace(CLASSES, '')})${weight}${pseudo}`
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/** The stylesheet with the weights that are meant. */
export function withWeights(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = rule.selectors.map(weigh)
  })
  return root.toString()
}
