import { safeUrl } from '../../base/safe-url'
import { asObject, getGlobal } from '../../base/values'
import { text } from '../../settings/fields'
import { readSettings } from '../../settings/read'
import type { LottieSettings } from './settings'

const SITE = { defaultAnimationUrl: text() }

/**
 * The address of the animation: the media file, whose name must end in `json`, else the external address, else the default of the site's
 * configuration (contract loops §19); `undefined` if there is none or it is not a web address.
 */
export function animationUrl({ source, source_json, source_external_url }: LottieSettings, base?: string): string | undefined {
  const { lottie } = asObject(getGlobal('ElementorProFrontendConfig'))
  const mediaFile = source === 'media_file' && /json(?=[?#]|$)/i.test(source_json.url) ? source_json.url : ''
  const address = mediaFile || source_external_url.url || readSettings(SITE, lottie).defaultAnimationUrl
  return address ? safeUrl(address, base) : undefined
}
