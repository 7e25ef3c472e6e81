import { start as startBar } from './bar'
import { start as startContactButtons } from './contact-buttons'

/** The modules of this chunk. */
export const contactButtons = { start: startContactButtons }
export const floatingBar = { start: startBar }
