import { asObject, type Raw } from '../../base/values'
import { choice, count, flag, type Infer, list, range, text } from '../../settings/fields'
import { type Field, type OnInvalid, readSettings } from '../../settings/read'
import { DEVICES } from '../../settings/responsive'
import { DIRECTIONS } from './formulas'

/** The slider of a setting sits in `size`, that of a range in `sizes`; missing ones take the editor's default (contract §7.2). */
const motion = (speed: number) => ({ effect: flag(), direction: text(), speed: count(speed), affectedRange: range(0, 100) })
const fade = (level: number) => ({
  effect: flag(),
  direction: choice(DIRECTIONS, 'out-in'),
  level: count(level),
  speed: count(4),
  range: range(20, 80),
})
const effects = {
  translateY: motion(4),
  translateX: motion(4),
  rotateZ: motion(1),
  opacity: fade(10),
  blur: fade(7),
  scale: fade(4),
  mouseTrack: motion(1),
  tilt: motion(4),
}
export type Name = keyof typeof effects
export type Motion = Infer<ReturnType<typeof motion>>
export type Fade = Infer<ReturnType<typeof fade>>

const general = {
  motion_fx_scrolling: flag(),
  motion_fx_mouse: flag(),
  devices: list([...DEVICES], DEVICES),
  range: choice(['', 'viewport', 'page'], ''),
}
export type General = Infer<typeof general>

/** One effect with its settings. */
export type Effect = { name: Name } & Motion & Fade
export interface Group {
  general: General
  scroll: Effect[]
  mouse: Effect[]
}

/**
 * Reads a group's settings by its exact prefix: the background's must not leak into the element's (contract §7.2, §11.11).
 * `bad` hears of mistakes by the setting's whole name.
 */
export function readGroup(raw: Raw, prefix: string, isBackground: boolean, bad?: OnInvalid): Group {
  const own: Raw = {}
  // An emptied slider is sent as an object around nothing, and means its default (contract §7.9).
  const tell: OnInvalid = (key, field, value) => asObject(value).size === '' || bad?.(prefix + key, field, value)
  for (const [key, value] of Object.entries(raw)) if (key.startsWith(prefix)) own[key.slice(prefix.length)] = value
  const all = Object.keys(own).flatMap((key): Effect[] => {
    const name = key.replace(/_effect$/, '') as Name
    if (!key.endsWith('_effect')) return []
    if (!Object.hasOwn(effects, name)) {
      tell(key, choice(Object.keys(effects), ''), name)
      return []
    }
    if (isBackground && (name === 'rotateZ' || name === 'tilt')) return []
    const parts = Object.entries(own)
      .filter(([k]) => k.startsWith(`${name}_`))
      .map(([k, v]) => [k.slice(name.length + 1), v])
    const given = readSettings(effects[name] as Record<string, Field<unknown>>, Object.fromEntries(parts), (k, field, v) =>
      tell(`${name}_${k}`, field, v),
    ) as Motion & Fade
    return given.effect ? [{ ...given, name }] : []
  })
  const settings = readSettings(general, own, tell)
  const isMouse = ({ name }: Effect) => name === 'mouseTrack' || name === 'tilt'
  return {
    general: settings,
    scroll: settings.motion_fx_scrolling ? all.filter((e) => !isMouse(e)) : [],
    mouse: settings.motion_fx_mouse ? all.filter(isMouse) : [],
  }
}

/** The element's own CSS transforms, in the order of its settings with the perspective first, so that an effect does not replace them (contract §7.8). */
export function ownTransforms(raw: Raw, isContainer: boolean): string[] {
  const names = Object.keys(raw).flatMap((key): string[] => /^_transform_(\w+)_effect$/.exec(raw[key] ? key : '')?.slice(1) ?? [])
  names.sort((a, b) => Number(b === 'perspective') - Number(a === 'perspective'))
  return [...new Set(names)].map((name) => {
    const isPlain = /^(scale|flip)/.test(name)
    const unit = isPlain ? '1' : /^(rotate|skew)/.test(name) ? '0deg' : '0px'
    return `${name.replace('flip', 'scale')}(var(--e-${isContainer ? 'con-' : ''}transform-${name}, ${unit}))`
  })
}
