import { baseUri } from '../base/document'
import { asObject, getGlobal } from '../base/values'
import { text } from '../settings/fields'
import { readSettings } from '../settings/read'
import { config } from './config'

const FIELDS = { ajaxurl: text() }

/** Where the CMS takes what its widgets send: the add-on's configuration says it, else ours. As it stands there; empty when nobody says. */
export function ajaxAddress(): string {
  const page = asObject(getGlobal('ElementorProFrontendConfig'))
  return readSettings(FIELDS, page).ajaxurl || readSettings(FIELDS, config().raw).ajaxurl
}

/** The same as a whole address; empty where it is not one of this site. */
export function ownAddress(address: string): string {
  try {
    const { href, origin } = new URL(address, baseUri())
    if (address && origin === location.origin) return href
  } catch {}
  return ''
}
