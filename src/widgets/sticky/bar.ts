import { closestOf, matchesSelector, propertyOf } from '../../base/property-of'
import { createWriters, type Writers } from '../../dom/writers'
import type { Infer } from '../../settings/fields'
import type { State } from './plan'
import type { settings } from './settings'

/** Parents that can confine a sticky element, and containers that have no such parent (contract menus §6.2). */
const STICKY_PARENT = '.e-con,.e-con-inner,.elementor-widget-wrap'
const TOP_CONTAINER = '.e-con.e-parent'

/** A sticky element and its state. */
export interface Bar extends State {
  host: HTMLElement
  home: HTMLElement
  /** The parent that confines it, if the setting says so. */
  container?: HTMLElement
  /** Writers for the element while active, and for it and its container while stuck. */
  whileActive: Writers
  whileStuck: Writers
  /** The settings enable it on this device. */
  isActive: boolean
  /** True until first measured. */
  isNew: boolean
  /** Fills its place while it is fixed. */
  spacer?: HTMLElement
  shifting?: Animation
  /** Stop the threshold observers, and the key they were created for: they are recreated when that changes or the element is freed. */
  thresholds: (() => void)[]
  thresholdsKey?: string
}

export function createBar(host: HTMLElement, given: Infer<typeof settings>): Bar {
  const home = propertyOf(host, 'parentElement') as HTMLElement
  const container = given.sticky_parent && !matchesSelector(host, TOP_CONTAINER) ? (closestOf(home, STICKY_PARENT) ?? home) : undefined
  return {
    host,
    home,
    container,
    whileActive: createWriters(),
    whileStuck: createWriters(),
    isTop: given.sticky === 'top',
    position: 'free',
    offset: 0,
    effectsOffset: 0,
    isActive: false,
    isNew: true,
    thresholds: [],
  }
}
