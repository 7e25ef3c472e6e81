import { matchesPattern } from '../../base/bounded-pattern'

/** URL parameters of shop actions: such a link changes the basket or signs out. */
const SHOP_ACTIONS = ['add-to-cart', 'remove_item', 'undo_item', 'product-page', 'elementor_wc_logout']

export interface LinkRules {
  /** Selector of links that start the transition. */
  triggers: string
  /** A regular expression for URLs of links that do not. Null excludes nothing, and neither does one that is invalid or could be slow. */
  exclude: string | null
}

/** Whether a click on `link` starts the transition, so that the browser follows the link later (contract menus §§8.2, 11.13). */
export function startsTransition(link: HTMLAnchorElement, { triggers, exclude }: LinkRules, page: Location = location): boolean {
  const { dataset, href, target, hash, search, origin } = link
  if ('eDisablePageTransition' in dataset || !href || (target && target !== '_self') || link.hasAttribute('download')) return false
  // An in-page link may have an empty hash (`#`).
  if (origin !== page.origin || hash || link.getAttribute('href')?.includes('#')) return false
  // It opens something on this page.
  if (link.matches('[aria-haspopup=true][aria-expanded=false]')) return false
  const query = new URLSearchParams(search)
  if (SHOP_ACTIONS.some((name) => query.has(name)) || link.closest('.woocommerce-MyAccount-navigation-link')) return false
  try {
    return link.matches(triggers) && !(exclude && matchesPattern(exclude, href))
  } catch {
    return true
  }
}
