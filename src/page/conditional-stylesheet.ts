import { queryFirst } from '../base/query-all'
import { safeUrl } from '../base/safe-url'
import { asObject } from '../base/values'
import { config } from './config'

/** A stylesheet in the builder's own folder; the companion plugin's has other files. */
export const OWN_STYLESHEET = 'link[rel~=stylesheet][href*="/elementor/assets/"]'

/**
 * The address of a stylesheet that newer builders leave to their runtime, which adds it when it is first needed (contract popups §19). The folder
 * comes from the page's configuration, else from the page's other stylesheets; `undefined` without either.
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
