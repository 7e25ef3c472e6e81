import type { Page } from 'playwright/test'
import { DELAYS, type Delay, runDelayed } from '../delays'
import { takeoverOf } from '../site'
import { ADD_ON, CASES, createPage, withEmoji } from './cases'
import { expect, openRun, test } from './in-chromium'
import { difference } from './lines'
import { MODES, type Mode, type ModeName, WITHOUT } from './modes'
import { RUN } from './page'

/** Who says a line, and what. */
const said = (line: string) => line.replace(/^\S+ \| /, '')
const modeOf = (name: ModeName) => MODES.find((mode) => mode.name === name) as Mode

for (const { page: which, modes, sees } of CASES)
  test(`${which.name}: ${modes.join(', ')}`, async ({ matrix }) => {
    const [without = [], ...seen] = await Promise.all([WITHOUT, ...modes.map(modeOf)].map((mode) => matrix(which, mode)))
    const saw = (lines: string[]) => sees.filter((start) => lines.some((line) => said(line).startsWith(start)))
    expect(saw(without)).toEqual(sees)
    for (const [i, name] of modes.entries()) {
      const lines = seen[i] ?? []
      expect.soft(difference(without, lines, modeOf(name)), name).toBe('')
      expect.soft(saw(lines), name).toEqual(sees)
    }
  })

const ATTRIBUTES = `<input id="input" oninput="jQuery(this).addClass('filled')">
  <a id="link" href="javascript:void jQuery('#link').text('followed')">link</a>
  <a id="unquoted" href="#" onmouseover=jQuery(this).text('pointed')>unquoted</a>
  <a id="encoded" href="#" onClick="&#106;Query(this).text('clicked');return false">encoded</a>`
for (const name of ['given back at once', 'taken'] as const)
  test(`code in attributes finds jQuery: ${name}`, async ({ page, runs }) => {
    await openRun(page, runs, createPage('handlers in attributes', ATTRIBUTES), modeOf(name))
    await page.locator('#input').fill('x')
    await expect(page.locator('#input')).toHaveClass('filled')
    for (const [id, text] of Object.entries({ link: 'followed', encoded: 'clicked' })) {
      await page.locator(`#${id}`).click()
      await expect(page.locator(`#${id}`)).toHaveText(text)
    }
    await page.locator('#unquoted').hover()
    await expect(page.locator('#unquoted')).toHaveText('pointed')
  })

for (const name of ['our script is missing', 'given back late', 'switched off', 'given back at once', 'taken, then given back'] as const)
  test(`the reason for giving a page back is given in words: ${name}`, async ({ page, runs }) => {
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await openRun(page, runs, createPage('why', ''), modeOf(name))
    // Without our script, only the inline part can say why.
    if (name === 'our script is missing') expect(warnings).toContainEqual(expect.stringMatching(/^Skerry .*could not be loaded/))
    else expect((await takeoverOf(page))?.why).toEqual([expect.stringMatching(name === 'switched off' ? /^off$/ : /\w+ \w+ \w+/)])
    expect([...warnings, JSON.stringify(await takeoverOf(page))].join()).not.toContain('undefined')
  })

const STICKY = `<header class="elementor-element e-con" data-id="a2" data-element_type="container" style="height: 60px"
  data-settings='{"sticky":"top","sticky_on":["desktop"],"sticky_offset":0}'>head</header><div style="height: 3000px"></div>`
for (const which of [createPage('a sticky header', STICKY), withEmoji('a sticky header, and the CMS inserts a script', STICKY)])
  test(`a taken page works as soon as its scripts have run: ${which.name}`, async ({ page, runs }) => {
    await openRun(page, runs, which, modeOf('taken'))
    await page.evaluate(() => window.scrollTo(0, 500))
    // No wait outlasts the arrival of its file.
    await expect(page.locator('.elementor-sticky--active').first()).toBeVisible({ timeout: 3000 })
  })

/** The visitor does something. */
const interact = (page: Page, { finds, address }: Delay) => page.evaluate(runDelayed, { finds, address })
for (const [name, delay] of Object.entries(DELAYS))
  test(`an add-on that ${name} runs after a click finds the builder’s classes on a taken page`, async ({ page, runs }) => {
    // The builder's main file is in the page's footer too: the optimiser delays the add-on and what it needs.
    const which = createPage(
      'delayed',
      Object.keys(ADD_ON)
        .map((path) => delay.file(RUN + path))
        .join(''),
    )
    for (const [path, code] of Object.entries(ADD_ON)) which.files[path] = { body: code }
    await openRun(page, runs, which, modeOf('taken'))
    await interact(page, delay)
    const log = async () => (await page.evaluate(() => (window as unknown as { log: string[] }).log)).map(said)
    await expect.poll(log).toContain('free-init told')
    expect(await log()).toContain('addon function')
  })
