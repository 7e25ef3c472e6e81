import { queryAll } from '../../base/query-all'

const BUTTON = 'button,[role=button]'
const LINK = 'a[href]'
const CLOSE_BUTTON = '.e-contact-buttons__close-button'
/** Before our code is there, whatever looks like a button may be the one that opens the box. */
export const CONTACT_TOGGLE = `${BUTTON},[data-contact-toggle]`

/** The button that opens the box of contact buttons, the box, and those in it that close it. */
export interface ContactParts {
  toggle: HTMLElement
  box: HTMLElement
  closers: HTMLElement[]
  /** Those of them that stand in the place of the toggle while the box is open. */
  beside: HTMLElement[]
}

/** They are told by attributes, else by their places: the box holds the links, and the button stands beside it. */
export function contactParts(host: HTMLElement): ContactParts | undefined {
  const found = byAttributes(host) ?? byPlace(host)
  if (!found || found.box.contains(found.toggle)) return
  const { toggle, box } = found
  const inside = queryAll(box, `${BUTTON},[data-contact-close]`).filter((el) => !el.matches('[type=submit],a[href]'))
  // Of some variants it stands beside the button that opens the box, and takes its place.
  const beside = queryAll(host, CLOSE_BUTTON).filter((el) => el !== toggle && !box.contains(el))
  return { ...found, closers: [...inside, ...beside], beside }
}

/** Of the buttons that name the box, its own closing one may come first, inside of it (contract newer §9). */
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
    while (branch.parentElement && branch !== host && !branch.parentElement.querySelector(LINK)) branch = branch.parentElement
    const siblings = branch === host ? [] : [...((branch.parentElement?.children ?? []) as HTMLCollectionOf<HTMLElement>)]
    const box = siblings.find((el) => el !== branch && el.querySelector(LINK))
    return box ? [{ toggle, box }] : []
  })
  // A button inside the box stands beside links, too.
  const size = (el: Element) => el.querySelectorAll('*').length
  return pairs.sort((a, b) => size(b.box) - size(a.box))[0]
}
