import { start as startCountdown } from './countdown'
import { start as startCounter } from './counter'
import { start as startProgress } from './progress'
import { countdownSettings, counterSettings } from './settings'

/** The three modules of this chunk: pages that show one of them often show another. */
export const counter = { settings: counterSettings, start: startCounter }
export const progress = { start: startProgress }
export const countdown = { settings: countdownSettings, start: startCountdown }
