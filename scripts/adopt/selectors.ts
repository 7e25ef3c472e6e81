/**
 * Selectors for parse5 trees: the subset of CSS that our widgets and the coverage table use. Anything else throws, which tests catch, so
 * nothing is judged by half a selector.
 */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

type Test = (node: Tree.Element) => boolean
interface Step {
  combinator: string
  test: Test
}
/** A selector without commas: the test of its last compound, and the steps before it, last to first. */
interface Chain {
  last: Test
  steps: Step[]
  /** The leading combinator, in `:has(> a)`. */
  first: string
}

const ATTRIBUTE = /^\[\s*([\w:-]+)\s*(?:([~^$*|]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))\s*([is])?\s*)?\]/
const NAME = /^([.#]?)([\w-]+|\*)/
const FUNCTION = /^:(is|where|not|has)\(/
const COMBINATOR = /^\s*([>+~])\s*|^\s+/

const MAP = Symbol('attributes')
/** A node's attributes as a map, cached: pages have 100,000 elements, each tested by dozens of selectors. */
export function attributes(node: Tree.Element & { [MAP]?: Map<string, string> }) {
  node[MAP] ??= new Map(node.attrs.map(({ name, value }) => [name, value]))
  return node[MAP]
}

function hasClass(node: Tree.Element, name: string) {
  const names = attributes(node).get('class') ?? ''
  return names.includes(name) && names.split(/\s+/).includes(name)
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
const parentOf = ({ parentNode }: Tree.Element) => (parentNode && isElement(parentNode) ? parentNode : undefined)
const childrenOf = (node: Tree.ParentNode) => node.childNodes.filter(isElement)
function previousOf(node: Tree.Element) {
  const siblings = node.parentNode ? childrenOf(node.parentNode) : []
  return siblings[siblings.indexOf(node) - 1]
}

/** All descendant elements, in document order; without template contents, as in browsers. */
export function* descendants(node: Tree.ParentNode) {
  const open = [...childrenOf(node)].reverse()
  for (let next = open.pop(); next; next = open.pop()) {
    yield next
    for (let i = next.childNodes.length - 1; i >= 0; i--) {
      const child = next.childNodes[i]
      if (child && isElement(child)) open.push(child)
    }
  }
}

const COMPARE = {
  '=': (a, b) => a === b,
  '^=': (a, b) => b !== '' && a.startsWith(b),
  '$=': (a, b) => b !== '' && a.endsWith(b),
  '*=': (a, b) => b !== '' && a.includes(b),
  '~=': (a, b) => a.split(/\s+/).includes(b),
  '|=': (a, b) => a === b || a.startsWith(`${b}-`),
} satisfies Record<string, (a: string, b: string) => boolean>
function attributeTest([, name = '', operator, ...values]: string[]): Test {
  const ignoresCase = values.pop() === 'i'
  const value = values.find((one) => one !== undefined) ?? ''
  if (!operator) return (node) => attributes(node).has(name)
  const compare = COMPARE[operator as keyof typeof COMPARE]
  return (node) => {
    const has = attributes(node).get(name)
    return has !== undefined && (ignoresCase ? compare(has.toLowerCase(), value.toLowerCase()) : compare(has, value))
  }
}
function nameTest([, kind, name = '']: string[]): Test {
  if (kind === '#') return (node) => attributes(node).get('id') === name
  if (kind === '.') return (node) => hasClass(node, name)
  return name === '*' ? () => true : (node) => node.tagName.toLowerCase() === name.toLowerCase()
}

/** The index of the parenthesis that closes one before `from`. */
export function closing(text: string, from: number) {
  let depth = 1
  let quote = ''
  for (let i = from; i < text.length; i++) {
    const char = text[i]
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '(') depth++
    else if (char === ')' && !--depth) return i
  }
  throw new Error(`No closing parenthesis: ${text}`)
}

function functionTest(kind: string, inside: string): Test {
  if (kind === 'has') {
    const list = compileList(inside)
    if (list.some(({ first, steps }) => first && (first !== '>' || steps.length)))
      throw new Error(`Not a :has() that can be read here: ${inside}`)
    return (node) =>
      list.some(({ last, steps, first }) =>
        (first === '>' ? childrenOf(node) : [...descendants(node)]).some((el) => last(el) && climbs(el, steps, node)),
      )
  }
  const matches = compile(inside)
  return kind === 'not' ? (node) => !matches(node) : matches
}

const unreadable = (selector: string) => new Error(`This selector is not one that can be read here: ${selector}`)

/** Reads one compound selector: `{ test, rest }`. */
function readCompound(text: string) {
  const tests: Test[] = []
  let rest = text
  while (rest && !COMBINATOR.test(rest) && rest[0] !== ',') {
    const attribute = ATTRIBUTE.exec(rest)
    const name = attribute ? undefined : NAME.exec(rest)
    const call = attribute || name ? undefined : FUNCTION.exec(rest)
    if (call) {
      const [opening, kind = ''] = call
      const end = closing(rest, opening.length)
      tests.push(functionTest(kind, rest.slice(opening.length, end)))
      rest = rest.slice(end + 1)
    } else if (attribute) {
      tests.push(attributeTest(attribute))
      rest = rest.slice(attribute[0].length)
    } else if (name) {
      tests.push(nameTest(name))
      rest = rest.slice(name[0].length)
    } else throw unreadable(text)
  }
  return { test: (node: Tree.Element) => tests.every((one) => one(node)), rest }
}

/** Whether a node's surroundings match the steps before the last compound. */
function climbs(node: Tree.Element, steps: Step[], scope?: Tree.Element): boolean {
  const [step, ...more] = steps
  if (!step) return true
  const { combinator, test } = step
  const isOnce = combinator === '>' || combinator === '+'
  const next = combinator === '+' || combinator === '~' ? previousOf : parentOf
  for (let at = next(node); at && at !== scope; at = isOnce ? undefined : next(at)) if (test(at) && climbs(at, more, scope)) return true
  return false
}

/** Compiles a list of selectors. */
function compileList(selector: string) {
  const list: Chain[] = []
  let rest = selector.trim()
  while (rest) {
    const parts: Step[] = []
    let [lead = '', combinator = ' '] = COMBINATOR.exec(rest) ?? ['']
    const first = lead ? combinator : ''
    rest = rest.slice(lead.length)
    while (rest && rest[0] !== ',') {
      const compound = readCompound(rest)
      parts.unshift({ test: compound.test, combinator: parts.length ? combinator : ' ' })
      ;[lead = '', combinator = ' '] = COMBINATOR.exec(compound.rest) ?? ['']
      rest = compound.rest.slice(lead.length)
    }
    // A part's combinator comes before it; a step uses that of the part after it.
    const [last, ...before] = parts
    if (!last) throw unreadable(selector)
    list.push({ last: last.test, steps: before.map(({ test }, i) => ({ test, combinator: parts[i]?.combinator ?? ' ' })), first })
    rest = rest.replace(/^,\s*/, '')
  }
  return list
}

const compiled = new Map<string, Test>()
/** Compiles a selector to a function that tests a node. */
export function compile(selector: string): Test {
  const known = compiled.get(selector)
  if (known) return known
  const list = compileList(selector)
  const test: Test = (node) => list.some(({ last, steps }) => last(node) && climbs(node, steps))
  compiled.set(selector, test)
  return test
}
