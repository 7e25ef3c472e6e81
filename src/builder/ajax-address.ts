import { asObject, getGlobal } from '../base/values'
import { text } from '../settings/fields'
import { readSettings } from '../settings/read'
import { config } from './config'

const FIELDS = { ajaxurl: text() }

/** Where the CMS takes its widgets' requests: from the add-on's configuration, else from ours; empty if neither says so. */
export function ajaxAddress(): string {
  const page = asObject(getGlobal('ElementorProFrontendConfig'))
  return readSettings(FIELDS, page).ajaxurl || readSettings(FIELDS, config().raw).ajaxurl
}
