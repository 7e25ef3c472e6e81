import { start as startTracker } from './progress-tracker'
import { tocSettings, trackerSettings } from './settings'
import { start as startToc } from './toc'

/** The two modules of this chunk: long pages have both. */
export const tableOfContents = { settings: tocSettings, start: startToc }
export const progressTracker = { settings: trackerSettings, start: startTracker }
