import { report } from '../../base/report'
import { targetOf } from './find'

/** What another script opens by its link, and says so. */
const OWNED = '[role],[aria-controls],[aria-expanded],[aria-haspopup],[download],[data-toggle],[data-bs-toggle]'

/** Whether somebody means a place on this page by `link`, and there is none: `#`, `#top`, link actions and addresses of scripts (`#/x`, `#!x`) mean no place. */
export function isMissingTarget(link: HTMLAnchorElement): boolean {
  const { hash, host, pathname } = link
  const isMeant = /^#[\p{L}\d_][\p{L}\d_-]+$/u.test(decoded(hash)) && !/^#(top|elementor-action)/i.test(hash)
  return (
    isMeant &&
    host === location.host &&
    pathname === location.pathname &&
    !link.matches(OWNED) &&
    !targetOf(link) &&
    !document.getElementsByName(decoded(hash).slice(1)).length
  )
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}

/** Says once of the link that was clicked that it leads to a place that is not there, unless a script takes the click. */
export function reportMissingTarget(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href*="#"]')
  // Others hear of the click after us, and what it names may be there then.
  if (link)
    setTimeout(() => {
      if (!event.defaultPrevented && isMissingTarget(link))
        report(`a[href="${link.getAttribute('href')}"]`, `no element has the id ${decoded(link.hash).slice(1)}`)
    })
}
