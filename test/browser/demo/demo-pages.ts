import { readdirSync } from 'node:fs'
import path from 'node:path'

const demo = path.resolve(import.meta.dirname, '../../../demo')

/** The addresses of all pages of the demo. */
export const demoPages: readonly string[] = [
  '/',
  '/landing/',
  '/port/',
  '/port/media.html',
  '/winiety/',
  '/winiety/wiecej.html',
  '/winiety/bez-konca.html',
  '/winiety/karuzela.html',
  '/winiety/archiwum.html',
  ...readdirSync(path.join(demo, 'pages'))
    .filter((f) => f.endsWith('.html'))
    .map((f) => `/pages/${f}`),
]
