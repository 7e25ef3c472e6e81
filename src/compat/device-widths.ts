import { type Breakpoint, config } from '../builder/config'
import { activeDevices } from '../builder/device'
import type { Device } from '../settings/responsive'

/** The smallest width of the smallest device in px (specification §9). */
const MIN_WIDTH = 320

/** The smallest width of a device in px (contract core §2.3). */
export function minWidthOf(device: Device): number {
  const { breakpoints } = config()
  const breakpoint = breakpoints.find(({ name }) => name === device)
  if (breakpoint?.direction === 'min') return breakpoint.value
  const index = activeDevices().indexOf(device)
  return index > 0 ? (breakpoints[index - 1] as Breakpoint).value + 1 : MIN_WIDTH
}
