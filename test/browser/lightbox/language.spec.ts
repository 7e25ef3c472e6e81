import { expect, test } from '../harness'
import { box, CONFIG, group, open, ready } from './lightboxes'

type Texts = Record<
  | 'close'
  | 'next'
  | 'previous'
  | 'share'
  | 'zoom'
  | 'fullscreen'
  | 'facebook'
  | 'twitter'
  | 'pin'
  | 'download'
  | 'gone'
  | 'late'
  | 'film'
  | 'noFilm',
  string
>
const ENGLISH: Texts = {
  close: 'Close (Esc)',
  next: 'Next',
  previous: 'Previous',
  share: 'Share',
  zoom: 'Zoom',
  fullscreen: 'Fullscreen',
  facebook: 'Share on Facebook',
  twitter: 'Share on Twitter',
  pin: 'Pin it',
  download: 'Download image',
  gone: 'The picture could not be loaded.',
  late: 'The picture takes long to load.',
  film: 'Play Video',
  noFilm: 'The video cannot be played here.',
}
const POLISH: Texts = {
  close: 'Zamknij (Esc)',
  next: 'Następne',
  previous: 'Poprzednie',
  share: 'Udostępnij',
  zoom: 'Powiększ',
  fullscreen: 'Pełny ekran',
  facebook: 'Udostępnij na Facebooku',
  twitter: 'Udostępnij na Twitterze',
  pin: 'Przypnij',
  download: 'Pobierz obraz',
  gone: 'Nie udało się wczytać zdjęcia.',
  late: 'Zdjęcie wczytuje się długo.',
  film: 'Odtwórz film',
  noFilm: 'Tego filmu nie można tu odtworzyć.',
}
const OWN = { close: 'Zavřít', next: 'Další', shareOnFacebook: 'Na Facebook', imageMissing: 'Obrázek chybí.' }
const PAGES: [name: string, lang: string, config: object | false, texts: Texts][] = [
  ['an English page', 'en', CONFIG, ENGLISH],
  ['a page of another language', 'de', CONFIG, ENGLISH],
  ['a Polish page', 'pl', CONFIG, POLISH],
  ['a Polish page without any configuration', 'pl-PL', false, POLISH],
  [
    'a page with texts of its own',
    'pl',
    { ...CONFIG, i18n: OWN },
    { ...POLISH, close: 'Zavřít (Esc)', next: 'Další', facebook: 'Na Facebook', gone: 'Obrázek chybí.' },
  ],
]
const BODY = `${group}<a id="gone" href="gone.jpg" data-lightbox>G</a> <a id="late" href="never.jpg" data-lightbox>L</a>
<a id="film" href="/pages/film.webm" data-lightbox>F</a> <a id="no" href="gone.mp4" data-lightbox>N</a>`

for (const [name, lang, config, texts] of PAGES)
  test(`${name}: every text of the window is in its language`, async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, BODY, { lang, config })
    const at = async (id: string) => {
      await page.locator(`#${id}`).click()
      await ready(page)
    }
    await at('b')
    for (const [role, keys] of [
      ['button', ['close', 'next', 'previous', 'share']],
      ['switch', ['zoom', 'fullscreen']],
    ] as const)
      for (const key of keys) await expect(box(page).getByRole(role, { name: texts[key], exact: true })).toHaveCount(1)
    await box(page).getByRole('button', { name: texts.share, exact: true }).click()
    const links = box(page).locator('.elementor-slideshow__share-menu a')
    await expect(links).toHaveText([texts.facebook, texts.twitter, texts.pin, texts.download].map((text) => new RegExp(`^\\s*${text}$`)))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    const alert = box(page).getByRole('alert')
    for (const [id, text] of [
      ['gone', texts.gone],
      ['no', texts.noFilm],
      ['late', texts.late],
    ] as const) {
      await at(id)
      if (id === 'late') await page.clock.runFor(10_100)
      await expect(alert).toContainText(text)
      await page.keyboard.press('Escape')
    }
    await at('film')
    await expect(box(page).locator('video')).toHaveAttribute('aria-label', texts.film)
  })
