import { decodeText } from '../../base/encode-text'
import { closestTo } from '../../base/events'
import { queryFirst } from '../../base/query-all'
import { report } from '../../base/report'
import { findLinkTarget, isOnThisPage } from '../../dom/find-by-hash'

/** A link whose attributes mark it as another script's control: its hash need not be an element's id. */
const CONTROL = '[role],[aria-controls],[aria-expanded],[aria-haspopup],[download],[data-toggle],[data-bs-toggle]'

/**
 * Whether `link` names an element of this page that does not exist. `#`, `#top`, link actions and the addresses of scripts (`#/x`, `#!x`)
 * do not name one.
 */
export function isMissingTarget(link: HTMLAnchorElement): boolean {
  const hash = decodeText(link.hash)
  const isName = /^#[\p{L}\d_][\p{L}\d_-]+$/u.test(hash) && !/^#(top|elementor-action)/i.test(hash)
  return (
    isName &&
    isOnThisPage(link) &&
    !link.matches(CONTROL) &&
    !findLinkTarget(link) &&
    // The browser also scrolls to `<a name>`.
    !queryFirst(document, `[name="${CSS.escape(hash.slice(1))}"]`)
  )
}

const linkName = (link: Element) => `a[href="${link.getAttribute('href')}"]`

/** Reports, once, that the clicked link leads to an element that does not exist, unless a script handles the click. */
export function reportMissingTarget(event: MouseEvent): void {
  const link = closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')
  if (!link) return
  // Later listeners may still prevent the click, or add the element.
  setTimeout(() => {
    if (!event.defaultPrevented && isMissingTarget(link)) report(linkName(link), `no element has the id ${decodeText(link.hash).slice(1)}`)
  })
}
