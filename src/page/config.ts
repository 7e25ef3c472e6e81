import { script } from '../base/assets'
import { queryAll } from '../base/query-all'
import { readObject } from '../base/report'
import { asObject, getGlobal, type Raw } from '../base/values'
import { number } from '../settings/fields'
import { readSettings } from '../settings/read'
import { DEVICES, type Device } from '../settings/responsive'

export interface Breakpoint {
  name: Device
  value: number
  direction: 'max' | 'min'
}

/** The page's configuration. Every part has a default, because many pages have no configuration. */
export interface Config {
  breakpoints: Breakpoint[]
  /** The page is shown in the editor, whose own runtime is in charge. */
  edit: boolean
  /** A draft's preview: nothing is counted, and popups ignore their rules. */
  preview: boolean
  /** The whole configuration as received, and its site settings (`kit`). For rarer parts see page-config.ts. */
  raw: Raw
  kit: Raw
}

/** Specification §9, in the order of DEVICES without desktop; only mobile and tablet are on by default. */
const STANDARD = [767, 880, 1024, 1200, 1366, 2400]

let cached: Config | undefined

/** The page's inline configuration, overridden by the JSON script that `data-config` names, or defaults. */
export function config(): Config {
  cached ??= parse()
  return cached
}
/** Makes the next call read the page again, for pages that swap their content. */
export const forgetConfig = (): void => {
  cached = undefined
}

function readNamedConfig(): Raw {
  const hash = script?.dataset.config?.replace(/^#?/, '#')
  // `#` alone names nothing.
  if (!hash?.[1]) return {}
  return readObject(
    queryAll<HTMLScriptElement>(document, 'script').find((el) => `#${el.id}` === hash)?.textContent ?? '',
    'data-config',
    hash,
  )
}

function parse(): Config {
  const raw = { ...asObject(getGlobal('elementorFrontendConfig')), ...readNamedConfig() }
  const mode = asObject(raw.environmentMode)
  return {
    raw,
    breakpoints: breakpointsOf(asObject(asObject(raw.responsive).breakpoints)),
    edit: Boolean(mode.edit),
    preview: Boolean(mode.wpPreview),
    kit: asObject(raw.kit),
  }
}

/** Enabled breakpoints, small to large; mobile and tablet are always on. */
export function breakpointsOf(raw: Raw): Breakpoint[] {
  return DEVICES.filter((name) => name !== 'desktop').flatMap((name, i) => {
    const isOn = asObject(raw[name]).is_enabled || name === 'mobile' || name === 'tablet'
    const { value } = readSettings({ value: number() }, raw[name])
    return isOn ? [{ name, value: Math.max(0, value) || (STANDARD[i] as number), direction: name === 'widescreen' ? 'min' : 'max' }] : []
  })
}
