export { startEntrance as start } from './entrance'
export { settings } from './settings'
