import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { popupCss, triggersHaveRun, visibleDialogs } from './popups'

/** What site owners get wrong. Each mistake is reported in one line that names element, field, what was expected and what was found; nothing breaks, and visitors see nothing of it. */
const hand = (id: string, settings: string, content = '<h2>Hello</h2>', more = '') =>
  `<section data-widget="popup" id="${id}" hidden ${more} data-settings='${settings}'>${content}</section><button class="op" data-popup-open="${id}">${id}</button>`
const open = (page: Page, id: string) => page.locator(`[data-popup-open="${id}"]`).first().click()

const long = 'l'.repeat(10_000)

const mistakes: [what: string, body: string, reports: string[], opens?: string][] = [
  ['settings that are not JSON', hand('a', '{broken'), ['Skerry · section#a: data-settings: expected a JSON object, got {broken'], 'a'],
  ['settings that are a number', hand('a', '5'), ['Skerry · section#a: data-settings: expected a JSON object, got 5'], 'a'],
  ['settings that are null', hand('a', 'null'), ['Skerry · section#a: data-settings: expected a JSON object, got null'], 'a'],
  [
    'settings of the wrong type',
    hand('a', '{"close_automatically":"later","entrance_animation":{},"entrance_animation_duration":{"size":[]},"prevent_scroll":[]}'),
    [
      'Skerry · section#a: close_automatically: expected seconds, got later',
      'Skerry · section#a: entrance_animation: expected text, got {}',
      'Skerry · section#a: entrance_animation_duration: expected seconds, got {"size":[]}',
    ],
    'a',
  ],
  [
    'triggers and timing that are not objects',
    hand('a', '{"triggers":"yes","timing":["times"]}'),
    ['Skerry · section#a: timing: expected group, got ["times"]', 'Skerry · section#a: triggers: expected group, got yes'],
    'a',
  ],
  [
    'triggers that can never fire',
    hand('a', '{"triggers":{"scrolling":"yes","scrolling_direction":"left","click":"yes","click_times":"often"}}'),
    [
      'Skerry · section#a: triggers.scrolling_direction: expected choice (down, up), got left',
      'Skerry · section#a: triggers.click_times: expected number, got often',
    ],
  ],
  [
    'rules of the wrong type',
    hand('a', '{"triggers":{"page_load":"yes"},"timing":{"devices":"yes","devices_devices":{"a":1}}}'),
    ['Skerry · section#a: timing.devices_devices: expected list (mobile, mobile_extra'],
    'a',
  ],
  [
    'a selector that throws',
    hand('a', '{"open_selector":"a[","triggers":{"scrolling_to":"yes","scrolling_to_selector":"p["}}'),
    ['open_selector a[', 'triggers.scrolling_to_selector'],
    'a',
  ],
  [
    'an expression that throws',
    hand('a', '{"triggers":{"page_load":"yes"},"timing":{"url":"yes","url_action":"regex","url_url":"("}}'),
    ['Skerry · section#a: timing.url_url: expected a regular expression that is valid and never slow, got ('],
    'a',
  ],
  [
    'a limit that is not a limit',
    hand('a', '{}', '<h2>A</h2>', 'data-popup-limit="often"'),
    ['Skerry · section#a: data-popup-limit: expected 1/day, 2/24h, 1/session, once a week, until closed or the like, got often'],
    'a',
  ],
  [
    'a date that is not a date',
    hand('a', '{"triggers":{"page_load":"yes"},"timing":{"schedule":"yes","schedule_start_date":"tomorrow"}}'),
    ['Skerry · section#a: timing.schedule_start_date: expected a date such as 2024-05-20 08:00, got tomorrow'],
    'a',
  ],
  [
    'two with the same id, the last of which would open by itself',
    hand('a', '{}', '<h2>First</h2>') + hand('a', '{"triggers":{"page_load":"yes"}}', '<h2>Last</h2>'),
    ['Skerry · section#a: id: expected a unique id, got a'],
    'a',
  ],
  [
    'keys that would reach a prototype',
    hand(
      'a',
      '{"__proto__":{"overlay":"no"},"constructor":{"prototype":{"x":1}},"triggers":{"__proto__":{"page_load":"yes"}},"timing":{"constructor":"yes"}}',
    ),
    [],
    'a',
  ],
  [
    'values of 10 000 letters',
    hand(
      long,
      `{"close_automatically":"${long}","position":"${long}","classes":"${long}","open_selector":".${long}","triggers":{"scrolling_to":"yes","scrolling_to_selector":"#${long}"}}`,
    ),
    [`: close_automatically: expected seconds, got ${'l'.repeat(79)}…`],
    long,
  ],
  [
    'base64 that is not base64',
    `<a data-popup-open="" href="#elementor-action:action=popup:open&settings=@@@">x</a>`,
    ['Skerry · link action: expected settings as base64 of a JSON object, got #elementor-action:action=popup:open&settings=@@@'],
    '',
  ],
  [
    'base64 of something that is not JSON',
    `<a data-popup-open="" href="#elementor-action:action=popup:open&settings=${btoa('{bad')}">x</a>`,
    ['Skerry · link action: expected settings as base64 of a JSON object, got #elementor-action'],
    '',
  ],
  [
    'an action without a name',
    '<a data-popup-open="" href="#elementor-action:popup:open">x</a>',
    ['Skerry · link action: expected action=NAME&settings=…, got #elementor-action:popup:open'],
    '',
  ],
  [
    'percent signs that encode nothing',
    '<a data-popup-open="" href="#elementor-action%zz">x</a>',
    ['Skerry · link action: expected percent-encoding, got #elementor-action%zz'],
    '',
  ],
  ['an unknown id', '<button data-popup-open="nope">x</button>', ['Skerry · popup: none has the id nope'], 'nope'],
]

/** The reports without their level. */
const lines = (problems: () => string[]) => problems().map((text) => text.replace(/^(warning|error): /, ''))

// All on one page, each popup with its own id: one mistake does not affect the others.
// A popup that opens on a click has its own page, or clicks on the others would open it.
const opensAtClick = ([, body]: (typeof mistakes)[number]) => body.includes('"click":"yes"')
for (const several of [mistakes.filter((m) => !opensAtClick(m)), mistakes.filter(opensAtClick)])
  test(`each mistake is reported once and does no harm: ${several.map(([what]) => what).join(', ')}`, async ({ page, problems }) => {
    const bodies = several.map(([, body], i) =>
      body
        .replaceAll('data-popup-open="" ', `class="action" id="action${i}" `)
        .replaceAll('id="a"', `id="a${i}-"`)
        .replaceAll('data-popup-open="a">a', `data-popup-open="a${i}-">a`),
    )
    await ownPage(page, bodies.join('\n'), `${popupCss} .op { max-width: 200px; overflow: hidden }`)
    await triggersHaveRun(page)
    await expect(visibleDialogs(page)).toHaveCount(0)
    for (const [i, [what, body, , opens]] of several.entries())
      await test.step(what, async () => {
        if (opens === '') await page.locator(`#action${i}`).click()
        else if (opens) await open(page, opens === 'a' ? `a${i}-` : opens)
        if (opens && opens !== 'nope') {
          await expect(visibleDialogs(page), what).toHaveCount(1)
          if (body.includes('Last')) await expect(visibleDialogs(page)).toContainText('First')
          await page.keyboard.press('Escape')
          await expect(visibleDialogs(page), what).toHaveCount(0)
        }
      })
    await triggersHaveRun(page)
    await expect(visibleDialogs(page)).toHaveCount(0)
    // The second time reports nothing.
    for (const [i, [, , , opens]] of several.entries()) if (opens === '') await page.locator(`#action${i}`).click()
    await triggersHaveRun(page)
    const rest = lines(problems)
    for (const [i, [what, , expected]] of several.entries())
      for (const text of expected) {
        const line = text.replace('section#a:', `section#a${i}-:`)
        const at = rest.findIndex((one) => one.includes(line))
        expect(at, `${what}: ${line} among\n${rest.map((one) => one.slice(0, 200)).join('\n')}`).toBeGreaterThan(-1)
        const [one = ''] = rest.splice(at, 1)
        expect(one.split('\n')[0]?.length, what).toBeLessThan(10_500)
      }
    // Nothing else was reported.
    expect(rest.map((one) => one.slice(0, 300))).toEqual([])
  })

test('a popup inside a popup opens from within, and both return to their places', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const inner = hand('inner', '{"triggers":{"page_load":"yes"}}', '<h2>Inner</h2>', '')
  await ownPage(page, hand('outer', '{}', `<h2>Outer</h2>${inner}`), popupCss)
  await triggersHaveRun(page)
  // What is inside a closed popup waits until that popup opens.
  await expect(visibleDialogs(page)).toHaveCount(0)
  await open(page, 'outer')
  await expect(visibleDialogs(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(visibleDialogs(page)).toHaveCount(1)
  await expect(visibleDialogs(page)).toContainText('Outer')
  await open(page, 'inner')
  await expect(visibleDialogs(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(visibleDialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(visibleDialogs(page)).toHaveCount(0)
  await open(page, 'outer')
  await expect(visibleDialogs(page)).toContainText('Outer')
  await page.keyboard.press('Escape')
  await expect(visibleDialogs(page)).toHaveCount(0)
  expect(problems()).toEqual([])
  expect(await unmountDifference(page)).toBe('')
})
