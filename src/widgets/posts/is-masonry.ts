import type { Raw } from '../../base/values'

/** The builder's posts have settings by their skin: `cards_masonry` (contract loops §5.3). */
export function isMasonry(raw: Raw, host: HTMLElement): boolean {
  const [, type = '', skin = ''] = /^(posts|archive-posts)?.*?\.(.*)$/.exec(host.dataset.widget_type ?? '') ?? []
  return raw[type ? `${skin}_masonry` : 'masonry'] === 'yes'
}
