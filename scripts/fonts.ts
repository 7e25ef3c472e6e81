/** The fonts that tests and the parity runner measure with: those of an npm package, whatever the machine has. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './process'

/** Where test/fonts/fonts.conf finds the fonts. */
const FILES = path.join(root, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf')

/** What a browser's environment needs. Throws where the fonts are missing: a browser without any font shows no text at all. */
export function fontsEnv() {
  if (!existsSync(FILES)) throw new Error('The fonts of the tests are missing: npm install brings them (dejavu-fonts-ttf).')
  return { FONTCONFIG_FILE: path.join(root, 'test/fonts/fonts.conf') }
}
