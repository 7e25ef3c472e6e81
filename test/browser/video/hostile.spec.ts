import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { json, openFilms } from '../players/helpers'
import { action } from '../popup/popups'
import { inMain } from './videos'

/** Hostile addresses in every place where a video's address may stand: none gets into an attribute of a player, and no code of theirs runs. */
const EVIL = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)//https://www.youtube.com/watch?v=abcdef',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:video/webm;base64,AAAA',
  'vbscript:alert(1)',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  '"><img src=x onerror=alert(1)>',
  'https://www.youtube.com/watch?v=a"onload=\'alert(1)',
  'https://www.youtube.com.evil.test/embed/abc',
]
const trap = (page: Page) =>
  page.addInitScript(() => {
    const hit: string[] = []
    Object.assign(window, { hit, alert: (text: unknown) => hit.push(String(text)) })
  })
const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
const settings = (value: object) => attribute(json(value))
const KEYS = ['youtube_url', 'vimeo_url', 'dailymotion_url', 'videopress_url', 'hosted_url']
const hand = (value: object) => `<div class="elementor-wrapper" data-widget="video" data-settings="${settings(value)}"></div>`
const served = (value: object, inside: string) =>
  `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings="${settings(value)}"><div class="elementor-widget-container"><div class="elementor-wrapper">${inside}<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Odtwórz" tabindex="0"></div></div></div></div></div>`
/** Where an address may come from. */
const PLACES: Record<string, (evil: string) => string> = {
  'hand-written settings': (evil) =>
    KEYS.map((key) => hand({ [key]: evil })).join('') + KEYS.map((key) => hand({ [key]: { url: evil } })).join(''),
  'a hand-written picture': (evil) => hand({ youtube_url: 'https://youtu.be/abcdef', image_overlay: { url: evil } }),
  'the builder’s settings': (evil) => served({ video_type: 'youtube', youtube_url: evil }, '<div class="elementor-video"></div>'),
  'a lazy iframe': (evil) =>
    served({ video_type: 'vimeo' }, `<iframe class="elementor-video-iframe" title="f" data-lazy-load="${attribute(evil)}"></iframe>`),
  'the video behind a section': (evil) =>
    `<section class="elementor-element" data-element_type="section" data-settings="${settings({ background_background: 'video', background_play_on_mobile: 'yes', background_video_link: evil, background_video_start: evil, background_video_end: evil })}"><div class="elementor-background-video-container"><video class="elementor-background-video-hosted" muted></video></div></section>`,
  'a playlist': (evil) =>
    `<div class="elementor-element elementor-widget-video-playlist" data-id="a1" data-element_type="widget" data-widget_type="video-playlist.default" data-settings="{}"><div class="e-tabs"><div class="e-tabs-main-area"><div class="e-tabs-wrapper"><div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist"><div class="e-tab-title" id="t1" data-tab="1" role="tab" aria-selected="true" tabindex="0" aria-controls="c1">Film</div></div></div></div><div class="e-tabs-content-wrapper"><div class="e-tab-content" id="c1" data-tab="1" role="tabpanel" aria-labelledby="t1" data-video-url="${attribute(evil)}" data-video-type="hosted" data-video-title="${attribute(evil)}"><div></div></div></div></div></div></div>`,
  'the lightbox’s options': (evil) =>
    `<div class="o" data-elementor-open-lightbox="yes" data-elementor-lightbox="${settings({ type: 'video', videoType: 'hosted', url: evil, videoParams: { onloadstart: 'alert(1)', src: evil } })}"><div role="button" tabindex="0" aria-label="Odtwórz">x</div></div>`,
  'the lightbox’s video attribute': (evil) =>
    `<a href="/p" data-elementor-open-lightbox="yes" data-elementor-lightbox-video="${attribute(evil)}">Odtwórz</a>`,
  'a link action': (evil) => `<a href="${action('lightbox', { type: 'video', videoType: 'hosted', url: evil, title: evil })}">Odtwórz</a>`,
}

for (const [place, make] of Object.entries(PLACES))
  test(`a hostile address in ${place} gets into no player, and no code of it runs`, async ({ page, problems }) => {
    await trap(page)
    // Links lead nowhere: what they do themselves is not tested here.
    await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault()))
    await openFilms(page, inMain(EVIL.map(make).join('')))
    await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    const seen = new Set<string>()
    const look = async () => {
      const all = await page.evaluate(() =>
        [...document.querySelectorAll('iframe,video,source,embed,object,dialog img')].flatMap((el) =>
          ['src', 'data', 'poster', 'srcdoc', 'srcset'].flatMap((name) => el.getAttribute(name) ?? []),
        ),
      )
      for (const address of all) seen.add(address)
    }
    const pressable = page.locator('main :is(a,[role=button],[role=tab])')
    for (let i = 0; i < (await pressable.count()); i++) {
      await pressable.nth(i).evaluate((el: HTMLElement) => el.click())
      await page.evaluate(() => new Promise((done) => setTimeout(done, 60)))
      await look()
      await page.evaluate(() => document.querySelector<HTMLElement>('dialog .dialog-close-button')?.click())
    }
    await look()
    const wrong = [...seen].filter((address) => {
      const { protocol, hostname } = new URL(address, page.url())
      return !/^https?:$/.test(protocol) || /^(www\.youtube|player\.vimeo).*evil/.test(hostname)
    })
    expect(wrong).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { hit: string[] }).hit)).toEqual([])
    await expect(page.locator('[onerror],[onload],[onloadstart],script[src^=data]')).toHaveCount(0)
    // The browser itself reports a picture that the page may not show.
    const picture = place === 'a hand-written picture' ? /img-src https:|local resource: file|image 'https:/ : /^$/
    expect(problems(picture, /404|Failed to load|net::|not found|films\.test|preload|Media|MEDIA|expected/i)).toEqual([])
  })
