import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson } from '../players/helpers'
import { islandStates, rememberServedMarkup, unmountDifference } from '../unmount'

/** Values that make no sense for any setting. */
const VALUES: unknown[] = [
  ...[1e308, -1e308, -5, 0, true, false, null, 'NaN', 'Infinity', '9'.repeat(400), 'yes', '__proto__', 'constructor', 'x'.repeat(100_000)],
  ...['javascript:alert(1)', { url: 'javascript:alert(1)' }, '"><img src=x onerror=alert(1)>', [], ['a', { b: 1 }], [[[]]], {}],
  ...[{ size: 1e9 }, { size: -3, unit: 'px' }, { size: 'NaN' }, { sizes: { start: 'x' } }, { length: 1e9 }],
]
const KEYS = {
  slider:
    'slides_to_show slides_to_scroll autoplay autoplay_speed infinite navigation speed image_spacing_custom effect pause_on_hover pagination lazyload offset_sides',
  menu: 'layout dropdown full_width submenu_icon',
  gallery: 'gallery_layout columns columns_tablet gap ideal_row_height aspect_ratio lazyload',
  video: 'video_type youtube_url vimeo_url hosted_url start end autoplay mute image_overlay controls',
  popup: 'triggers timing entrance_animation exit_animation overlay position close_button close_button_delay entrance_animation_duration',
  playlist: 'tabs autoplay show',
  share: 'network title text',
}
const ANYWHERE =
  'sticky_on sticky_effects_offset sticky_parent animation _animation animation_delay background_background background_slideshow_gallery background_slideshow_slide_duration background_slideshow_slide_transition background_video_link background_video_start background_video_end stretch_section'
const INSIDE: Record<keyof typeof KEYS, string> = {
  slider: '<div>a</div><div>b</div><div>c</div>',
  menu: '<button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="/x">X</a><ul><li><a href="/y">Y</a></li></ul></li></ul>',
  gallery:
    '<button type="button" data-gallery-filter="">All</button><div data-gallery-items><a href="a.svg" data-lightbox="g"><img alt="" src="data:,"></a></div>',
  video: '<a href="/pages/film.webm">Film</a>',
  popup: 'Text',
  playlist: '<ul><li><a href="/pages/film.webm">A</a></li></ul>',
  share: 'Share',
}

/** Every widget four times, each with other absurd values: over all rounds every setting gets most of them. */
for (const round of [0, 1, 2, 3])
  test(`every widget starts with absurd settings, and all of them can be unmounted (round ${round + 1})`, async ({ page, problems }) => {
    let turn = round * 7
    const settings = (keys: string) =>
      attributeJson(Object.fromEntries(keys.split(' ').map((key) => [key, VALUES[turn++ % VALUES.length]])))
    const widgets = Object.entries(KEYS).flatMap(([name, keys]) =>
      [0, 1, 2, 3].map((i) => {
        const id = name === 'popup' ? `id="${['__proto__', 'constructor', "a'b", 'a&quot;b'][i]}" hidden` : ''
        return `<div data-widget="${name}" ${id} data-settings='${settings(keys)}'>${INSIDE[name as keyof typeof KEYS]}</div>`
      }),
    )
    const others = [0, 1, 2, 3].map(
      () => `<section class="elementor-element" data-element_type="section" data-settings='${settings(ANYWHERE)}'>S</section>`,
    )
    await rememberServedMarkup(page)
    await page.addInitScript(() => {
      Object.assign(window, { alert: () => console.error('alert') })
      addEventListener('unhandledrejection', ({ reason }) => console.error(`rejection ${reason}`))
    })
    await ownPage(page, widgets.join('') + others.join(''))
    // Including those whose declarations load later.
    const four = Object.fromEntries(['slider', 'menu', 'gallery', 'video', 'popup', 'playlist'].map((name) => [`${name} mounted`, 4]))
    await expect.poll(async () => (await islandStates(page)).states, { timeout: 15_000 }).toMatchObject(four)
    await expect
      .poll(async () => Object.keys((await islandStates(page)).states).filter((line) => line.endsWith('waiting')), { timeout: 15_000 })
      .toEqual([])
    expect((await islandStates(page)).failed).toEqual([])
    expect(await unmountDifference(page)).toBe('')
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
    // Reports of values, and files that do not exist, are expected.
    expect(problems(/warning: Skerry · .*(expected|none has)/, 'Swiper Loop', 'violates', 'policy: ', 'Error in file', /404|ERR_/)).toEqual(
      [],
    )
  })
