import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmount, unmountDifference } from '../unmount'

/** As the builder's stylesheet does it: only the active word is to be seen. */
const CSS = `.elementor-headline-dynamic-wrapper { position: relative; display: inline-block }
  .elementor-headline-dynamic-text { position: absolute; opacity: 0 } .elementor-headline-text-active { position: relative; opacity: 1 }
  .elementor-headline-animation-type-typing .elementor-headline-dynamic-letter:not(.elementor-headline-animation-in) { display: none }
  .far { height: 3000px }`
const word = (text: string, i: number) =>
  `<span class="elementor-headline-dynamic-text${i ? '' : ' elementor-headline-text-active'}">\n ${text} </span>`
/** The builder's headline (contract loops §11). */
const headline = (settings: object, words: string[], id = 'h1') =>
  `<div class="elementor-element elementor-widget" id="${id}" data-id="${id}" data-element_type="widget" data-widget_type="animated-headline.default" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container"><h2 class="elementor-headline elementor-headline-animation-type-${'animation_type' in settings ? settings.animation_type : ''}"><span class="elementor-headline-plain-text">Robimy</span> <span class="elementor-headline-dynamic-wrapper">${words.map(word).join('')}</span> <span class="elementor-headline-plain-text">od lat</span></h2></div></div>`
const WORDS = ['sklepy', 'portale', 'blogi']
const rotate = (animation_type: string, more = {}) => ({ headline_style: 'rotate', animation_type, rotate_iteration_delay: 300, ...more })
const page1 = (body: string) => `<main><h1>t</h1>${body}</main>`
const PHRASE = 'Robimy sklepy, portale, blogi od lat'

type Recorded = { words: string[]; widths: number[] }
/**
 * Writes down each word that becomes the active one, and how wide the box around the words then is, in whole px, by the id of the headline; call
 * it before the page is opened.
 */
const recordWords = (page: Page) =>
  page.addInitScript(() => {
    const all: Record<string, Recorded> = {}
    Object.assign(window, { recorded: all })
    const look = () => {
      for (const headline of document.querySelectorAll('[data-widget=animated-headline],[data-widget_type]')) {
        const active = headline.querySelector('.elementor-headline-text-active')
        const word = active?.textContent?.trim()
        all[headline.id] ??= { words: [], widths: [] }
        const seen = all[headline.id] as Recorded
        if (!word || seen.words.at(-1) === word) continue
        seen.words.push(word)
        seen.widths.push(Math.round(active?.parentElement?.getBoundingClientRect().width ?? 0))
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  })
const recorded = (page: Page) => page.evaluate(() => (window as unknown as { recorded: Record<string, Recorded> }).recorded)
/** The words of each headline so far. */
const recordedWords = async (page: Page) => Object.fromEntries(Object.entries(await recorded(page)).map(([id, { words }]) => [id, words]))

const TYPES = ['typing', 'clip', 'flip', 'swirl', 'blinds', 'drop-in', 'wave', 'slide', 'slide-down']
test(`a headline whose words take turns is one phrase, shows each word, and is restored: ${TYPES.join(', ')}`, async ({
  page,
  problems,
}) => {
  await page.clock.install()
  await rememberServedMarkup(page)
  await recordWords(page)
  await ownPage(page, page1(TYPES.map((type) => headline(rotate(type), WORDS, type)).join('')), CSS)
  await expect(page.getByRole('heading', { name: PHRASE, exact: true })).toHaveCount(TYPES.length)
  await expect
    .poll(() => page.clock.runFor(200).then(() => recordedWords(page)))
    .toEqual(Object.fromEntries(TYPES.map((type) => [type, WORDS])))
  // Without a loop each stays at the last one.
  await expect(page.locator('.elementor-headline-text-active')).toHaveText(TYPES.map(() => 'blogi'))
  expect(await axe(page)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a headline in a loop can be stopped, and begins when it comes into view', async ({ page }) => {
  await page.clock.install()
  await ownPage(page, page1(`<div class="far"></div>${headline(rotate('flip', { loop: 'yes' }), WORDS)}`), CSS)
  await expect(page.getByRole('heading', { name: PHRASE, exact: true })).toBeAttached()
  await page.clock.runFor(5000)
  const active = page.locator('.elementor-headline-text-active')
  await expect(active).toHaveText('sklepy')
  await page.locator('#h1').evaluate((el) => el.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const pause = page.getByRole('button', { name: 'Wstrzymaj animację' })
  await expect(pause).toBeAttached()
  await expect.poll(() => page.clock.runFor(50).then(() => active.textContent())).toContain('portale')
  await pause.press('Enter')
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  const stopped = await active.textContent()
  await page.clock.runFor(3000)
  await expect(active).toHaveText(stopped?.trim() ?? '')
  await pause.press('Enter')
  await expect.poll(() => page.clock.runFor(50).then(() => active.textContent())).not.toBe(stopped)
})

test('a marked word gets its lines when it comes into view, again and again with a loop, and stays readable', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await page.clock.install()
  const settings = {
    headline_style: 'highlight',
    marker: 'double',
    loop: 'yes',
    highlight_animation_duration: 1000,
    highlight_iteration_delay: 2000,
  }
  await ownPage(page, page1(headline(settings, ['szybkie'])), CSS)
  const title = page.getByRole('heading', { name: 'Robimy szybkie od lat', exact: true })
  await expect.poll(() => page.clock.runFor(20).then(() => title.getAttribute('class'))).toContain('e-animated')
  await expect(page.locator('.elementor-headline-dynamic-wrapper svg[viewBox="0 0 500 150"] path')).toHaveCount(2)
  await page.clock.runFor(2500)
  await page.clock.runFor(10)
  await expect
    .poll(() => page.clock.runFor(20).then(() => title.getAttribute('class')))
    .toMatch(/e-animated.*e-hide-highlight|e-hide-highlight.*e-animated/)
  await expect.poll(() => page.clock.runFor(100).then(() => title.getAttribute('class'))).not.toContain('e-hide-highlight')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('without movement the words stand still: the last one, all of hand-written ones, and a marker that is drawn', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ownPage(
    page,
    page1(
      `${headline(rotate('typing'), WORDS)}<div data-widget="animated-headline" data-settings='{"marker":"x"}'><h2>Rejs <mark>bez choroby</mark></h2></div><div data-widget="animated-headline"><h2>Morze <span data-headline-words><b>uczy</b> i <b>karmi</b></span></h2></div>`,
    ),
    CSS,
  )
  await expect(page.locator('.elementor-headline-text-active')).toHaveText('blogi')
  await expect(page.locator('mark path')).toHaveCount(2)
  expect(
    await page
      .locator('mark path')
      .first()
      .evaluate((el) => getComputedStyle(el).animationDuration),
  ).toBe('0s')
  await expect(page.getByRole('heading', { name: 'Morze uczy i karmi', exact: true })).toBeVisible()
  await expect(page.locator('[data-headline-words] b')).toHaveText(['uczy', 'karmi'])
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a headline without words is left alone, and says so in one line', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await ownPage(page, page1(`${headline(rotate('typing'), [])}<div data-widget="animated-headline"><h2>Rejsy</h2></div>`), CSS)
  await expect.poll(() => problems().length).toBe(2)
  expect(problems(/expected words to animate/)).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})

test('hand-written words take turns in the room of the widest one, and nothing beside them moves', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await recordWords(page)
  const head = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
  const words = '<span data-headline-words><b>świcie</b>, <b>zmierzchu</b> i <b>północy</b></span>'
  await ownPage(
    page,
    page1(
      `<div data-widget="animated-headline" id="seen" data-settings='{"animation_type":"slide","rotate_iteration_delay":300}'><h2>Rejsy o ${words}</h2></div>`,
    ),
    '',
    head,
  )
  await expect(page.getByRole('heading', { name: 'Rejsy o świcie, zmierzchu i północy', exact: true })).toBeVisible()
  await expect.poll(() => recordedWords(page)).toEqual({ seen: ['świcie', 'zmierzchu', 'północy'] })
  const widths = (await recorded(page)).seen?.widths ?? []
  expect(widths[0]).toBeGreaterThan(0)
  expect(new Set(widths).size).toBe(1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('on paper hand-written words stand side by side, whichever has its turn: typing, clip, slide', async ({ page }) => {
  const types = ['typing', 'clip', 'slide']
  const head = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'
  const settings = (type: string) => JSON.stringify({ animation_type: type, rotate_iteration_delay: 300 })
  const words = '<span data-headline-words><b>świcie</b>, <b>zmierzchu</b> i <b>północy</b></span>'
  await recordWords(page)
  await ownPage(
    page,
    page1(
      types
        .map(
          (type) => `<div data-widget="animated-headline" id="${type}" data-settings='${settings(type)}'><h2>Rejsy o ${words}</h2></div>`,
        )
        .join(''),
    ),
    '',
    head,
  )
  const haveChanged = async () => Object.values(await recordedWords(page)).filter(({ length }) => length > 1).length
  await expect.poll(haveChanged).toBe(types.length)
  await page.emulateMedia({ media: 'print' })
  for (const type of types) {
    const words = page.locator(`#${type} [data-headline-words]`)
    await expect(words, type).toHaveCSS('visibility', 'visible')
    await expect(words, type).toHaveText('świcie, zmierzchu i północy', { useInnerText: true })
    for (const word of await words.locator('b').all()) await expect(word, type).toHaveCSS('opacity', '1')
    const colors = await words.evaluate((el) => [...el.querySelectorAll('*')].map((part) => getComputedStyle(part).color))
    expect(new Set(colors).size, type).toBe(1)
    const lefts = await words.evaluate((el) => [...el.children].map((word) => Math.round(word.getBoundingClientRect().left)))
    expect(new Set(lefts).size, type).toBe(3)
  }
})

test('a visitor’s page is as it was served after a headline split a word with a listed heading in it', async ({ page, problems, each }) => {
  await each(
    [
      ['all at once', undefined],
      ['the list first', 'nav'],
      ['the headline first', '#words'],
    ] as const,
    ([order]) => `a visitor’s page is as it was served after a headline split a word with a listed heading in it (${order})`,
    async ([, first]) => {
      await rememberServedMarkup(page)
      await ownPage(
        page,
        page1(
          `<h2>Morze</h2><div class="far"></div><div id="words" data-widget="animated-headline" data-settings='{"animation_type":"typing"}'><span data-headline-words><b>uspokaja</b> <b>uczy</b> <i><h2>Kotwica</h2></i></span></div><nav data-widget="table-of-contents"></nav>`,
        ),
        CSS,
      )
      await expect(page.locator('nav').getByRole('link')).toHaveText(['Morze', 'Kotwica'])
      await expect(page.locator('.elementor-menu-anchor')).toHaveCount(2)
      await page.locator('#words').evaluate((el) => el.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(page.locator('.elementor-headline-dynamic-letter').first()).toBeAttached()
      if (first) await unmount(page, first)
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    },
  )
})

test('a ring around a hand-written word does not cross its letters', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/pages/numbers.html')
  const mark = page.locator('mark', { hasText: 'free of charge' })
  await mark.scrollIntoViewIfNeeded()
  await expect(mark.locator('path')).toBeAttached()
  // The stylesheet's late part places it.
  const room = () =>
    mark.evaluate((word) => {
      const [text, ring] = [word, word.querySelector('path') as Element].map((el) => el.getBoundingClientRect()) as [DOMRect, DOMRect]
      return Math.min(text.left - ring.left, ring.right - text.right)
    })
  await expect.poll(room).toBeGreaterThan(2)
})
