import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { type Store, store } from '../base/store'
import { DEVICES, type Device } from '../settings/responsive'
import { type Breakpoint, config } from './config'

/** The devices in use, small to large, with desktop before widescreen. */
export function activeDevices(breakpoints: readonly Breakpoint[] = config().breakpoints): Device[] {
  return DEVICES.filter((name) => name === 'desktop' || breakpoints.some((b) => b.name === name))
}

let current: Store<Device> | undefined
/** The store's breakpoints: the next page may have others. */
let known: readonly Breakpoint[] | undefined
const stops: (() => void)[] = []

/** The current device. Changes by media queries, without polling. */
export function device(): Store<Device> {
  const { breakpoints } = config()
  if (current && known === breakpoints) return current
  known = breakpoints
  stopAll(stops)
  const queries = breakpoints.map((b) => ({ ...b, list: matchMedia(`(${b.direction}-width:${b.value}px)`) }))
  const currentDevice = (): Device => {
    const matching = (direction: string) => queries.find((q) => q.direction === direction && q.list.matches)?.name
    return matching('min') ?? matching('max') ?? 'desktop'
  }
  const made = store(currentDevice())
  stops.push(...queries.map(({ list }) => on(list, 'change', () => made.set(currentDevice()))))
  current = made
  return made
}
