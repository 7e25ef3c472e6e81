import { isTab } from '../../dom/is-tab'

export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** What a key does depends on this. `T`: an element. */
export interface KeyFacts<T> {
  /** The focused element. */
  at: T
  /** It is a link in a title. */
  isLink: boolean
  /** The tab stops of all titles, in order. */
  stops: T[]
  /** The button of the open content, and the tab stops in it. */
  opener: T | null | undefined
  inside: T[]
  /** The burger, while its panel is open. */
  burger: T | null | false
  isRtl: boolean
}

/** Clicks an element, or focuses it and closes what is open. */
export type KeyPlan<T> = ['press' | 'focus' | 'close content' | 'close panel', T]

/** What a key does (contract menus §§3.8, 11.5); undefined leaves it to the browser. */
export function planKey<T>(event: Key, facts: KeyFacts<T>): KeyPlan<T> | undefined {
  const { key } = event
  const { at, isLink, opener, burger } = facts
  // One thing per press: first the open content, whose button gets the focus, then the burger's panel. Closing both would take a visitor
  // who only wants to leave a submenu out of the menu (on a title the builder closes both, contract menus §3.8).
  if (key === 'Escape' && opener) return ['close content', opener]
  if (key === 'Escape' && burger) return ['close panel', burger]
  if (key === ' ' && isLink) return ['press', at]
  const next = isTab(event) ? afterTab(event, facts) : afterArrow(event, facts)
  return next && ['focus', next]
}

/**
 * Tab goes from an open title into its content, then to the next title, because in the DOM all contents follow all titles. It never loops
 * (contract menus §11.5).
 */
function afterTab<T>({ shiftKey }: Key, { at, stops, opener, inside }: KeyFacts<T>): T | undefined {
  if (!opener) return
  if (stops.includes(at)) return !shiftKey && at === opener ? inside[0] : undefined
  if (shiftKey) return at === inside[0] ? opener : undefined
  return at === inside.at(-1) ? stops[stops.indexOf(opener) + 1] : undefined
}

function afterArrow<T>({ key }: Key, { at, stops, opener, inside, isRtl }: KeyFacts<T>): T | undefined {
  const index = stops.indexOf(at)
  if (index < 0) return
  if (key === 'Home') return stops[0]
  if (key === 'End') return stops.at(-1)
  if (key === 'ArrowDown' && opener === at) return inside[0]
  if (['ArrowDown', isRtl ? 'ArrowLeft' : 'ArrowRight'].includes(key)) return stops[index + 1]
  if (['ArrowUp', isRtl ? 'ArrowRight' : 'ArrowLeft'].includes(key)) return stops[index - 1]
}
