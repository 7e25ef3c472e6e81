import { closestOf, matchesSelector, propertyOf } from '../../base/property-of'
import { createWriter, type Writer } from '../../dom/writer'
import type { Infer } from '../../settings/fields'
import type { State } from './plan'
import type { settings } from './settings'

/** The parents that a sticky element may be kept inside of, and the containers that have no such parent (contract menus §6.2). */
const STICKY_PARENT = '.e-con,.e-con-inner,.elementor-widget-wrap'
const TOP_CONTAINER = '.e-con.e-parent'

/** A sticky element, and what has become of it. */
export interface Bar extends State {
  host: HTMLElement
  home: HTMLElement
  /** What it stays inside of, when it is set to stay in its parent. */
  container?: HTMLElement
  /** Of what it has as long as it is active; of what it has while it is stuck; of what its container has then. */
  activeWriter: Writer
  stuckWriter: Writer
  containerWriter?: Writer
  /** On this device it sticks. */
  isActive: boolean
  isPrinted?: boolean
  /** Until the first time that it is measured. */
  isNew: boolean
  /** Keeps its room while it is fixed. */
  spacer?: HTMLElement
  shifting?: Animation
  /** Stop observing where it stands, and what they were made for: they are made again when that changes, and after it came free. */
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
