import { asObject, isObject, type Raw } from '../../base/values'
import { choice, flag, type Infer, list, number, text } from '../../settings/fields'
import { readSettings } from '../../settings/read'

/** An animation's settings with the builder's defaults (contract newer §6.1); times in ms, positions in percent of the window's height. */
const ITEM = {
  trigger: choice(['load', 'scrollIn', 'scrollOut', 'scrollOn', 'click', 'hover', 'none'], 'none'),
  effect: choice(['fade', 'slide', 'scale', 'none'], 'none'),
  type: choice(['in', 'out'], 'in'),
  direction: choice(['', 'left', 'right', 'top', 'bottom'], ''),
  duration: number(600, 0),
  delay: number(0, 0),
  easing: text('easeIn'),
  replay: flag(),
  repeat: choice(['', 'times', 'loop'], ''),
  times: number(1, 1),
  start: number(85),
  end: number(15),
  /** The devices on which it does not run. */
  excluded: list(),
}
export type Interaction = Infer<typeof ITEM>

/** Values are wrapped in `{"$$type": …, "value": …}` at every depth. */
function unwrap(value: unknown, depth = 0): unknown {
  if (depth > 20) return undefined
  if (Array.isArray(value)) return value.map((one) => unwrap(one, depth + 1))
  if (!isObject(value)) return value
  if ('$$type' in value) return unwrap(value.value, depth + 1)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unwrap(inner, depth + 1)]))
}

const sizeOf = (value: unknown) => asObject(value).size

function readItem(item: unknown): Interaction {
  const { trigger, animation, breakpoints } = asObject(unwrap(item))
  const { timing_config, config, ...look } = asObject(animation)
  const timing = asObject(timing_config)
  const { replay, repeat, times, easing, start, end } = asObject(config)
  const raw: Raw = {
    ...look,
    ...{ trigger, replay, repeat, times, easing, start: sizeOf(start) ?? start, end: sizeOf(end) ?? end },
    ...{ duration: sizeOf(timing.duration), delay: sizeOf(timing.delay), excluded: asObject(breakpoints).excluded },
  }
  return readSettings(ITEM, raw)
}

/** The animations on this device by element id, without unknown triggers or effects. */
export function readInteractions(source: string, device: string): Map<string, Interaction[]> {
  let data: unknown
  try {
    data = JSON.parse(source)
  } catch {}
  const found = new Map<string, Interaction[]>()
  for (const entry of Array.isArray(data) ? data : []) {
    const { elementId, interactions } = asObject(entry)
    const items = (Array.isArray(interactions) ? interactions : []).map(readItem)
    const running = items.filter(
      ({ trigger, effect, direction, excluded }) =>
        trigger !== 'none' && effect !== 'none' && (effect !== 'slide' || direction) && !excluded.includes(device),
    )
    if (running.length) found.set(String(elementId), [...(found.get(String(elementId)) ?? []), ...running])
  }
  return found
}
