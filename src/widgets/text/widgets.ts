import { start as startDropCap } from './drop-cap'
import { settings, start as startTextPath } from './text-path'

/** The two modules of this chunk. */
export const dropCap = { start: startDropCap }
export const textPath = { settings, start: startTextPath }
