import { start as startAccordion } from './accordion'
import { accordionSettings, tabsSettings } from './settings'
import { start as startTabs } from './tabs'

/** The two modules of this chunk, which have most of their code in common. */
export const tabs = { settings: tabsSettings, start: startTabs }
export const accordion = { settings: accordionSettings, start: startAccordion }
