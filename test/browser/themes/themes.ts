import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inShared } from '../shared-folder'

export const sharedThemes = inShared('themes')

export interface Theme {
  name: string
  css: string
  /** Colours that it sets with `!important` are the site's to choose; size and place stay ours. */
  isForced: boolean
}

/** Our own stand-ins for themes, and those of the shared folder if it is there. */
export const themes: readonly Theme[] = [import.meta.dirname, sharedThemes]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter((file) => file.endsWith('.css'))
  .map((file) => {
    const css = readFileSync(file, 'utf8')
    return { name: path.basename(file, '.css'), css, isForced: /color[^;]*!important/.test(css) }
  })

/** The demo's own columns rely on it. */
export const OWN_LAYOUT = '.page.page, .live.live { box-sizing: content-box }'
