import { propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'

const BUTTON = 'button,[role=button]'
const LINK = 'a[href]'
const CLOSE_BUTTON = '.e-contact-buttons__close-button'
/** Before our code loads, anything that looks like a button may be the one that opens the box. */
export const CONTACT_TOGGLE = `${BUTTON},[data-contact-toggle]`

/** The button that opens the contact box, the box, and its close buttons. */
export interface ContactParts {
  toggle: HTMLElement
  box: HTMLElement
  closers: HTMLElement[]
  /** Close buttons that replace the toggle while the box is open. */
  beside: HTMLElement[]
}

/** Found by attributes, else by position: the box contains the links, and the button is next to it. */
export function contactParts(host: HTMLElement): ContactParts | undefined {
  const found = byAttributes(host) ?? byPlace(host)
  if (!found || found.box.contains(found.toggle)) return
  const { toggle, box } = found
  const inside = queryAll(box, `${BUTTON},[data-contact-close]`).filter((el) => !el.matches('[type=submit],a[href]'))
  // In some variants the close button is beside the toggle and replaces it.
  const beside = queryAll(host, CLOSE_BUTTON).filter((el) => el !== toggle && !box.contains(el))
  return { ...found, closers: [...inside, ...beside], beside }
}

/** Several buttons may reference the box; the first may be its close button inside (contract newer §9). */
function byAttributes(host: HTMLElement) {
  const marked = host.querySelector<HTMLElement>('[data-contact-toggle]')
  for (const toggle of marked ? [marked] : queryAll(host, `:is(${BUTTON})[aria-controls]`)) {
    const id = toggle.getAttribute('aria-controls')
    const box = host.querySelector<HTMLElement>(id ? `#${CSS.escape(id)}` : '[data-contact-box],[role=dialog]')
    if (box && !box.contains(toggle)) return { toggle, box }
  }
  return undefined
}

function byPlace(host: HTMLElement) {
  const pairs = [...queryAll(host, BUTTON)].flatMap((toggle) => {
    let branch = toggle
    let around = branch.parentElement
    for (; around && branch !== host && !queryFirst(around, LINK); around = branch.parentElement) branch = around
    const siblings = branch === host || !around ? [] : [...(propertyOf(around, 'children') as HTMLCollectionOf<HTMLElement>)]
    const box = siblings.find((el) => el !== branch && el.querySelector<HTMLElement>(LINK))
    return box ? [{ toggle, box }] : []
  })
  // A button inside the box is also next to links.
  const size = (el: Element) => queryAll(el, '*').length
  return pairs.sort((a, b) => size(b.box) - size(a.box))[0]
}
