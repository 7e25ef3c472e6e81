/** The fonts for tests and the parity runner: from an npm package, whatever the machine has. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './process'

/** Where test/fonts/fonts.conf finds the fonts. */
const FILES = path.join(root, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf')

/** A browser's environment. Throws if the fonts are missing: a browser without fonts shows no text at all. */
export function fontsEnv() {
  if (!existsSync(FILES)) throw new Error('The fonts of the tests are missing: npm install brings them (dejavu-fonts-ttf).')
  return { FONTCONFIG_FILE: path.join(root, 'test/fonts/fonts.conf') }
}
