import { expect, test } from '../harness'
import { at, box, every, NAMES, ofEach, open, plays, running } from './slider-every'

test(`with less motion nothing plays, and arrows, dots and keys work at once: ${NAMES.join(', ')}`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, { ...plays, speed: 5000, transition_speed: 5000 })
  await running(page)
  await expect(page.locator('.skerry-slider-pause')).toHaveCount(0)
  await page.clock.fastForward(200_000)
  expect(await at(page)).toEqual(every(0))
  const press = (selector: string) =>
    page.evaluate((which) => {
      for (const el of document.querySelectorAll<HTMLElement>(which)) el.click()
    }, selector)
  await press('[aria-label="Następny slajd"]')
  expect(await at(page)).toEqual(every(1))
  await press('[aria-label="Poprzedni slajd"]')
  expect(await at(page)).toEqual(every(0))
  for (const name of NAMES) {
    await box(page, name).getByRole('button', { name: 'Następny slajd' }).focus()
    await page.keyboard.press('ArrowRight')
  }
  expect(await at(page)).toEqual(every(1))
  const moving = await ofEach(page, (el) => getComputedStyle(el.querySelector('.swiper-wrapper') as Element).transitionDuration)
  expect(moving).toEqual(every('0s'))
})

test(`from right to left the left button, the left key and a drag to the right lead on: ${NAMES.join(', ')}`, async ({ page }) => {
  await open(page, {}, { dir: 'rtl' })
  await running(page)
  const turned = await ofEach(page, (_, root) => {
    const arrows = [...root.querySelectorAll<HTMLElement>('[aria-label="Następny slajd"],[aria-label="Poprzedni slajd"]')]
    const [left] = arrows.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
    left?.click()
    return left?.ariaLabel
  })
  expect(turned).toEqual(every('Następny slajd'))
  await expect.poll(() => at(page)).toEqual(every(1))
  for (const name of NAMES) {
    await box(page, name).getByRole('button', { name: 'Następny slajd' }).focus()
    await page.keyboard.press('ArrowLeft')
  }
  await expect.poll(() => at(page)).toEqual(every(2))
  for (const name of NAMES) {
    const { x = 0, y = 0, width = 0 } = (await box(page, name).locator('.swiper').first().boundingBox()) ?? {}
    await page.mouse.move(x + width * 0.1, y + 110)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.85, y + 110, { steps: 12 })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 350)))
    await page.mouse.up()
  }
  // From the third on, as far as the hand went.
  const moved = async () => Object.entries(await at(page)).filter(([, index]) => index === '-' || index === 2)
  await expect.poll(moved).toEqual([])
})

test(`gone round either way, each dot leads to its slide, and a press in the frame of a resize counts: ${NAMES.join(', ')}`, async ({
  page,
}) => {
  await open(page, { pagination: 'bullets' })
  await running(page)
  const names = NAMES.filter((name) => name !== 'slideshow with thumbs')
  const press = (label: string) =>
    page.evaluate((name) => {
      for (const el of document.querySelectorAll<HTMLElement>(`[aria-label="${name}"]`)) el.click()
    }, label)
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
    await press(label)
    await expect.poll(() => at(page, names), label).toEqual(every(index, names))
  }
  const dots = names.filter((name) => name !== 'media carousel' && name !== 'reviews')
  // The other way round: what is asked for before it is not lost either.
  await page.evaluate(() => {
    for (const el of document.querySelectorAll<HTMLElement>('[aria-label="Przejdź do slajdu 3"]')) el.click()
    for (const el of document.querySelectorAll('.swiper'))
      (el as unknown as { swiper?: { emit(name: string): void } }).swiper?.emit('resize')
  })
  await expect.poll(() => at(page, dots), 'a dot, then a resize').toEqual(every(2, dots))
  await press('Przejdź do slajdu 1')
  await expect.poll(() => at(page, names)).toEqual(every(0, names))
  await page.evaluate(() => {
    for (const el of document.querySelectorAll('.swiper'))
      (el as unknown as { swiper?: { emit(name: string): void } }).swiper?.emit('resize')
    for (const el of document.querySelectorAll<HTMLElement>('[aria-label="Następny slajd"]')) el.click()
  })
  await expect.poll(() => at(page, names)).toEqual(every(1, names))
})
