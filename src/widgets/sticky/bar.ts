import { closestOf, matchesSelector, propertyOf } from '../../base/property-of'
import { createWriter, type Writer } from '../../dom/writer'
import type { Infer } from '../../settings/fields'
import type { State } from './plan'
import type { settings } from './settings'

/** The parents inside which a sticky element may be kept, and the containers without such a parent (contract menus §6.2). */
const STICKY_PARENT = '.e-con,.e-con-inner,.elementor-widget-wrap'
const TOP_CONTAINER = '.e-con.e-parent'

/** A sticky element and its state. */
export interface Bar extends State {
  host: HTMLElement
  home: HTMLElement
  /** What it stays inside, if it is set to stay in its parent. */
  container?: HTMLElement
  /** Writers: for as long as it is active, while it is stuck, and for its container while it is stuck. */
  activeWriter: Writer
  stuckWriter: Writer
  containerWriter?: Writer
  /** It sticks on this device. */
  isActive: boolean
  isPrinted?: boolean
  /** True until it is first measured. */
  isNew: boolean
  /** Keeps its space while it is fixed. */
  spacer?: HTMLElement
  shifting?: Animation
  /** Stop observing where it is, and what the observers were made for: they are made again when that changes, and after it has come free. */
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
    activeWriter: createWriter(host),
    stuckWriter: createWriter(host),
    containerWriter: container && createWriter(container),
    isTop: given.sticky === 'top',
    position: 'free',
    offset: 0,
    effectsOffset: 0,
    isActive: false,
    isNew: true,
    thresholds: [],
  }
}
