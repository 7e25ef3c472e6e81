import { asObject, getGlobal } from '../base/values'
import { text } from '../settings/fields'
import { readSettings } from '../settings/read'
import { config } from './config'

const FIELDS = { ajaxurl: text() }

/** The CMS's URL for widget requests, from the add-on's configuration, else ours; empty if neither has it. */
export function ajaxAddress(): string {
  const page = asObject(getGlobal('ElementorProFrontendConfig'))
  return readSettings(FIELDS, page).ajaxurl || readSettings(FIELDS, config().raw).ajaxurl
}
