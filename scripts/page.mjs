/** What the build puts in the place of `document` before a property (unclobberedDocument in build-plugins.mjs). */
export { page as unclobberedDocument } from '../src/base/unclobbered.ts'
