import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { failChunk, holdChunk } from '../hold-chunk'
import { settled } from '../settled'

const SLIDER = `<div data-widget="slider" role="region" aria-label="S" data-settings='{"slides_to_show":1,"navigation":"both","autoplay":"yes"}'><p>a</p><p>b</p><p>c</p></div>`
const FORM = '<form data-widget="form" method="post" action="/refused"><label>M <input name="e"></label><button>S</button></form>'
const VIDEO = '<div data-widget="video"><a href="https://youtu.be/XHOmBV4js_E">V</a></div>'
const POPUP =
  '<button type="button" data-popup-open="p">P</button><section data-widget="popup" id="p" hidden aria-label="O"><p>x</p></section>'
const ACCORDION = '<div data-widget="accordion"><details><summary>A</summary>a</details><details><summary>B</summary>b</details></div>'
const ALL = SLIDER + FORM + VIDEO + POPUP

/** Opens a page in a language; what it returns are the requested files of texts. */
async function openIn(page: Page, lang: string, body: string, { file = 'skerry.js', config = '' } = {}): Promise<() => string[]> {
  const requested: string[] = []
  page.on('request', (request) => requested.push(...(/\/chunks\/(texts-\w+)-/.exec(request.url())?.slice(1) ?? [])))
  await page.route('**/refused', (route) => route.fulfill({ status: 500 }))
  await page.route('**/in/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${lang}"><title>t</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/skerry.css">
<script type="application/json" id="site">${config}</script><script defer src="/${file}" data-config="${config && '#site'}" data-consent="page"></script><body>${body}`,
    }),
  )
  await page.goto('/in/')
  return () => requested
}

/** The labels of the slider, the consent question's button, the form's message, and the popup's close button. */
async function textsOf(page: Page): Promise<(string | null)[]> {
  await page.locator('[data-widget=video]').getByRole('button').click()
  await expect(page.locator('.skerry-consent button')).toBeVisible()
  await page.locator('form button').click()
  const message = page.locator('[data-state="error"][role=alert], [role=alert]').first()
  await expect(message).not.toBeEmpty()
  await page.locator('[data-popup-open]').click()
  const close = page.locator('dialog[open] .dialog-close-button')
  await expect(close).toBeVisible()
  return [
    await page.locator('.swiper-slide-active, [aria-roledescription] [role=group]').first().getAttribute('aria-roledescription'),
    await page.locator('.skerry-slider-pause').first().getAttribute('aria-label'),
    await page.locator('.skerry-consent button').textContent(),
    await message.textContent(),
    await close.getAttribute('aria-label'),
  ]
}

const ENGLISH = ['slide', 'Pause automatic slide changes', 'Allow and show this one', /server error/, 'Close']
const GERMAN = [
  'Folie',
  'Automatischen Wechsel anhalten',
  'Erlauben und diesen Inhalt anzeigen',
  /wegen eines Serverfehlers nicht gesendet/,
  'Schließen',
]
const expectTexts = (found: (string | null)[], wanted: (string | RegExp)[]) => {
  for (const [i, text] of wanted.entries()) expect(found[i]).toMatch(text)
}

for (const [lang, wanted, files] of [
  ['en', ENGLISH, []],
  ['sv', ENGLISH, []],
  ['de-AT', GERMAN, ['texts-de']],
  ['uk', ['слайд', 'Призупинити', 'Дозволити', /помилку сервера/, 'Закрити'], ['texts-uk']],
  ['ar', ['شريحة', 'إيقاف', 'السماح', /خطأ في الخادم/, 'إغلاق'], ['texts-ar']],
] as const)
  test(`a page with lang="${lang}" has our texts in its language, and loads ${files[0] ?? 'none'}`, async ({ page, problems }) => {
    const requested = await openIn(page, lang, ALL)
    expectTexts(await textsOf(page), [...wanted])
    expect(requested()).toEqual(files)
    expect(problems('500')).toEqual([])
  })

test('the single-file bundle has every language', async ({ page }) => {
  const requested = await openIn(page, 'de', ALL, { file: 'skerry.all.js' })
  expectTexts(await textsOf(page), GERMAN)
  expect(requested()).toEqual([])
})

test('a page in another language without texts of ours loads none', async ({ page }) => {
  const accordion = page.waitForResponse('**/chunks/accordion-*')
  const requested = await openIn(page, 'de', ACCORDION)
  await accordion
  await settled(page)
  expect(requested()).toEqual([])
})

test('what has texts waits for them, so that nothing is said in English first', async ({ page }) => {
  const { requested, release } = await holdChunk(page, 'texts-de')
  const slider = page.waitForResponse('**/chunks/slider-*')
  await openIn(page, 'de', SLIDER)
  await Promise.all([requested, slider])
  await settled(page)
  await expect(page.locator('[aria-roledescription]')).toHaveCount(0)
  await release()
  await expect(page.locator('[aria-roledescription="Folie"]')).toHaveCount(3)
})

test('without the file of its language everything works, in English', async ({ page }) => {
  const { requested } = await failChunk(page, 'texts-fr')
  await openIn(page, 'fr', ALL)
  await requested
  expectTexts(await textsOf(page), ENGLISH)
})

test('the configuration that data-config names overrides any text, in any language', async ({ page }) => {
  const config = '{"i18n":{"slide":"Bild","consentText":"Von $1.","consentAllow":"Ja","formServerError":"Ach.","close":"Zu"}}'
  await openIn(page, 'de', ALL, { config })
  expectTexts(await textsOf(page), ['Bild', 'Automatischen Wechsel anhalten', 'Ja', 'Ach.', 'Zu'])
  await expect(page.locator('.skerry-consent p')).toHaveText('Von YouTube.')
})

test('an English part of a German page has English texts', async ({ page }) => {
  await openIn(page, 'de', `${SLIDER}<main lang="en">${SLIDER}</main>`)
  await expect(page.locator('[aria-roledescription="Folie"]')).toHaveCount(3)
  await expect(page.locator('main [aria-roledescription="slide"]')).toHaveCount(3)
})

test('each language that we have is listed in the documents', () => {
  const page = readFileSync('docs/reference/texts.md', 'utf8')
  for (const text of ['Zamknij', 'Schließen', 'Fermer', 'Cerrar', 'Chiudi', 'Fechar', 'Sluiten', 'Закрити', 'إغلاق', 'Close'])
    expect(page).toContain(`| \`close\` | ${text} |`)
})
