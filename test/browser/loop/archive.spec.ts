import type { Page } from 'playwright/test'
import { axe } from '../axe'
import { expect, test } from '../harness'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { loopsMounted } from './loop-site'

const ARCHIVE = '/vignettes/archive.html'
const details = (page: Page) => page.locator('[data-id=arch1ve] .description').allTextContents()
/** The templates of the items, and which of them are wider than the others. */
const templates = (page: Page) =>
  page
    .locator('[data-id=arch1ve] .e-loop-item')
    .evaluateAll((all) =>
      all.map((el) => `${(el as HTMLElement).dataset.elementorId}${(el as HTMLElement).offsetWidth > 400 ? ' wide' : ''}`),
    )
const TEMPLATES = ['98 wide', '99', '99', '99', '98 wide', '99', '99', '99', '98 wide']

test.use({ viewport: { width: 1440, height: 900 } })

test('a list in an archive template filters, sends that template’s id, and alternates its item templates', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const asked: { post_id: unknown; pagination_base_url: string }[] = []
  page.on('request', (request) => request.url().includes('/refresh-loop') && asked.push(request.postDataJSON()))
  await page.goto(ARCHIVE)
  await loopsMounted(page)
  expect(await templates(page)).toEqual(TEMPLATES)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Rok').click()
  await expect.poll(async () => (await details(page)).map((text) => text.split(',')[0])).toEqual(Array(9).fill('Rok'))
  expect(await templates(page)).toEqual(TEMPLATES)
  expect(asked[0]).toMatchObject({ post_id: '6479', pagination_base_url: new URL(ARCHIVE, page.url()).href })
  // The second page of the filtered list, where the templates alternate from the start.
  await page.locator('a.page-numbers', { hasText: '2' }).first().click()
  await expect(page.locator('.page-numbers.current')).toContainText('2')
  expect(await templates(page)).toEqual(TEMPLATES)
  await button('Kamper').click()
  await expect.poll(async () => [...new Set(await details(page))]).toEqual(['Rok, kamper'])
  await expect(page.locator('.page-numbers.current')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.goBack()
  await expect(page.locator('.page-numbers.current')).toContainText('2')
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('an item that gets another template in its new place is not reused', async ({ page, problems }) => {
  await page.goto(ARCHIVE)
  await loopsMounted(page)
  const first = page.locator('[data-id=arch1ve] .e-loop-item').first()
  const id = await first.evaluate((el) => /post-\d+/.exec(el.className)?.[0])
  // The same post was second, in the usual template, and comes first in the next list.
  await first.evaluate((el) => {
    ;(el as HTMLElement).dataset.elementorId = '99'
    el.classList.replace('elementor-98', 'elementor-99')
    el.classList.remove('elementor-repeater-item-a1terna')
  })
  await page.getByRole('button', { name: '1 dzień', exact: true }).click()
  await expect.poll(async () => (await details(page)).every((text) => text.startsWith('1 dzień'))).toBe(true)
  await expect(page.locator(`[data-id=arch1ve] .${id}`)).toHaveClass(/elementor-98.* elementor-repeater-item-a1terna/)
  expect(problems()).toEqual([])
})

test('the template that the address names is scrolled to once, and filters keep that in the address', async ({ page, problems }) => {
  await page.goto(`${ARCHIVE}?theme_template_id=6479`)
  await loopsMounted(page)
  const fromMiddle = () =>
    page.evaluate(
      () => Math.round((document.querySelector('.elementor-6479') as Element).getBoundingClientRect().top - innerHeight / 2) + 0,
    )
  await expect.poll(fromMiddle).toBe(0)
  await page.getByRole('button', { name: 'Rok', exact: true }).click()
  await expect.poll(async () => (await details(page)).map((text) => text.split(',')[0])).toEqual(Array(9).fill('Rok'))
  expect(new URL(page.url()).search).toBe('?theme_template_id=6479&e-filter-arch1ve-duration=year')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Kwartał', exact: true }).dispatchEvent('click')
  await expect.poll(async () => (await details(page)).map((text) => text.split(',')[0])).toEqual(Array(9).fill('Kwartał'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(problems()).toEqual([])
})
