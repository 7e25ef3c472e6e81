import { createElement } from '../../base/create-element'
import { emit } from '../../base/events'
import { stopAll, whenLoaded } from '../../base/lifetime'
import { loadScript } from '../../base/load-script'
import { describeElement, guard, report } from '../../base/report'
import { safeUrl } from '../../base/safe-url'
import { asObject, getGlobal, type Raw } from '../../base/values'
import { onVisible } from '../../dom/on-visible'
import { rememberTree } from '../../dom/served-tree'
import { requireConsent } from '../../media/consent/require-consent'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { addUi } from '../../ui/container'

/** The parts we use of Facebook's public SDK: https://developers.facebook.com/docs/javascript/reference */
interface FacebookSdk {
  init?: (options: object) => void
  XFBML?: { parse: (root: Element) => void }
}
const VERSION = 'v19.0'
const sdk = () => getGlobal<FacebookSdk>('FB')

/** The SDK's language and the site's app id, from the add-on's configuration (contract core §1.6). */
function readConfig(): { lang: string; appId: string } {
  const { lang, app_id: appId } = asObject(asObject(getGlobal<Raw>('ElementorProFrontendConfig')).facebook_sdk)
  // Becomes part of a script's URL.
  return {
    lang: typeof lang === 'string' && /^[a-z]{2}_[A-Z]{2}$/.test(lang) ? lang : 'en_US',
    appId: typeof appId === 'string' ? appId : '',
  }
}

let loading: Promise<void> | undefined

/** Loads the SDK once per page, unless the page already has it. */
async function loadSdk(): Promise<FacebookSdk | undefined> {
  if (!sdk()?.XFBML) {
    loading ??= loadAndInit().finally(() => {
      loading = undefined
    })
    await loading
  }
  return sdk()
}

async function loadAndInit(): Promise<void> {
  const { lang, appId } = readConfig()
  await loadScript(`https://connect.facebook.net/${lang}/sdk.js`)
  // A page with its own `fbAsyncInit` initialises the SDK there.
  if (!getGlobal('fbAsyncInit')) sdk()?.init?.({ appId, version: VERSION, xfbml: false, autoLogAppEvents: false })
  emit(document, 'fb:sdk:loaded')
}

/** Starts Facebook buttons, posts, pages and comments. Nothing is requested from Facebook until the visitor is near and has consented. */
export function start(host: HTMLElement): () => void {
  const widget = host.querySelector<HTMLElement>('.elementor-facebook-widget')
  if (!widget) {
    report(describeElement(host), 'expected an .elementor-facebook-widget, found none')
    return () => {}
  }
  const stops: (() => void)[] = []
  const show = () => {
    stops.push(
      whenLoaded(
        loadSdk,
        (facebook) => {
          if (!facebook?.XFBML) return
          const restoreTree = rememberTree(widget)
          guard(describeElement(host), 'Facebook', () => facebook.XFBML?.parse(host))
          return restoreTree
        },
        showLink,
      ),
    )
  }
  /** Shows a link to Facebook when a blocker stops the SDK or Facebook does not respond. */
  const showLink = () => {
    const href = safeUrl(widget.dataset.href)
    if (!href || !/(^|\.)facebook\.com$/.test(new URL(href).hostname)) return
    const link = createElement('a', { href, target: '_blank', rel: 'noopener' }, translate(texts.seeOnFacebook, host))
    stops.push(addUi(link, (container) => widget.append(container)))
  }
  stops.push(
    onVisible(
      host,
      () => {
        stops.push(requireConsent(widget, 'https://www.facebook.com/', show, () => {}, widget.clientHeight > 120 ? 'over' : 'below'))
      },
      '50%',
    ),
  )
  return () => stopAll(stops.reverse())
}
