/** The documents' pictures, photographed from live pages. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { extension, typeOf } from '../../demo/server/files'
import { findBrowser, launchArgs } from '../browser'
import { root } from '../process'
import { type ExamplePage, examplePage } from './examples'

const ORIGIN = 'http://docs.example'
/** What to press, to scroll to or to wait for, in each frame of the page. */
interface Pose {
  press?: string
  scroll?: string
  wait?: string
}
/** A picture to take. */
export interface Shot extends Pose {
  name: string
  /** In the folder that the documents publish. */
  address: string
  /** All that decides how it looks: it is taken again when this changes. */
  shows: string
  size?: { width: number; height: number }
  /** Styles for the picture alone. */
  styles?: string
}

/** Pages whose first example, as it is, says little: another example, and a pose. */
const SHOWN: Record<string, Pose & { example?: string }> = {
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

async function photograph(page: Page, { address, press, scroll, wait, size, styles }: Shot, file: string) {
  await page.setViewportSize(size ?? { width: 720, height: 450 })
  await page.goto(`${ORIGIN}/${address}`, { waitUntil: 'load' })
  if (styles) await page.addStyleTag({ content: styles })
  const frames = page.frames().length > 1 ? page.frames().slice(1) : page.frames()
  for (const frame of frames) {
    if (press) await frame.locator(press).first().click()
    if (scroll)
      await frame
        .locator(scroll)
        .first()
        .evaluate((el) => el.scrollIntoView({ block: 'center' }))
    if (wait) await frame.locator(wait).first().waitFor()
  }
  // What appears or moves has come to rest.
  await page.waitForTimeout(500)
  await page.screenshot({ path: file, type: 'jpeg', quality: 72 })
}

/** The first example of each page of widgets. */
export function exampleShots(pages: ExamplePage[], folder: string): Shot[] {
  const styleFile = (href: string) =>
    href === '/skerry.css' ? path.join(folder, 'skerry/skerry.css') : path.join(folder, 'examples', path.basename(href))
  return pages.flatMap((one) => {
    const { name, styles, examples } = one
    const { example: other, ...pose } = SHOWN[name] ?? {}
    const example = examples.find((any) => any.name === other) ?? examples[0]
    if (!example) return []
    const shows = [examplePage(example, one), ...styles.map((href) => readFileSync(styleFile(href), 'utf8'))].join('')
    return { name, address: `examples/${example.name}.html`, shows, styles: CENTRED, ...pose }
  })
}

/** Puts the pictures into `folder`/pictures. Returns the names of those that are there; without a browser, none. */
export async function takePictures(shots: Shot[], folder: string): Promise<Set<string>> {
  const executablePath = findBrowser()
  if (!executablePath) return new Set()
  mkdirSync(KEPT, { recursive: true })
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(10_000)
  await serve(page, folder)
  const made = new Set<string>()
  for (const shot of shots) {
    const { name, ...rest } = shot
    const kept = path.join(KEPT, `${name}-${createHash('sha1').update(JSON.stringify(rest)).digest('hex').slice(0, 12)}.jpg`)
    if (!existsSync(kept))
      await photograph(page, shot, kept).catch((error: unknown) =>
        console.log(`  No picture of ${name}: ${String(error).split('\n', 1)[0]}`),
      )
    if (!existsSync(kept)) continue
    copyFileSync(kept, path.join(folder, 'pictures', `${name}.jpg`))
    made.add(name)
  }
  await browser.close()
  return made
}
