import { safeUrl } from '../../base/safe-url'
import { asObject, getGlobal } from '../../base/values'
import { text } from '../../settings/fields'
import { readSettings } from '../../settings/read'
import type { LottieSettings } from './settings'

const SITE = { defaultAnimationUrl: text() }

/**
 * The animation's URL: the media file, which must end in `json`, else the external URL, else the site's default (contract loops §19);
 * `undefined` if none is set or it is not http(s).
 */
export function animationUrl({ source, source_json, source_external_url }: LottieSettings, base?: string): string | undefined {
  const { lottie } = asObject(getGlobal('ElementorProFrontendConfig'))
  const mediaFile = source === 'media_file' && /json(?=[?#]|$)/i.test(source_json.url) ? source_json.url : ''
  const address = mediaFile || source_external_url.url || readSettings(SITE, lottie).defaultAnimationUrl
  return address ? safeUrl(address, base) : undefined
}
