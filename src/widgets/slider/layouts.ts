import { asObject, type Raw } from '../../base/values'
import type { Breakpoint } from '../../page/config'
import { activeDevices } from '../../page/device'
import { numberOrNaN } from '../../settings/number-or-nan'
import { type Device, responsiveValue } from '../../settings/responsive'
import type { SliderKind } from './types'

/** How many slides are in view, by how many a step moves, and the pixels between them. */
export interface Layout {
  slidesPerView: number
  slidesPerGroup: number
  spaceBetween: number
}

export interface DeviceLayouts {
  layouts: Layout[]
  /** By minimum window width: the exact widths of the devices (contract core §24.1). */
  breakpoints: Record<string, Layout>
  desktop: Layout
}

/**
 * One layout per device in use. A device starts just above the previous one's last pixel, at 767.02, so that zoomed pages with fractional
 * widths agree with CSS.
 */
export function layoutsByDevice(
  breakpoints: readonly Breakpoint[],
  layoutOf: (device: Device, devices: readonly Device[]) => Layout,
): DeviceLayouts {
  const devices = activeDevices(breakpoints)
  const layouts = devices.map((device) => layoutOf(device, devices))
  const breakpointOf = (name?: Device) => breakpoints.find((breakpoint) => breakpoint.name === name)?.value ?? 0
  const minWidth = (i: number) => (devices[i] === 'widescreen' ? breakpointOf('widescreen') : i && breakpointOf(devices[i - 1]) + 0.02)
  return {
    layouts,
    breakpoints: Object.fromEntries(layouts.map((layout, i) => [minWidth(i), layout])),
    desktop: layouts[devices.indexOf('desktop')] as Layout,
  }
}

/** The layout in a window of this width. */
export function layoutAt(breakpoints: DeviceLayouts['breakpoints'], width: number): Layout {
  const reached = Object.keys(breakpoints).filter((minWidth) => Number(minWidth) <= width)
  // The smallest device begins at 0.
  return breakpoints[Math.max(...reached.map(Number))] as Layout
}

export interface LayoutContext {
  kind: SliderKind
  raw: Raw
  /** How many slides there are. */
  count: number
  /** The effect shows one slide at a time. */
  isSingle: boolean
}

/** A positive number, from a number or text with an optional unit; otherwise 0, meaning unset. Implausible values count as unset. */
export function positive(value: unknown, max = 50): number {
  const number = (typeof value === 'string' ? Number.parseFloat(value) : numberOrNaN(value)) || 0
  return number < 0.01 ? 0 : Math.min(max, number)
}
/** A page holds whole slides only. */
const wholePositive = (value: unknown): number => Math.floor(positive(value))

/** The layout on one device (contract media §§3.3, 3.8). */
export function deviceLayout({ kind, raw, count, isSingle }: LayoutContext, device: Device, devices: readonly Device[]): Layout {
  const single = { slidesPerView: 1, slidesPerGroup: 1, spaceBetween: 0 }
  if (kind === 'slides') return single
  const isDesktop = device === 'desktop'
  const setting = (key: string) => raw[isDesktop ? key : `${key}_${device}`]
  if (kind === 'base' || kind === 'hand-written') {
    const isSingleDesktop = isDesktop && slidesPerView(raw, 'desktop', devices) === 1
    return {
      slidesPerView: slidesPerView(raw, device, devices),
      slidesPerGroup: (!isSingleDesktop && wholePositive(setting('slides_to_scroll'))) || 1,
      spaceBetween: positive(responsiveValue(raw, 'image_spacing_custom', 'size', device, devices), 1000),
    }
  }
  const spaceBetween = positive(asObject(setting('space_between')).size, 1000)
  if (raw.skin === 'slideshow' || isSingle) return { ...single, spaceBetween }
  const isWide = device === 'widescreen' || device === 'laptop'
  const view = positive(setting('slides_per_view')) || (isWide && positive(raw.slides_per_view)) || defaultSlidesPerView(kind, device)
  return {
    slidesPerView: Math.min(count, view),
    slidesPerGroup: Math.min(count, wholePositive(setting('slides_to_scroll')) || 1),
    spaceBetween,
  }
}

/** Slides in view if nothing is set, in the older Pro base (contract media §3.8). */
const defaultSlidesPerView = (kind: SliderKind, device: Device) =>
  kind === 'testimonials' || device === 'mobile' ? 1 : device === 'tablet' || device === 'mobile_extra' ? 2 : 3

/**
 * Slides in view in the shared base: the device's own setting, its default, or the next larger device's value (contract media §3.3,
 * contract core §24.1).
 */
function slidesPerView(raw: Raw, device: Device, devices: readonly Device[]): number {
  const desktop = positive(raw.slides_to_show) || 3
  if (device === 'desktop') return desktop
  const own = positive(raw[`slides_to_show_${device}`])
  if (own) return own
  if (device === 'mobile') return 1
  if (device === 'tablet') return desktop === 1 ? 1 : 2
  return device === 'widescreen' ? desktop : slidesPerView(raw, devices[devices.indexOf(device) + 1] ?? 'desktop', devices)
}

/**
 * How many copies of the slides an endless row needs. Swiper moves slides instead of copying them, so there must be enough for a view and a
 * step on every device, and the total must be divisible by the step.
 */
export function setsNeeded(count: number, layouts: Layout[], isCentered: boolean, hasOffset: boolean): number {
  const need = ({ slidesPerView, slidesPerGroup }: Layout) =>
    Math.ceil(slidesPerView * (isCentered ? 1.5 : 1)) + slidesPerGroup + (isCentered ? 2 : 0)
  const enough = Math.max(...layouts.map(need)) + (hasOffset ? 1 : 0)
  for (let sets = 1; sets <= 12; sets++) {
    if (sets * count >= enough && layouts.every(({ slidesPerGroup }) => (sets * count) % slidesPerGroup === 0)) return sets
  }
  return Math.ceil(enough / count)
}
