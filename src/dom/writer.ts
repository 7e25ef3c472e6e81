/**
 * What we wrote on nodes that are not ours, and what stood there before. Several writers may claim the same attribute,
 * class or style: the last one wins, and when it lets go the one before shows again, in the end what was served.
 * What somebody else wrote over us since is theirs, and stays.
 */
export interface Writer {
  /** `'aria-hidden'`, `'.is-open'` or `'--x'`/`'$top'` (a style) with its value; `null` or `false` takes it away. */
  set: (key: string, value: unknown) => void
  /** Lets go of everything this writer claimed. */
  stop: () => void
}
interface Entry {
  first: string | null
  claims: Map<object, string | null>
}
interface Ledger {
  entries: Map<string, Entry>
  /** The attribute texts as served: CSSOM and classList rewrite white space and order even when nothing is left of us. */
  served: { class: string | null; style: string | null }
  tokens: string
  css: string
}
const ledgers = new WeakMap<Element, Ledger>()

const isClass = (key: string) => key[0] === '.'
const isStyle = (key: string) => key[0] === '$' || key.startsWith('--')
const styleName = (key: string) => (key[0] === '$' ? key.slice(1) : key)
const tokensOf = (el: Element) => [...new Set(el.classList)].sort().join(' ')

function get(el: HTMLElement, key: string): string | null {
  if (isClass(key)) return el.classList.contains(key.slice(1)) ? '' : null
  if (!isStyle(key)) return el.getAttribute(key)
  const name = styleName(key)
  const value = el.style.getPropertyValue(name)
  return value ? value + (el.style.getPropertyPriority(name) ? '!important' : '') : null
}

function put(el: HTMLElement, key: string, value: string | null): void {
  if (isClass(key)) el.classList.toggle(key.slice(1), value !== null)
  else if (isStyle(key)) {
    const [text, important] = (value ?? '').split('!')
    el.style.setProperty(styleName(key), text as string, important && 'important')
  } else if (value === null) el.removeAttribute(key)
  else if (el.getAttribute(key) !== value) el.setAttribute(key, value)
}

function text(key: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (isClass(key)) return value ? '' : null
  // `aria-expanded={false}` is a value; `hidden={false}` is none.
  if (typeof value === 'boolean') return key.startsWith('aria-') ? String(value) : value ? '' : null
  return String(value)
}

export function createWriter(el: HTMLElement): Writer {
  const me = {}
  const mine = new Set<string>()
  return {
    set: (key, value) => {
      let ledger = ledgers.get(el)
      if (!ledger) {
        ledger = {
          entries: new Map(),
          served: { class: el.getAttribute('class'), style: el.getAttribute('style') },
          tokens: tokensOf(el),
          css: el.style.cssText,
        }
        ledgers.set(el, ledger)
      }
      let entry = ledger.entries.get(key)
      if (!entry) {
        entry = { first: get(el, key), claims: new Map() }
        ledger.entries.set(key, entry)
      }
      const next = text(key, value)
      if (mine.has(key) && entry.claims.get(me) === next && get(el, key) === next) return
      entry.claims.delete(me)
      entry.claims.set(me, next)
      mine.add(key)
      put(el, key, next)
    },
    stop: () => {
      const ledger = ledgers.get(el)
      if (!ledger) return
      for (const key of mine) release(el, ledger.entries, key, me)
      mine.clear()
      if (!ledger.entries.size) tidy(el, ledger)
    },
  }
}

function release(el: HTMLElement, entries: Ledger['entries'], key: string, me: object): void {
  const { claims, first } = entries.get(key) as Entry
  const last = [...claims].at(-1)
  claims.delete(me)
  // What somebody else wrote since is theirs; a style's text the browser may have changed itself.
  if (last?.[0] === me && (isStyle(key) || get(el, key) === last[1]))
    put(el, key, claims.size ? ([...claims.values()].at(-1) ?? null) : first)
  if (!claims.size) entries.delete(key)
}

/** The attribute as served, where nothing but white space and order differs. */
function tidy(el: HTMLElement, { served, tokens, css }: Ledger): void {
  ledgers.delete(el)
  const back = (name: 'class' | 'style', isSame: boolean) => {
    const before = served[name]
    if (!isSame || el.getAttribute(name) === before) return
    if (before === null) el.removeAttribute(name)
    else el.setAttribute(name, before)
  }
  back('class', tokensOf(el) === tokens)
  back('style', el.style.cssText === css)
}
