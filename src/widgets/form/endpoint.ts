import { report } from '../../base/report'
import { asObject, excerpt } from '../../base/values'
import { config } from '../../builder/config'
import { text } from '../../settings/fields'
import { readSettings } from '../../settings/read'

const FIELDS = { ajaxurl: text() }

/** Where the CMS takes the builder's forms: the add-on's configuration says it, else ours. */
function configuredAddress(): string {
  const page = asObject((globalThis as { ElementorProFrontendConfig?: unknown }).ElementorProFrontendConfig)
  return readSettings(FIELDS, page).ajaxurl || readSettings(FIELDS, config().raw).ajaxurl
}

/**
 * Where a form is sent: the page's configuration says it for the builder's forms, its own attribute for a hand-written one. Empty when the
 * browser is to send it: by GET, or to another site.
 */
export function endpointOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const isByHand = !form.classList.contains('elementor-form')
  // By their attributes: a field named `action` or `method` takes the property's place.
  const attribute = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name)
  if (isByHand && attribute('method')?.toLowerCase() !== 'post') return ''
  const address = isByHand ? (attribute('action') ?? '') : configuredAddress()
  try {
    const { href, origin } = new URL(address, document.baseURI)
    if (address && origin === location.origin) return href
  } catch {}
  // A hand-written form may well be meant for another site; the builder's forms are for the CMS.
  if (!isByHand) report('form', `ajaxurl: expected an address of this site, got ${excerpt(address) || 'nothing'}`)
  return ''
}
