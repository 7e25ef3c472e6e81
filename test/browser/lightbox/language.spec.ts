import { expect, test } from '../harness'
import { CONFIG, GROUP, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

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
  | 'missing'
  | 'slow'
  | 'video'
  | 'noVideo',
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
  missing: 'The picture could not be loaded.',
  slow: 'The picture is taking a long time to load.',
  video: 'Play video',
  noVideo: 'The video cannot be played here.',
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
  missing: 'Nie udało się wczytać zdjęcia.',
  slow: 'Zdjęcie wczytuje się długo.',
  video: 'Odtwórz film',
  noVideo: 'Tego filmu nie można tu odtworzyć.',
}
const SITE_TEXTS = { close: 'Zavřít', next: 'Další', shareOnFacebook: 'Na Facebook', imageMissing: 'Obrázek chybí.' }
const PAGES: [name: string, lang: string, config: object | false, texts: Texts][] = [
  ['an English page', 'en', CONFIG, ENGLISH],
  ['a page of another language', 'sv', CONFIG, ENGLISH],
  ['a Polish page', 'pl', CONFIG, POLISH],
  ['a Polish page without any configuration', 'pl-PL', false, POLISH],
  [
    'a page with texts of its own',
    'pl',
    { ...CONFIG, i18n: SITE_TEXTS },
    { ...POLISH, close: 'Zavřít (Esc)', next: 'Další', facebook: 'Na Facebook', missing: 'Obrázek chybí.' },
  ],
]
const BODY = `${GROUP}<a id="missing" href="gone.jpg" data-lightbox>G</a> <a id="slow" href="never.jpg" data-lightbox>L</a>
<a id="video" href="/pages/film.webm" data-lightbox>F</a> <a id="no-video" href="gone.mp4" data-lightbox>N</a>`

for (const [name, lang, config, texts] of PAGES)
  test(`on ${name} every text of the lightbox is in its language`, async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, BODY, { lang, config })
    const openLink = async (id: string) => {
      await page.locator(`#${id}`).click()
      await waitUntilOpen(page)
    }
    await openLink('b')
    for (const [role, keys] of [
      ['button', ['close', 'next', 'previous', 'share']],
      ['switch', ['zoom', 'fullscreen']],
    ] as const)
      for (const key of keys) await expect(lightbox(page).getByRole(role, { name: texts[key], exact: true })).toHaveCount(1)
    await lightbox(page).getByRole('button', { name: texts.share, exact: true }).click()
    const links = lightbox(page).locator('.elementor-slideshow__share-menu a')
    await expect(links).toHaveText([texts.facebook, texts.twitter, texts.pin, texts.download].map((text) => new RegExp(`^\\s*${text}$`)))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    const alert = lightbox(page).getByRole('alert')
    for (const [id, text] of [
      ['missing', texts.missing],
      ['no-video', texts.noVideo],
      ['slow', texts.slow],
    ] as const) {
      await openLink(id)
      if (id === 'slow') await page.clock.runFor(10_100)
      await expect(alert).toContainText(text)
      await page.keyboard.press('Escape')
    }
    await openLink('video')
    await expect(lightbox(page).locator('video')).toHaveAttribute('aria-label', texts.video)
  })

test('that a video cannot be played is said in nine languages, and in English on pages of any other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '<a id="no-video" href="gone.mp4" data-lightbox>N</a>')
  for (const [lang, text] of [
    ['en', ENGLISH.noVideo],
    ['pl', POLISH.noVideo],
    ['de', 'Das Video kann hier nicht abgespielt werden.'],
    ['fr', 'La vidéo ne peut pas être lue ici.'],
    ['es', 'El vídeo no se puede reproducir aquí.'],
    ['it', 'Il video non può essere riprodotto qui.'],
    ['pt-BR', 'O vídeo não pode ser reproduzido aqui.'],
    ['nl', 'De video kan hier niet worden afgespeeld.'],
    ['uk', 'Відео не можна відтворити тут.'],
    ['fi', ENGLISH.noVideo],
  ] as const) {
    await page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), lang)
    await page.locator('#no-video').click()
    await waitUntilOpen(page)
    await expect(lightbox(page).getByRole('alert'), lang).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toBeHidden()
  }
})
