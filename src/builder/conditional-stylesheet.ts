import { queryFirst } from '../base/query-all'
import { safeUrl } from '../base/safe-url'
import { asObject } from '../base/values'
import { config } from './config'

/** A stylesheet of the builder's own folder. The companion plugin's folder has another name, and other files. */
const OWN_STYLESHEET = 'link[rel~=stylesheet][href*="/elementor/assets/"]'

/**
 * The address of a stylesheet that newer builders do not put in the page: their own runtime adds it when its rules are first needed
 * (contract popups §19). The folder is named by the page's configuration; without one, by the page's other stylesheets. `undefined` where
 * nothing names it.
 */
export function conditionalStylesheet(name: 'dialog' | 'lightbox'): string | undefined {
  const { raw } = config()
  const { assets } = asObject(raw.urls)
  const { isScriptDebug } = asObject(raw.environmentMode)
  const addressOf = (folder: string, isReadable: unknown, version: unknown) => {
    const base = safeUrl(folder.replace(/\/?$/, '/'))
    if (!base) return
    const url = new URL(`css/conditionals/${name}${isReadable ? '' : '.min'}.css`, base)
    if (typeof version === 'string') url.searchParams.set('ver', version)
    return url.href
  }
  if (typeof assets === 'string' && assets) return addressOf(assets, isScriptDebug, raw.version)
  const href = queryFirst<HTMLLinkElement>(document, OWN_STYLESHEET)?.href
  const [, folder, file = ''] = /^([^?#]*?\/elementor\/assets\/)([^?#]*)/.exec(href ?? '') ?? []
  return folder && addressOf(folder, !/\.min\.css$/.test(file), new URL(href as string).searchParams.get('ver'))
}
