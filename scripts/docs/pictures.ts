/** The pictures of the gallery: the first example of each page, photographed. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { extension, typeOf } from '../../demo/server/files'
import { findBrowser, launchArgs } from '../browser'
import { root } from '../process'
import { type ExamplePage, examplePage } from './examples'

const ORIGIN = 'http://docs.example'
const SIZE = { width: 720, height: 450 }
/** Examples that show nothing before they are used, and what to press. */
const PRESSED: Record<string, string> = {
  popup: 'button',
  lightbox: 'a',
  panels: 'button',
  'popup-rules': 'button',
}
/** Kept between builds by what they show. */
const KEPT = path.join(root, '.cache/pictures')

/** Answers from the folder that the documents publish. */
const serve = (page: Page, folder: string) =>
  page.route('**', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const file = path.join(folder, pathname)
    if (origin !== ORIGIN || !existsSync(file)) return route.fulfill({ status: 404, body: '' })
    return route.fulfill({ body: readFileSync(file), contentType: typeOf(extension(file)) })
  })

async function photograph(page: Page, { name, examples: [example] }: ExamplePage, file: string) {
  if (!example) return
  await page.goto(`${ORIGIN}/examples/${example.name}.html`, { waitUntil: 'load' })
  if (PRESSED[name]) await page.locator(PRESSED[name]).first().click()
  // What appears or moves has come to rest.
  await page.waitForTimeout(500)
  await page.screenshot({ path: file, type: 'jpeg', quality: 72 })
}

/** Puts a picture of each page into `folder`/pictures. `{ names }`: the pages that have one; without a browser, none. */
export async function makePictures(pages: ExamplePage[], folder: string): Promise<Set<string>> {
  const executablePath = findBrowser()
  if (!executablePath) return new Set()
  mkdirSync(KEPT, { recursive: true })
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' })
  await serve(page, folder)
  const made = new Set<string>()
  for (const one of pages) {
    const shown = one.examples[0] && [
      examplePage(one.examples[0], one),
      ...one.styles.map((href) => readFileSync(styleFile(folder, href), 'utf8')),
    ]
    const kept = path.join(KEPT, `${one.name}-${createHash('sha1').update(String(shown)).digest('hex').slice(0, 12)}.jpg`)
    if (!existsSync(kept))
      await photograph(page, one, kept).catch((error: unknown) =>
        console.log(`  No picture of ${one.name}: ${String(error).split('\n', 1)[0]}`),
      )
    if (!existsSync(kept)) continue
    copyFileSync(kept, path.join(folder, 'pictures', `${one.name}.jpg`))
    made.add(one.name)
  }
  await browser.close()
  return made
}
const styleFile = (folder: string, href: string) =>
  href === '/skerry.css' ? path.join(folder, 'skerry/skerry.css') : path.join(folder, 'examples', path.basename(href))
