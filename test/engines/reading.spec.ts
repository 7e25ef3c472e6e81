import { expect, test } from './harness'

const FAR = '<div class="far"></div>'
const CSS = '.far { height: 2500px }'

test('a counter counts in view and ends with its number', async ({ visitor }) => {
  await visitor.visitOwn({
    body: `<main><h1>Liczby</h1>${FAR}<p id="n" data-widget="counter" data-settings='{"duration":400}'>Już 12 500 gości</p></main>`,
    css: CSS,
  })
  expect(await visitor.text('#n')).toBe('Już 12 500 gości')
  await visitor.scrollTo(2500)
  await visitor.mounted('counter')
  await expect
    .poll(() => visitor.evaluate(() => (inPage.one('#n')?.childElementCount ? '' : inPage.one('#n')?.textContent)))
    .toBe('Już 12 500 gości')
  expect(await visitor.unmountDifference()).toBe('')
  expect(await visitor.problems()).toEqual([])
})
test('the words of a headline take turns, and stop at the button', async ({ visitor }) => {
  const words = ['sklepy', 'portale', 'blogi'].map((word) => `<b>${word}</b>`).join(' ')
  await visitor.visitOwn(
    `<main><h1 data-widget="animated-headline" data-settings='{"headline_style":"rotate","animation_type":"slide","loop":"yes","rotate_iteration_delay":300}'>Robimy <span data-headline-words>${words}</span></h1></main>`,
  )
  await visitor.mounted('headline')
  const active = () => visitor.evaluate(() => document.querySelector('.elementor-headline-text-active')?.textContent)
  const seen = new Set<unknown>()
  await expect.poll(async () => seen.add(await active()).size, { intervals: [100], timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  await visitor.click('.skerry-headline-pause')
  const held = await active()
  await visitor.evaluate(() => inPage.frames(60))
  expect(await active()).toBe(held)
  expect(await visitor.unmountDifference()).toBe('')
  expect(await visitor.problems()).toEqual([])
})
test('a table of contents lists the headings, leads to them, and marks the one that is read', async ({ visitor }) => {
  const part = (name: string) => `<h2>${name}</h2>${FAR}`
  await visitor.visitOwn({
    body: `<main><h1>Poradnik</h1><nav data-widget="table-of-contents" aria-label="Spis"></nav>${['Jeden', 'Dwa', 'Trzy'].map(part).join('')}</main>`,
    css: `${CSS} nav { position: sticky; top: 0; background: #fff }`,
  })
  await visitor.mounted('table-of-contents')
  expect(await visitor.texts('nav a')).toEqual(['Jeden', 'Dwa', 'Trzy'])
  await visitor.click('nav a >> Trzy')
  await expect.poll(() => visitor.texts('nav [aria-current]')).toEqual(['Trzy'])
  await expect.poll(async () => (await visitor.box('h2 >> Trzy')).y, { timeout: 10_000 }).toBeLessThan(400)
  expect(await visitor.problems()).toEqual([])
})
for (const tag of ['dialog', 'section'])
  test(`an off-canvas panel (${tag}) takes the focus, keeps it, and gives it back`, async ({ visitor }) => {
    await visitor.visitOwn({
      body: `<main><h1>Menu</h1><button id="open" data-off-canvas-open="panel">Otwórz</button><${tag} data-widget="off-canvas" id="panel" aria-label="Menu"><a href="/own/a/" id="a">A</a> <button id="close" data-off-canvas-close>Zamknij</button></${tag}></main>`,
    })
    await visitor.mounted('off-canvas')
    await visitor.gone('#panel')
    await visitor.click('#open')
    await visitor.seen('#panel')
    await visitor.animationsEnd()
    const inside = () => visitor.evaluate(() => document.activeElement?.closest('#panel') !== null)
    await expect.poll(inside).toBe(true)
    await visitor.press('Escape')
    await visitor.gone('#panel')
    await visitor.isFocused('open')
    await visitor.click('#open')
    await visitor.seen('#panel')
    await visitor.animationsEnd()
    await visitor.click('#close')
    await visitor.gone('#panel')
    await visitor.isFocused('open')
    expect(await visitor.problems()).toEqual([])
  })
