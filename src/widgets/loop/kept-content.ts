import { openFragments } from '../../base/open-fragments'
import { idOf } from './content'

/** What a list shows at an address: the content that came for it before, and a way to keep a newer one. */
export interface KeptContent {
  read: () => Promise<string | undefined>
  keep: (html: string) => void
}

/** Of this list at the page's address. */
export function keptContent(loop: HTMLElement): KeptContent {
  const key = `${idOf(loop)} ${location.href}`
  const fragments = openFragments()
  return {
    read: async () => (await fragments)?.readFragment(key),
    keep: async (html) => (await fragments)?.keepFragment(key, html),
  }
}
