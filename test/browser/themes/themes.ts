import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inShared } from '../shared-folder'

export const sharedThemes = inShared('themes')

/** Our own stand-ins for themes, and those of the shared folder where it is at hand. */
export const themes = [import.meta.dirname, sharedThemes]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter((file) => file.endsWith('.css'))
  .map((file) => {
    const css = readFileSync(file, 'utf8')
    // What it takes of a control's colours with `!important` is the site's; size and place stay ours.
    return { name: path.basename(file, '.css'), css, isForced: /color[^;]*!important/.test(css) }
  })

/** The demo's pages count on it for their own columns. */
export const OWN_LAYOUT = '.page.page, .live.live { box-sizing: content-box }'
