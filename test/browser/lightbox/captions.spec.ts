import { expect, test } from '../harness'
import { counter, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

const TEXTS: [name: string, link: string, title: string, description: string, alt: string][] = [
  ['both [TV-LB-2]', 'data-elementor-lightbox-title="Tytuł" data-elementor-lightbox-description="Opis"', 'Tytuł', 'Opis', 'Tytuł - Opis'],
  ['a title', 'data-elementor-lightbox-title="Tytuł"', 'Tytuł', '', 'Tytuł'],
  ['a description', 'data-elementor-lightbox-description="Opis"', '', 'Opis', 'Opis'],
  ['neither: the alternative text of the small picture', '', '', '', 'mała'],
  ['both, on a link marked by hand', 'data-lightbox data-title="Tytuł" data-description="Opis"', 'Tytuł', 'Opis', 'Tytuł - Opis'],
]
for (const [name, attributes, title, description, alt] of TEXTS)
  test(`a picture’s caption, name and alternative text: ${name}`, async ({ page }) => {
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
  })
