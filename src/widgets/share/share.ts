import { isPlainClick } from '../../base/events'
import { SHARE_BUTTON } from '../../builder/selectors'
import type { Field, Infer } from '../../settings/read'
import type { Shared } from '../../share-links/network-link'
import { networkLink } from '../../share-links/networks'
import { copy } from './copy'
import { pageShared } from './page'

const text: Field<string> = { kind: 'text', default: '', as: String }
/** The builder's own address for all its buttons, `{url}`. */
const address: Field<string> = { ...text, as: (value) => (value as { url?: string }).url }
export const settings = { network: text, url: text, title: text, text, share_url: address }
type Settings = Infer<typeof settings>

/** One hand-written share link, or the builder's row of share buttons. */
export function start(host: HTMLElement, { network, share_url, title, text, url }: Settings): () => void {
  const custom = url || share_url
  // An address of its own comes with its own texts, the page's with the page's (contract loops §8).
  const shared = (): Shared => (custom ? { title, text, url: new URL(custom, document.baseURI).href } : pageShared())
  const end = new AbortController()
  const hear = (event: MouseEvent) => {
    const el = network ? host : (event.target as HTMLElement).closest<HTMLElement>(SHARE_BUTTON)
    if (el && isPlainClick(event) && share(network || networkOf(el), shared(), el, end.signal)) event.preventDefault()
  }
  host.addEventListener('click', hear, { signal: end.signal })
  return () => end.abort()
}

const networkOf = (el: Element) => /-btn_([\w-]+)/.exec(el.className)?.[1] ?? ''

/** Shares; false when there is nothing of ours to do, so that a link's own address is followed. */
function share(network: string, shared: Shared, el: HTMLElement, signal: AbortSignal): boolean {
  const href = networkLink(network, shared)
  if (network === 'print') print()
  else if (network === 'native' && navigator.share) navigator.share(shared).catch(() => {})
  // Where copying is not allowed, the address is shown to be copied by hand.
  else if (network === 'native' || network === 'copy') copy(shared.url, el, signal).catch(() => prompt('', shared.url))
  // Mail programs take over from the page; a new window would stay empty.
  else if (href)
    open(
      href,
      href[0] === 'm' ? '_self' : '',
      `noopener,width=640,height=480,top=${screen.height / 2 - 240},left=${screen.width / 2 - 320}`,
    )
  else return false
  return true
}
