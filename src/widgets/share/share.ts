import { baseUri } from '../../base/document'
import { closestTo, isPlainClick } from '../../base/events'
import { describeElement, report } from '../../base/report'
import { excerpt } from '../../base/values'
import type { ShareContent } from '../../integrations/share-links/network-link'
import { NETWORK_NAMES, networkLink } from '../../integrations/share-links/networks'
import { SHARE_BUTTON } from '../../page/selectors'
import { type Infer, link, text } from '../../settings/fields'
import { copyLink } from './copy-link'
import { pageContent } from './page-content'

export const settings = {
  /**
   * The network to share on, or what the browser does: `copy` copies the address, `native` opens the system’s own dialog, `print` prints the page.
   * @example "whatsapp"
   * @only by hand
   */
  network: text('', NETWORK_NAMES),
  /**
   * The address to share; without it, the page’s own.
   * @example "https://example.com/offer"
   * @only by hand
   */
  url: text(),
  /**
   * The title to share with `url`.
   * @example "Our offer"
   * @with {"network":"email","url":"https://example.com/offer"}
   * @only by hand
   */
  title: text(),
  /**
   * The text to share with `url`.
   * @example "Until Sunday"
   * @with {"network":"email","url":"https://example.com/offer"}
   * @only by hand
   */
  text: text(),
  /**
   * The address that all buttons of the row share; without it, the page’s own.
   * @example {"url":"https://example.com/offer"}
   * @only builder
   */
  share_url: link(),
}

const WIDTH = 640
const HEIGHT = 480

/** Starts a hand-written share link, or the builder's row of share buttons. */
export function start(host: HTMLElement, { network, share_url, title, text, url }: Infer<typeof settings>): () => void {
  const customUrl = url || share_url.url
  // A custom URL is shared with the custom texts, the page's with the page's texts (contract loops §8). `undefined` for an invalid custom
  // URL, which is reported: the browser then follows the link.
  const content = (): ShareContent | undefined => {
    try {
      return customUrl ? { title, text, url: new URL(customUrl, baseUri()).href } : pageContent()
    } catch {
      report(describeElement(host), `url: expected an address, got ${excerpt(customUrl)}`)
    }
  }
  const lifetime = new AbortController()
  const { signal } = lifetime
  const onClick = (event: MouseEvent) => {
    const button = network ? host : closestTo(event, SHARE_BUTTON)
    if (!button || !isPlainClick(event)) return
    const shared = content()
    if (shared && share(network || networkOf(button), shared, button, signal)) event.preventDefault()
  }
  host.addEventListener('click', onClick, { signal })
  return () => lifetime.abort()
}

const networkOf = (button: Element) => /-btn_([\w-]+)/.exec(button.className)?.[1] ?? ''

/** Shares; false for an unknown network, so that the browser follows the link. */
function share(network: string, content: ShareContent, button: HTMLElement, signal: AbortSignal): boolean {
  if (network === 'print') print()
  else if (network === 'native' && navigator.share) {
    // Rejects when the visitor closes the sheet, which is not an error.
    navigator.share(content).catch(() => {})
  } else if (network === 'native' || network === 'copy') {
    // If copying is not allowed, show the URL in a prompt to copy from.
    copyLink(content.url, button, signal).catch(() => prompt('', content.url))
  } else {
    const href = networkLink(network, content)
    if (!href) return false
    openLink(href)
  }
  return true
}

/** Opens a small window in mid-screen. A mail address opens in place: the mail program takes over, and a new window would stay empty. */
function openLink(href: string): void {
  const top = screen.height / 2 - HEIGHT / 2
  const left = screen.width / 2 - WIDTH / 2
  open(href, href.startsWith('mailto:') ? '_self' : '', `noopener,width=${WIDTH},height=${HEIGHT},top=${top},left=${left}`)
}
