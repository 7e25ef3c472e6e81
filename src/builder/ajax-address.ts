import { baseUri } from '../base/document'
import { asObject, getGlobal } from '../base/values'
import { text } from '../settings/fields'
import { readSettings } from '../settings/read'
import { config } from './config'

const FIELDS = { ajaxurl: text() }

/** Where the CMS takes its widgets' requests, as the add-on's configuration has it, else ours; empty when neither does. */
export function ajaxAddress(): string {
  const page = asObject(getGlobal('ElementorProFrontendConfig'))
  return readSettings(FIELDS, page).ajaxurl || readSettings(FIELDS, config().raw).ajaxurl
}

/** An address in full; empty when it is not on this site. */
export function ownAddress(address: string): string {
  try {
    const { href, origin } = new URL(address, baseUri())
    if (address && origin === location.origin) return href
  } catch {}
  return ''
}
