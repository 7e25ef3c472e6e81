import { isObject, type Raw, rawOf, short } from '../read'
import { report } from '../report'
import { DEVICES, type Device } from '../responsive'
import { script } from './assets'

export interface Breakpoint {
  name: Device
  value: number
  direction: 'max' | 'min'
}

/** What the page says of itself; every part has a default, because a page without a config is a normal page. */
export interface Config {
  breakpoints: Breakpoint[]
  rtl: boolean
  /** Inside the editor's frame; the editor's own runtime is in charge. */
  edit: boolean
  /** A draft preview: nothing is counted, popups show. */
  preview: boolean
  isStatic: boolean
  /** The visitor's roles; undefined for an anonymous one. */
  roles: string[] | undefined
  /** The page's parts as they came, objects or empty: kit (site settings), page settings, features, post. */
  kit: Raw
  page: Raw
  features: Raw
  post: Raw
  swiperClass: string
  /** A text of the interface, in the page's language. */
  i18n: (key: string, fallback: string) => string
}

/** Specification §9, in the order of DEVICES without desktop; only mobile and tablet are on unless the site says so. */
const STANDARD = [767, 880, 1024, 1200, 1366, 2400]

let cached: Config | undefined

/** The page's inline config when there is one, with what the JSON script named by `data-config` says on top; else defaults. */
export function config(): Config {
  cached ??= parse(globalThis as unknown as Raw)
  return cached
}
/** Reads the page again at the next use; for pages that swap their content. */
export const forgetConfig = (): void => {
  cached = undefined
}

function named(): Raw {
  const id = script?.dataset.config?.replace(/^#/, '')
  if (!id) return {}
  const source = document.getElementById(id)?.textContent ?? ''
  try {
    const value: unknown = JSON.parse(source)
    if (isObject(value)) return value
  } catch {}
  report('data-config', `#${id}: expected a JSON object, got ${short(source)}`)
  return {}
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function parse(page: Raw): Config {
  const front = { ...rawOf(page.elementorFrontendConfig), ...named() }
  const mode = rawOf(front.environmentMode)
  const i18n = rawOf(front.i18n)
  const user = front.user as { roles?: object } | undefined
  return {
    breakpoints: breakpointsOf(rawOf(rawOf(front.responsive).breakpoints)),
    rtl: 'is_rtl' in front ? Boolean(front.is_rtl) : document.documentElement.dir === 'rtl',
    edit: Boolean(mode.edit),
    preview: Boolean(mode.wpPreview),
    isStatic: Boolean(front.is_static),
    // A sparse list of roles arrives as an object (contract core §1.2).
    roles: user && Object.values(user.roles ?? {}).map(String),
    kit: rawOf(front.kit),
    page: rawOf(rawOf(front.settings).page),
    features: rawOf(front.experimentalFeatures),
    post: rawOf(front.post),
    swiperClass: text(front.swiperClass) || 'swiper',
    i18n: (key, fallback) => text(i18n[key]) || fallback,
  }
}

/** Enabled breakpoints, small to large; mobile and tablet are always on. */
export function breakpointsOf(raw: Raw): Breakpoint[] {
  return DEVICES.filter((name) => name !== 'desktop').flatMap((name, i) => {
    const { value, is_enabled } = rawOf(raw[name])
    const isOn = is_enabled || name === 'mobile' || name === 'tablet'
    return isOn ? [{ name, value: Number(value) || (STANDARD[i] as number), direction: name === 'widescreen' ? 'min' : 'max' }] : []
  })
}
