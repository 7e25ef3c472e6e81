import { chunk } from './services/assets'

/** Every lazy edge of the bundle. The build makes a hashed file of each and rewrites the call to `chunk('name-HASH.js')`. */
export const chunks = {
  compat: () => import('./compat/full'),
  dialog: () => import('./widgets/popup/dialog'),
  triggers: () => import('./widgets/popup/triggers'),
  share: () => import('./widgets/share/share'),
  slider: () => import('./widgets/slider/slider'),
}
export { chunk }
