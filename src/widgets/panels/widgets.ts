import { start as startFlipBox } from './flip-box'
import { start as startHotspot } from './hotspot'
import { start as startOffCanvas } from './off-canvas'
import { hotspotSettings, offCanvasSettings } from './settings'

/** The modules of this chunk. */
export const offCanvas = { settings: offCanvasSettings, start: startOffCanvas }
export const hotspot = { settings: hotspotSettings, start: startHotspot }
export const flipBox = { start: startFlipBox }
