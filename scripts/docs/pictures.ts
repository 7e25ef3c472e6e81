/** The pictures of the gallery: the first example of each page, photographed. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { extension, typeOf } from '../../demo/server/files'
import { findBrowser, launchArgs } from '../browser'
import { root } from '../process'
import { type Example, type ExamplePage, examplePage } from './examples'

const ORIGIN = 'http://docs.example'
const SIZE = { width: 720, height: 450 }
/** Pages whose first example, as it is, says little: another example, and what to press, to scroll to or to wait for. */
const SHOWN: Record<string, { example?: string; press?: string; scroll?: string; wait?: string }> = {
  edges: { example: 'bar-by-hand', wait: 'button' },
  entrance: { scroll: '[data-example]' },
  lightbox: { press: 'a' },
  menu: { press: 'button' },
  motion: { scroll: '[data-example]' },
  numbers: { example: 'numbers-countdown' },
  panels: { press: 'button' },
  popup: { press: 'button' },
  'popup-rules': { wait: 'dialog' },
}
/** In the middle, in place of at the top. */
const CENTRED =
  'body { display: flex !important; flex-direction: column; justify-content: safe center; box-sizing: border-box; min-height: 100vh }'
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

async function photograph(page: Page, example: Example, { press, scroll, wait }: (typeof SHOWN)[string], file: string) {
  await page.goto(`${ORIGIN}/examples/${example.name}.html`, { waitUntil: 'load' })
  await page.addStyleTag({ content: CENTRED })
  if (press) await page.locator(press).first().click()
  if (scroll)
    await page
      .locator(scroll)
      .first()
      .evaluate((el) => el.scrollIntoView({ block: 'center' }))
  if (wait) await page.locator(wait).first().waitFor()
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
  page.setDefaultTimeout(10_000)
  await serve(page, folder)
  const made = new Set<string>()
  for (const one of pages) {
    const { name, styles, examples } = one
    const how = SHOWN[name] ?? {}
    const example = examples.find((any) => any.name === how.example) ?? examples[0]
    if (!example) continue
    const shown = [JSON.stringify(how), examplePage(example, one), ...styles.map((href) => readFileSync(styleFile(folder, href), 'utf8'))]
    const kept = path.join(KEPT, `${name}-${createHash('sha1').update(shown.join('')).digest('hex').slice(0, 12)}.jpg`)
    if (!existsSync(kept))
      await photograph(page, example, how, kept).catch((error: unknown) =>
        console.log(`  No picture of ${name}: ${String(error).split('\n', 1)[0]}`),
      )
    if (!existsSync(kept)) continue
    copyFileSync(kept, path.join(folder, 'pictures', `${name}.jpg`))
    made.add(name)
  }
  await browser.close()
  return made
}
const styleFile = (folder: string, href: string) =>
  href === '/skerry.css' ? path.join(folder, 'skerry/skerry.css') : path.join(folder, 'examples', path.basename(href))
