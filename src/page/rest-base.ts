import { queryFirst } from '../base/query-all'
import { safeUrl } from '../base/safe-url'
import { asObject, getGlobal } from '../base/values'
import { text } from '../settings/fields'
import { readSettings } from '../settings/read'

const REST = { rest: text() }

/** The base URL of the CMS's REST routes, from the page's configuration or a link in its head. */
export function restBase(): string | undefined {
  const { urls } = asObject(getGlobal('ElementorProFrontendConfig'))
  const link = queryFirst<HTMLLinkElement>(document, 'head link[rel="https://api.w.org/"]')
  return safeUrl(readSettings(REST, urls).rest || link?.href || '/wp-json/')
}
