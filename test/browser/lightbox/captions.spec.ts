import { expect, test } from '../harness'
import { counter, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

const TEXTS: [name: string, link: string, title: string, description: string, alt: string][] = [
  ['both [TV-LB-2]', 'data-elementor-lightbox-title="Tytuł" data-elementor-lightbox-description="Opis"', 'Tytuł', 'Opis', 'Tytuł - Opis'],
  ['a title', 'data-elementor-lightbox-title="Tytuł"', 'Tytuł', '', 'Tytuł'],
  ['a description', 'data-elementor-lightbox-description="Opis"', '', 'Opis', 'Opis'],
  ['neither: the alternative text of the small picture', '', '', '', 'mała'],
  ['both, on a link marked by hand', 'data-lightbox data-title="Tytuł" data-description="Opis"', 'Tytuł', 'Opis', 'Tytuł - Opis'],
]
test('a picture’s caption, name and alternative text', async ({ page, each }) => {
  await each(
    TEXTS,
    ([name]) => `a picture’s caption, name and alternative text: ${name}`,
    async ([, attributes, title, description, alt]) => {
      await openPage(page, `<a id="one" href="a.jpg" ${attributes}><img src="s.jpg" width="60" height="40" alt="mała"></a>`)
      await page.locator('#one').click()
      await waitUntilOpen(page)
      expect([
        await lightbox(page).locator('.elementor-slideshow__title').allTextContents(),
        await lightbox(page).locator('.elementor-slideshow__description').allTextContents(),
        await lightbox(page).locator('img').getAttribute('alt'),
      ]).toEqual([title ? [title] : [], description ? [description] : [], alt])
      await expect(lightbox(page)).toHaveAccessibleName(title || alt)
      // A single picture has no arrows and an empty counter; its footer exists for stylesheets (TV-LB-2, TV-LB-4).
      await expect(lightbox(page).locator('.elementor-swiper-button')).toHaveCount(0)
      await expect(counter(page)).toHaveText('')
      await expect(lightbox(page).locator('footer.elementor-slideshow__footer')).toHaveCount(1)
    },
  )
})

for (const [look, css] of [
  ['ours', ''],
  ['the builder’s', '.elementor-slideshow__footer { position: fixed; bottom: 0; inset-inline: 0 }'],
] as const)
  test(`a caption longer than a third of the window scrolls, by the wheel and by keys: in the look that is ${look}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    const words = (word: string) => Array(100).fill(word).join(' ')
    const texts = `data-elementor-lightbox-title="${words('Title')}" data-elementor-lightbox-description="${words('Description')}"`
    await openPage(page, `<a id="one" href="a.jpg" data-elementor-open-lightbox="yes" ${texts}>one</a>`, { css })
    await page.locator('#one').click()
    await waitUntilOpen(page)
    const footer = lightbox(page).locator('footer')
    await expect.poll(() => footer.evaluate((el) => el.getBoundingClientRect().height)).toBeLessThanOrEqual(180)
    const scrollTop = () => footer.evaluate((el) => el.scrollTop)
    await footer.hover()
    await page.mouse.wheel(0, 100)
    await expect.poll(scrollTop).toBeGreaterThan(0)
    await footer.focus()
    await page.keyboard.press('End')
    await expect.poll(() => footer.evaluate((el) => el.scrollHeight - el.clientHeight - el.scrollTop)).toBeLessThan(2)
    await expect(lightbox(page)).toBeVisible()
  })
