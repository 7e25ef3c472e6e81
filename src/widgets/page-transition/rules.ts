const SHOP = ['add-to-cart', 'remove_item', 'undo_item', 'product-page', 'elementor_wc_logout']

export interface LinkRules {
  /** Selector of the links that are covered. */
  triggers: string
  /** Regular expression on addresses that are not; missing or broken ones exclude nothing. */
  exclude: string | null
}

/** Whether a plain click on `link` may be delayed for the overlay (contract menus §8.2, better by §11.13). */
export function isCovered(link: HTMLAnchorElement, { triggers, exclude }: LinkRules, page: Location = location): boolean {
  const { dataset, href, target, hash, search, origin } = link
  if ('eDisablePageTransition' in dataset || !href || !/^(_self)?$/.test(target) || link.hasAttribute('download')) return false
  if (origin !== page.origin || hash || link.getAttribute('href')?.includes('#')) return false
  if (link.ariaHasPopup === 'true' && link.ariaExpanded === 'false') return false
  const query = new URLSearchParams(search)
  if (SHOP.some((name) => query.has(name)) || link.closest('.woocommerce-MyAccount-navigation-link')) return false
  try {
    return link.matches(triggers) && !(exclude && new RegExp(exclude).test(href))
  } catch {
    return true
  }
}

/** A CSS time in ms; `1.5s` is a second and a half. Text that is none gives `fallback`. */
export function timeOf(css: string, fallback: number): number {
  const n = Number.parseFloat(css)
  if (!Number.isFinite(n)) return fallback
  return /\ds\s*$/.test(css.trim()) ? n * 1000 : n
}
