import { readdirSync } from 'node:fs'
import path from 'node:path'

const demo = path.resolve(import.meta.dirname, '../../../demo')
const listed = (folder: string) =>
  readdirSync(path.join(demo, folder))
    .filter((f) => f.endsWith('.html'))
    .map((f) => `/${folder}/${f.replace(/^index\.html$/, '')}`)

/** The addresses of all pages of the demo. */
export const demoPages: readonly string[] = [
  '/',
  '/landing/',
  '/port/',
  '/port/media.html',
  ...listed('vignettes'),
  ...listed('pages'),
  ...listed('templates'),
]
