/**
 * Selectors on what parse5 reads: as much of CSS as the selectors of our widgets and of the coverage table have. What it does not know is an
 * error, which the tests find: nothing is judged by half a selector.
 */
const ATTRIBUTE = /^\[\s*([\w:-]+)\s*(?:([~^$*|]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))\s*([is])?\s*)?\]/
const NAME = /^([.#]?)([\w-]+|\*)/
const FUNCTION = /^:(is|where|not|has)\(/
const COMBINATOR = /^\s*([>+~])\s*|^\s+/

const MAP = Symbol('attributes')
/** The attributes of a node as a map, made once: pages have 100,000 elements, and each is asked by dozens of selectors. */
export function attributes(node) {
  node[MAP] ??= new Map(node.attrs.map(({ name, value }) => [name, value]))
  return node[MAP]
}

function hasClass(node, name) {
  const names = attributes(node).get('class')
  return Boolean(names?.includes(name)) && names.split(/\s+/).includes(name)
}

const isElement = (node) => Boolean(node?.tagName)
const parentOf = (node) => (isElement(node.parentNode) ? node.parentNode : undefined)
const childrenOf = (node) => node.childNodes.filter(isElement)
function previousOf(node) {
  const siblings = node.parentNode ? childrenOf(node.parentNode) : []
  return siblings[siblings.indexOf(node) - 1]
}

/** All elements inside of a node, in document order; without the content of templates, as browsers have it. */
export function* descendants(node) {
  const open = [...childrenOf(node)].reverse()
  while (open.length) {
    const next = open.pop()
    yield next
    for (let i = next.childNodes.length - 1; i >= 0; i--) if (isElement(next.childNodes[i])) open.push(next.childNodes[i])
  }
}

const COMPARE = {
  '=': (a, b) => a === b,
  '^=': (a, b) => b !== '' && a.startsWith(b),
  '$=': (a, b) => b !== '' && a.endsWith(b),
  '*=': (a, b) => b !== '' && a.includes(b),
  '~=': (a, b) => a.split(/\s+/).includes(b),
  '|=': (a, b) => a === b || a.startsWith(`${b}-`),
}
function attributeTest([, name, operator, ...values]) {
  const ignoresCase = values.pop() === 'i'
  const value = values.find((one) => one !== undefined) ?? ''
  if (!operator) return (node) => attributes(node).has(name)
  const compare = COMPARE[operator]
  return (node) => {
    const has = attributes(node).get(name)
    return has !== undefined && (ignoresCase ? compare(has.toLowerCase(), value.toLowerCase()) : compare(has, value))
  }
}
function nameTest([, kind, name]) {
  if (kind === '#') return (node) => attributes(node).get('id') === name
  if (kind === '.') return (node) => hasClass(node, name)
  return name === '*' ? () => true : (node) => node.tagName.toLowerCase() === name.toLowerCase()
}

/** The end of what a parenthesis before `from` opens. */
function closing(text, from) {
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

function functionTest(kind, inside) {
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

/** Reads one compound from the text: `{ test, rest }`. */
function readCompound(text) {
  const tests = []
  let rest = text
  while (rest && !COMBINATOR.test(rest) && rest[0] !== ',') {
    const attribute = ATTRIBUTE.exec(rest)
    const name = attribute ? undefined : NAME.exec(rest)
    const call = attribute || name ? undefined : FUNCTION.exec(rest)
    if (!attribute && !name && !call) throw new Error(`This selector is not one that can be read here: ${text}`)
    if (call) {
      const end = closing(rest, call[0].length)
      tests.push(functionTest(call[1], rest.slice(call[0].length, end)))
      rest = rest.slice(end + 1)
    } else {
      tests.push(attribute ? attributeTest(attribute) : nameTest(name))
      rest = rest.slice((attribute ?? name)[0].length)
    }
  }
  return { test: (node) => tests.every((one) => one(node)), rest }
}

/** Whether what stands before the last compound is there: `steps` from the last to the first. */
function climbs(node, steps, scope) {
  if (!steps.length) return true
  const [{ combinator, test }, ...more] = steps
  const isOnce = combinator === '>' || combinator === '+'
  const next = combinator === '+' || combinator === '~' ? previousOf : parentOf
  for (let at = next(node); at && at !== scope; at = isOnce ? undefined : next(at)) if (test(at) && climbs(at, more, scope)) return true
  return false
}

/** The selectors of a list: what its last compound asks, and the steps before it. */
function compileList(selector) {
  const list = []
  let rest = selector.trim()
  while (rest) {
    const parts = []
    let [lead, combinator = ' '] = COMBINATOR.exec(rest) ?? ['']
    const first = lead ? combinator : ''
    rest = rest.slice(lead.length)
    while (rest && rest[0] !== ',') {
      const compound = readCompound(rest)
      parts.unshift({ test: compound.test, combinator: parts.length ? combinator : ' ' })
      ;[lead, combinator = ' '] = COMBINATOR.exec(compound.rest) ?? ['']
      rest = compound.rest.slice(lead.length)
    }
    // A part's combinator is the one before it; a step climbs by that of the part after it.
    list.push({ last: parts[0].test, steps: parts.slice(1).map(({ test }, i) => ({ test, combinator: parts[i].combinator })), first })
    rest = rest.replace(/^,\s*/, '')
  }
  return list
}

const compiled = new Map()
/** A selector as a function that tells of a node whether it matches. */
export function compile(selector) {
  const known = compiled.get(selector)
  if (known) return known
  const list = compileList(selector)
  const test = (node) => list.some(({ last, steps }) => last(node) && climbs(node, steps))
  compiled.set(selector, test)
  return test
}
