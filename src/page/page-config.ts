import { pageRoot } from '../base/document'
import { asObject, type Raw } from '../base/values'
import { config } from './config'

/** Parts of the page's configuration that only chunks need. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The page is rendered once (a screenshot, a print): nothing may wait for a timer or scrolling. */
export const isStatic = (): boolean => Boolean(config().raw.is_static)
export const pageSettings = (): Raw => asObject(asObject(config().raw.settings).page)
/** The post, page or template that is shown. */
export const post = (): Raw => asObject(config().raw.post)
export const features = (): Raw => asObject(config().raw.experimentalFeatures)
/** The class of sliders in the library's older or newer version. */
export const swiperClass = (): string => text(config().raw.swiperClass) || 'swiper'

/** An interface text in the page's language. */
export const i18n = (key: string, fallback: string): string => text(asObject(config().raw.i18n)[key]) || fallback

/** Whether the page is right-to-left. */
export function isRtl(): boolean {
  const { raw } = config()
  return Boolean('is_rtl' in raw ? raw.is_rtl : pageRoot().dir === 'rtl')
}

/** The visitor's roles; undefined if not logged in. A sparse list arrives as an object (contract core §1.2). */
export function roles(): string[] | undefined {
  const user = config().raw.user as { roles?: object } | undefined
  return user && Object.values(user.roles ?? {}).map(text)
}
