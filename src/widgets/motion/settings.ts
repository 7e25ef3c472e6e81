import { asObject, type Raw } from '../../base/values'
import { choice, flag, type Infer, list, number, range, text } from '../../settings/fields'
import { type Field, type OnInvalid, readSettings } from '../../settings/read'
import { DEVICES } from '../../settings/responsive'
import { DIRECTIONS } from './formulas'

/**
 * Effects that translate or rotate. Sliders keep their value in `size`, ranges in `sizes`; defaults: the editor's (contract menus §7.2).
 */
const movement = (speed: number) => ({
  // Each effect is described where it is listed, below.
  effect: flag(),
  /**
   * The direction: the usual one, or the opposite with `negative`.
   * @example "negative"
   * @values `"negative"`
   */
  direction: text('', ['negative']),
  /**
   * How strong the effect is, from 0 to 10: pixels or degrees for each percent of the path.
   * @example 6
   */
  speed: number(speed),
  /**
   * The part of the path through the window in which the element moves.
   * @example {"sizes":{"start":20,"end":80}}
   */
  affectedRange: range(0, 100),
})
/** Effects with an “in” and “out” state within their range. */
const fade = (level: number) => ({
  effect: flag(),
  /** When the effect is active: while the element comes in, while it goes out, or both. */
  direction: choice(DIRECTIONS, 'out-in'),
  /**
   * How strong the effect is: tenths of transparency, or pixels of blur. Scaling uses `speed`.
   * @example 5
   */
  level: number(level),
  /**
   * How much the size changes, from -10 to 10. Only scaling uses it.
   * @example 6
   */
  speed: number(4),
  /**
   * The part of the path through the window outside which the effect is active.
   * @example {"sizes":{"start":30,"end":70}}
   */
  range: range(20, 80),
})
export const effectFields = {
  /** Moves the element up or down while the page scrolls. */
  translateY: movement(4),
  /** Moves the element sideways while the page scrolls. */
  translateX: movement(4),
  /** Turns the element while the page scrolls. */
  rotateZ: movement(1),
  /** Fades the element while the page scrolls. */
  opacity: fade(10),
  /** Blurs the element while the page scrolls. */
  blur: fade(7),
  /** Enlarges or shrinks the element while the page scrolls. */
  scale: fade(4),
  /** Lets the element follow the mouse. */
  mouseTrack: movement(1),
  /** Tilts the element towards the mouse. */
  tilt: movement(4),
}
export type EffectName = keyof typeof effectFields
type Movement = Infer<ReturnType<typeof movement>>
type Fade = Infer<ReturnType<typeof fade>>
const MOUSE_EFFECTS: EffectName[] = ['mouseTrack', 'tilt']
/** Effects a background layer cannot have (contract menus §7.1). */
const ELEMENT_EFFECTS: EffectName[] = ['rotateZ', 'tilt']

export const generalFields = {
  /** Switches on the scroll effects. */
  motion_fx_scrolling: flag(),
  /** Switches on the mouse effects. */
  motion_fx_mouse: flag(),
  /**
   * The devices on which the effects are active.
   * @example ["desktop"]
   */
  devices: list([...DEVICES], DEVICES),
  /** What the scroll effects follow: the element’s path through the window, or the scrolling of the whole page. Without it, `page` for a fixed element and `viewport` for all others. */
  range: choice(['', 'viewport', 'page'], ''),
}
export type General = Infer<typeof generalFields>

/** One effect with its settings, a movement's or a fade's, by its name. */
export type Effect = { name: EffectName } & Movement & Fade
export interface Group {
  general: General
  scroll: Effect[]
  mouse: Effect[]
}

/** The entries of `raw` whose keys start with `prefix`, without the prefix. */
const withoutPrefix = (raw: Raw, prefix: string): Raw =>
  Object.fromEntries(Object.entries(raw).flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [])))

/**
 * Reads a group's settings by exact prefix: background settings must not leak into the element's effects (contract menus §§7.2, 11.11).
 * `onInvalid` gets the setting's full name.
 */
export function readGroup(raw: Raw, prefix: string, isBackground: boolean, onInvalid?: OnInvalid): Group {
  const own = withoutPrefix(raw, prefix)
  const onInvalidOwn: OnInvalid = (key, field, value) => {
    // An emptied slider is sent as an object with an empty size, meaning its default (contract menus §7.9).
    if (asObject(value).size !== '') onInvalid?.(prefix + key, field, value)
  }
  const readEffect = (name: EffectName): Effect[] => {
    if (isBackground && ELEMENT_EFFECTS.includes(name)) return []
    const settings = readSettings(
      effectFields[name] as Record<string, Field<unknown>>,
      withoutPrefix(own, `${name}_`),
      (key, field, value) => onInvalidOwn(`${name}_${key}`, field, value),
    ) as Movement & Fade
    return settings.effect ? [{ ...settings, name }] : []
  }
  // In the order of the settings, which is that of the transform functions.
  const effects = Object.keys(own).flatMap((key) => {
    if (!key.endsWith('_effect')) return []
    const name = key.slice(0, -'_effect'.length)
    if (Object.hasOwn(effectFields, name)) return readEffect(name as EffectName)
    onInvalidOwn(key, choice(Object.keys(effectFields), ''), name)
    return []
  })
  const general = readSettings(generalFields, own, onInvalidOwn)
  return {
    general,
    scroll: general.motion_fx_scrolling ? effects.filter(({ name }) => !MOUSE_EFFECTS.includes(name)) : [],
    mouse: general.motion_fx_mouse ? effects.filter(({ name }) => MOUSE_EFFECTS.includes(name)) : [],
  }
}

/**
 * The element's own CSS transforms, in the order of its settings, with perspective first. They are repeated in the `transform` of the
 * effects, which would otherwise replace them (contract menus §7.8).
 */
export function ownTransforms(raw: Raw, isContainer: boolean): string[] {
  const names = Object.entries(raw).flatMap(([key, value]): string[] => /^_transform_(\w+)_effect$/.exec(value ? key : '')?.slice(1) ?? [])
  names.sort((a, b) => Number(b === 'perspective') - Number(a === 'perspective'))
  return [...new Set(names)].map((name) => {
    const defaultValue = /^(scale|flip)/.test(name) ? '1' : /^(rotate|skew)/.test(name) ? '0deg' : '0px'
    return `${name.replace('flip', 'scale')}(var(--e-${isContainer ? 'con-' : ''}transform-${name}, ${defaultValue}))`
  })
}
