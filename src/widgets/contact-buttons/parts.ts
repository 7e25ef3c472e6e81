import { queryAll } from '../../base/query-all'

const BUTTON = 'button,[role=button]'
const LINK = 'a[href]'
/** Before our code is there, whatever looks like a button may be the one that opens the box. */
export const CONTACT_TOGGLE = `${BUTTON},[data-contact-toggle]`

/** The button that opens the box of contact buttons, the box, and those in it that close it. */
export interface ContactParts {
  toggle: HTMLElement
  box: HTMLElement
  closers: HTMLElement[]
}

/** Found by attributes, else by position: the box holds the links, and the button is next to it. */
export function contactParts(host: HTMLElement): ContactParts | undefined {
  const found = byAttributes(host) ?? byPlace(host)
  if (!found || found.box.contains(found.toggle)) return
  return {
    ...found,
    closers: [...queryAll(found.box, `${BUTTON},[data-contact-close]`)].filter((el) => !el.matches('[type=submit],a[href]')),
  }
}

function byAttributes(host: HTMLElement) {
  const toggle =
    host.querySelector<HTMLElement>('[data-contact-toggle]') ?? host.querySelector<HTMLElement>(`:is(${BUTTON})[aria-controls]`)
  const id = toggle?.getAttribute('aria-controls')
  const box = host.querySelector<HTMLElement>(id ? `#${CSS.escape(id)}` : '[data-contact-box],[role=dialog]')
  return toggle && box ? { toggle, box } : undefined
}

function byPlace(host: HTMLElement) {
  const pairs = [...queryAll(host, BUTTON)].flatMap((toggle) => {
    let branch = toggle
    while (branch.parentElement && branch !== host && !branch.parentElement.querySelector(LINK)) branch = branch.parentElement
    const siblings = branch === host ? [] : [...((branch.parentElement?.children ?? []) as HTMLCollectionOf<HTMLElement>)]
    const box = siblings.find((el) => el !== branch && el.querySelector(LINK))
    return box ? [{ toggle, box }] : []
  })
  // A button inside the box is next to links, too.
  const size = (el: Element) => el.querySelectorAll('*').length
  return pairs.sort((a, b) => size(b.box) - size(a.box))[0]
}
