import { type Breakpoint, config } from '../builder/config'
import { activeDevices } from '../builder/device'
import type { Device } from '../settings/responsive'

/** The narrowest width a device starts at (specification §9). */
const MIN_WIDTH = 320

/** The smallest width of a device in px (contract core §2.3). */
export function minWidthOf(device: Device): number {
  const { breakpoints } = config()
  const own = breakpoints.find((b) => b.name === device)
  if (own?.direction === 'min') return own.value
  const at = activeDevices().indexOf(device)
  return at > 0 ? (breakpoints[at - 1] as Breakpoint).value + 1 : MIN_WIDTH
}
