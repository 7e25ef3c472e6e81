import { expect, test } from '../harness'
import { allStarted, autoplay, clickAll, currentSlides, NAMES, openEveryKind, readEach, sameForAll, sliderOf } from './every-kind'
import { drag, type SwiperBox } from './sliders'

test('with reduced motion no kind plays, and arrows and keys work at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openEveryKind(page, { ...autoplay, speed: 5000, transition_speed: 5000 })
  await allStarted(page)
  await expect(page.locator('.skerry-slider-pause')).toHaveCount(0)
  await page.clock.fastForward(200_000)
  expect(await currentSlides(page)).toEqual(sameForAll(0))
  await clickAll(page, 'Następny slajd')
  expect(await currentSlides(page)).toEqual(sameForAll(1))
  await clickAll(page, 'Poprzedni slajd')
  expect(await currentSlides(page)).toEqual(sameForAll(0))
  for (const name of NAMES) {
    await sliderOf(page, name).getByRole('button', { name: 'Następny slajd' }).focus()
    await page.keyboard.press('ArrowRight')
  }
  expect(await currentSlides(page)).toEqual(sameForAll(1))
  const durations = await readEach(page, (el) => getComputedStyle(el.querySelector('.swiper-wrapper') as Element).transitionDuration)
  expect(durations).toEqual(sameForAll('0s'))
})

test('from right to left, in every kind the left button, the left key and a drag to the right lead to the next slide', async ({ page }) => {
  test.slow()
  await page.clock.install()
  await openEveryKind(page, {}, { dir: 'rtl', height: 800 })
  await allStarted(page)
  const leftButtons = await readEach(page, (_, element) => {
    const arrows = [...element.querySelectorAll<HTMLElement>('[aria-label="Następny slajd"],[aria-label="Poprzedni slajd"]')]
    const [left] = arrows.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    left?.click()
    return left?.ariaLabel
  })
  expect(leftButtons).toEqual(sameForAll('Następny slajd'))
  await expect.poll(() => currentSlides(page)).toEqual(sameForAll(1))
  for (const name of NAMES) {
    await sliderOf(page, name).getByRole('button', { name: 'Następny slajd' }).focus()
    await page.keyboard.press('ArrowLeft')
  }
  await expect.poll(() => currentSlides(page)).toEqual(sameForAll(2))
  for (const name of NAMES) {
    await sliderOf(page, name).scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0 } = (await sliderOf(page, name).locator('.swiper').first().boundingBox()) ?? {}
    await drag(page, [x + width * 0.1, y + 110], [x + width * 0.85, y + 110], { holdFor: 350 })
  }
  // From the third slide, as far as the drag went.
  const notMoved = async () => Object.entries(await currentSlides(page)).filter(([, index]) => index === '-' || index === 2)
  await expect.poll(notMoved).toEqual([])
})

test('in every kind each bullet leads to its slide after the row has gone round either way, and a press in the frame of a resize counts', async ({
  page,
}) => {
  await openEveryKind(page, { pagination: 'bullets' }, { height: 800 })
  await allStarted(page)
  const names = NAMES.filter((name) => name !== 'slideshow with thumbs')
  for (const [label, index] of [
    ['Przejdź do slajdu 6', 5],
    ['Następny slajd', 0],
    ['Następny slajd', 1],
    ['Przejdź do slajdu 1', 0],
    ['Poprzedni slajd', 5],
    ['Przejdź do slajdu 3', 2],
    ['Następny slajd', 3],
    ['Przejdź do slajdu 6', 5],
    ['Następny slajd', 0],
    ['Następny slajd', 1],
    ['Przejdź do slajdu 5', 4],
    ['Przejdź do slajdu 1', 0],
  ] as const) {
    await clickAll(page, label)
    await expect.poll(() => currentSlides(page, names), label).toEqual(sameForAll(index, names))
  }
  const withBullets = names.filter((name) => name !== 'media carousel' && name !== 'reviews')
  // Nor is a jump lost in the frame before the resize.
  await page.evaluate(() => {
    for (const el of document.querySelectorAll<HTMLElement>('[aria-label="Przejdź do slajdu 3"]')) el.click()
    for (const el of document.querySelectorAll('.swiper')) (el as SwiperBox).swiper?.emit('resize')
  })
  await expect.poll(() => currentSlides(page, withBullets), 'a dot, then a resize').toEqual(sameForAll(2, withBullets))
  await clickAll(page, 'Przejdź do slajdu 1')
  await expect.poll(() => currentSlides(page, names)).toEqual(sameForAll(0, names))
  await page.evaluate(() => {
    for (const el of document.querySelectorAll('.swiper')) (el as SwiperBox).swiper?.emit('resize')
    for (const el of document.querySelectorAll<HTMLElement>('[aria-label="Następny slajd"]')) el.click()
  })
  await expect.poll(() => currentSlides(page, names)).toEqual(sameForAll(1, names))
})
