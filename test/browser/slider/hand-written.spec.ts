import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { scrollTo } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { slider, three } from './slider-markup'
import { atRest, boxOf, inView, openPage, shift, started } from './sliders'

test('arrows, bullets and keys move a row of three in view; nothing shifts; unmounting leaves the page as it was', async ({
  page,
  problems,
}) => {
  await rememberServedMarkup(page)
  await openPage(page, `<h1>Strona</h1>${slider({ ...three, image_spacing_custom: { size: 20 } })}<p>Dalej</p>`)
  await started(page)
  expect(await inView(page)).toBe('1,2,3')
  expect(await shift(page)).toBe(0)
  await page.getByRole('button', { name: 'Następny slajd' }).click()
  await expect.poll(() => inView(page)).toBe('2,3,4')
  await atRest(page)
  await page.getByRole('button', { name: 'Przejdź do slajdu 5' }).click()
  await expect.poll(() => inView(page)).toBe('5,1,2')
  await atRest(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => inView(page)).toBe('1,2,3')
  await expect(page.getByRole('button', { name: 'Przejdź do slajdu 1' })).toBeFocused()
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a slider with scroll effects leaves no trace of them, even if its code came late', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const code = await holdChunk(page, 'slider')
  const fx = { motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateX_effect: 'yes', motion_fx_devices: ['desktop'] }
  await openPage(page, `<h1>Strona</h1>${slider({ ...three, ...fx })}${'<p>Dalej</p>'.repeat(100)}`)
  await code.requested
  const root = page.locator('[data-widget=slider]')
  await expect(root).toHaveAttribute('style', /--translateX/)
  await code.release()
  await started(page)
  await scrollTo(page, 1100)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('only slides wholly out of view are hidden from the keyboard and from assistive technology', async ({ page }) => {
  await openPage(page, slider(three))
  await started(page)
  const states = () =>
    page
      .locator('.swiper-slide')
      .evaluateAll((all) => all.map((el) => [el.querySelector('p')?.textContent, el.hasAttribute('inert'), el.ariaHidden]).sort())
  expect(await states()).toEqual([
    ['Slajd 1', false, null],
    ['Slajd 2', false, null],
    ['Slajd 3', false, null],
    ['Slajd 4', true, 'true'],
    ['Slajd 5', true, 'true'],
  ])
  await expect(page.locator('.swiper-slide').first()).toHaveAttribute('aria-label', '1 z 5')
  await expect(page.getByRole('region', { name: 'Opinie' })).toHaveAttribute('aria-roledescription', 'karuzela')
})

test('the focus in a slide moves on to the next slide', async ({ page }) => {
  await openPage(page, slider({ ...three, slides_to_show: 1 }))
  await started(page)
  await page.getByRole('link', { name: 'Więcej 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: 'Więcej 2' })).toBeFocused()
})

test('from right to left no button covers another, and the next arrow is outermost', async ({ page }) => {
  await openPage(page, slider({ ...three, autoplay: 'yes', autoplay_speed: 60000 }), { dir: 'rtl' })
  await started(page)
  const left = async (button: string) => Math.round((await boxOf(page, `.skerry-slider-${button}`)).x)
  const [next, prev, pause] = [await left('next'), await left('prev'), await left('pause')]
  expect(prev - next).toBe(52)
  expect(pause).toBeGreaterThan(prev + 52)
})

test('a start that fails halfway leaves the page as it was, and emits skerry:error', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  await page.addInitScript(() => {
    const { add } = DOMTokenList.prototype
    DOMTokenList.prototype.add = function (...names) {
      if (names.includes('swiper-initialized')) throw new Error('no slider today')
      add.apply(this, names)
    }
    document.addEventListener('skerry:error', (event) =>
      document.documentElement.setAttribute('data-failed', (event as CustomEvent).detail.name),
    )
  })
  await openPage(page, slider(three))
  await expect(page.locator('html')).toHaveAttribute('data-failed', 'slider')
  await expect(page.locator('.swiper, .swiper-wrapper, button')).toHaveCount(0)
  expect(await unmountDifference(page)).toBe('')
  expect(problems('no slider today')).toEqual([])
})
