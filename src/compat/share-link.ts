import { decodeText } from '../base/encode-text'
import { isPlainClick, on } from '../base/events'
import { propertyOf } from '../base/property-of'
import { getGlobal } from '../base/values'
import type { ShareContent } from '../integrations/share-links/network-link'
import { networkLink } from '../integrations/share-links/networks'

type Options = Partial<ShareContent> & { classPrefix?: string }
const WIDTH = 640
const HEIGHT = 480

/** Scripts pass percent-encoded values. */
const decoded = (value: unknown) => decodeText(String(value ?? ''))

/** `ShareLink.getNetworkLink(network, options)`; throws for an unknown network (contract media §2). */
export function getNetworkLink(network: string, options: Options = {}): string {
  const { url, title, text, image } = options
  const href = networkLink(network, { url: decoded(url), title: decoded(title), text: decoded(text), image: decoded(image) })
  if (!href) throw new Error(`ShareLink: expected the name of a network, got ${network}`)
  return href
}

/** Makes clicks on an element share the page; its first class with the prefix names the network. */
export function addShareLink(el: HTMLElement, { classPrefix = 's_', ...options }: Options = {}): () => void {
  const network = [...propertyOf(el, 'classList')].find((name) => name.startsWith(classPrefix))?.slice(classPrefix.length) ?? ''
  return on<MouseEvent>(el, 'click', (event) => {
    if (!isPlainClick(event)) return
    if (network === 'print') return print()
    const href = getNetworkLink(network, { url: location.href, ...options })
    event.preventDefault()
    const place = `width=${WIDTH},height=${HEIGHT},top=${screen.height / 2 - HEIGHT / 2},left=${screen.width / 2 - WIDTH / 2}`
    open(href, href.startsWith('http') ? '' : '_self', place)
  })
}

/** Defines the library's global, unless the page has one. */
export function provideShareLink(): void {
  const page = globalThis as { ShareLink?: unknown }
  if (!getGlobal('ShareLink'))
    page.ShareLink = Object.assign((el: HTMLElement, options?: Options) => void addShareLink(el, options), { getNetworkLink })
}
