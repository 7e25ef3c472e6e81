/** The builder's devices, small to large; `desktop` is between the largest maximum and `widescreen`. */
export const DEVICES = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop', 'widescreen'] as const
export type Device = (typeof DEVICES)[number]
type Settings = Record<string, unknown>

const has = (value: unknown): boolean => Boolean(value) || value === 0

/**
 * The builder's algorithm A (contract core §4.3), for plain values: the nearest larger device with a value wins. `active` lists the devices
 * in use, small to large, including desktop. An unknown device reads the base value.
 */
export function deviceSetting(settings: Settings, key: string, device: string, active: readonly string[]): unknown {
  if (device === 'widescreen') return settings[`${key}_widescreen`] || settings[key]
  const largeToSmall = [...active].reverse()
  for (let i = largeToSmall.indexOf(device); i > 0; i--) {
    const value = settings[`${key}_${largeToSmall[i]}`]
    if (has(value)) return value
  }
  return settings[key]
}

/** The builder's algorithm B (contract core §4.4), for sliders and tabs: reads `subKey` of objects, so that an empty size is skipped. */
export function responsiveValue(settings: Settings, key: string, subKey: string, device: string, active: readonly string[]): unknown {
  const at = (name: string) => {
    const value = settings[name]
    return subKey && typeof value === 'object' && value !== null ? (value as Settings)[subKey] : value
  }
  for (const name of active.slice(Math.max(0, active.indexOf(device)))) {
    if (name === 'desktop') break
    const value = at(`${key}_${name}`)
    if (has(value)) return value
  }
  return at(key)
}
