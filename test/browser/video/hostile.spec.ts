import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { openVideoPage } from '../players/helpers'
import { actionHref } from '../popup/popups'
import { waitingIslands } from '../unmount'
import { inMain } from './videos'

/**
 * The rule for a video's address, wherever it stands (contract core §16.3 and contract core §20.2, contract media §1.10 and contract media §4):
 * - It is an address of the web: http or https, as the browser resolves it. With another scheme nothing is shown.
 * - A file may be anywhere in the web, as in any `<video src>`: a video element runs nothing. So a link action shows a hosted video from
 *   any http or https address, also from one that looks like a provider's.
 * - A frame that Skerry makes shows one of the four providers. The host is compared as a whole, and the address of a page about the video
 *   is rebuilt from host and id; only the provider's own embed page keeps its address.
 * - A frame that the server sent keeps the web address that the server gave it.
 */
const NOT_WEB = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)//https://www.youtube.com/watch?v=abcdef',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:video/webm;base64,AAAA',
  'vbscript:alert(1)',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
]
/** Of the web, but no provider's video: a name on this very site, an invalid id, and a host that only begins like a provider's. */
const MARKUP = '"><img src=x onerror=alert(1)>'
const NO_ID = 'https://www.youtube.com/watch?v=a"onload=\'alert(1)'
const OTHER_HOST = 'https://www.youtube.com.evil.test/embed/abc'
const EVIL = [...NOT_WEB, MARKUP, NO_ID, OTHER_HOST]

type Recorded = { seen: string[]; hit: string[] }
/** Records every address that ever gets into something that loads it, and every script that runs. */
const trap = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Recorded = { seen: [], hit: [] }
    Object.assign(window, recorded, { alert: (text: unknown) => recorded.hit.push(String(text)) })
    const names = ['src', 'data', 'poster', 'srcdoc', 'srcset']
    const look = (el: Element) => {
      if (!el.matches('iframe,video,source,embed,object,dialog img')) return
      for (const address of names.flatMap((name) => el.getAttribute(name) || []))
        recorded.seen.push(`${el.localName} ${URL.parse(address, document.baseURI)?.href ?? address}`)
    }
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Element) look(target)
        for (const node of addedNodes) if (node instanceof Element) for (const el of [node, ...node.querySelectorAll('*')]) look(el)
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: names })
    // Links lead nowhere: what they would do is not ours.
    addEventListener('click', (event) => event.preventDefault())
  })
const recorded = (page: Page) =>
  page.evaluate(() => {
    const { seen, hit } = window as unknown as Recorded
    return { seen: [...new Set(seen)].sort(), hit }
  })
/** Everything that a press has begun has come to its end: code that is there already needs no more than a few turns of the browser. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  })

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
const settings = (value: object) => attribute(JSON.stringify(value))
const KEYS = ['youtube_url', 'vimeo_url', 'dailymotion_url', 'videopress_url', 'hosted_url']
const hand = (value: object) => `<div class="elementor-wrapper" data-widget="video" data-settings="${settings(value)}"></div>`
const served = (value: object, inside: string) =>
  `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings="${settings(value)}"><div class="elementor-widget-container"><div class="elementor-wrapper">${inside}<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Odtwórz" tabindex="0"></div></div></div></div></div>`
const file = (address: string, base: string) => `video ${new URL(address, base).href}`
const FILES = Object.fromEntries(
  ['pierwszy', 'ostatni'].map((name) => [`https://cdn.videos.test/${name}.webm`, `video https://cdn.videos.test/${name}.webm`]),
)
/** Two videos of a provider, by the beginning of their address and what a frame makes of it. */
const videos = (address: string, frame: string, end = '', ids = ['76979871', '76979872']) =>
  Object.fromEntries(ids.map((id) => [`${address}${id}${end}`, `iframe ${frame.replace('*', id)}`]))
const frameAsServed = (address: string) => `iframe ${new URL(address).href}${address.includes('?') ? '&' : '?'}autoplay=1`

interface Place {
  make: (address: string) => string
  /** Two videos, and what is recorded of them. The first brings the code; once the last is there, the presses before it are over. */
  good: Record<string, string>
  /** Those of the addresses above that are shown, and what is recorded of them; of all others nothing is. */
  shows: string[]
  player?: (address: string, base: string) => string
}
/** Where an address may come from: places on the page. */
const ON_PAGE: Record<string, Place> = {
  'settings by hand': {
    make: (evil) => KEYS.map((key) => hand({ [key]: evil })).join(''),
    good: FILES,
    shows: [MARKUP, OTHER_HOST],
  },
  'settings by hand, as the builder writes links': {
    make: (evil) => KEYS.map((key) => hand({ [key]: { url: evil } })).join(''),
    good: FILES,
    shows: [MARKUP, OTHER_HOST],
  },
  'the builder’s settings': {
    make: (evil) => served({ video_type: 'youtube', youtube_url: evil }, '<div class="elementor-video"></div>'),
    good: videos('https://www.youtube.com/watch?v=', 'https://www.youtube.com/embed/*'),
    shows: [],
  },
  'a lazy frame': {
    make: (evil) =>
      served({ video_type: 'vimeo' }, `<iframe class="elementor-video-iframe" title="f" data-lazy-load="${attribute(evil)}"></iframe>`),
    good: videos('https://player.vimeo.com/video/', 'https://player.vimeo.com/video/*?color&autoplay=1', '?color'),
    player: frameAsServed,
    shows: [NO_ID, OTHER_HOST],
  },
  'behind a section': {
    make: (evil) =>
      `<section class="elementor-element" data-element_type="section" data-settings="${settings({ background_background: 'video', background_play_on_mobile: 'yes', background_video_link: evil, background_video_start: evil, background_video_end: evil })}"><div class="elementor-background-video-container"><video class="elementor-background-video-hosted" muted></video></div></section>`,
    good: FILES,
    shows: [MARKUP, OTHER_HOST],
  },
  'a list': {
    make: (evil) =>
      `<div class="elementor-element elementor-widget-video-playlist" data-id="a1" data-element_type="widget" data-widget_type="video-playlist.default" data-settings="{}"><div class="e-tabs"><div class="e-tabs-main-area"><div class="e-tabs-wrapper"><div class="e-tabs-items-wrapper"><div class="e-tabs-items" role="tablist"><div class="e-tab-title" id="t1" data-tab="1" role="tab" aria-selected="true" tabindex="0" aria-controls="c1">Film</div></div></div></div><div class="e-tabs-content-wrapper"><div class="e-tab-content" id="c1" data-tab="1" role="tabpanel" aria-labelledby="t1" data-video-url="${attribute(evil)}" data-video-type="hosted" data-video-title="${attribute(evil)}"><div></div></div></div></div></div></div>`,
    good: FILES,
    shows: [MARKUP, OTHER_HOST],
  },
}
/** Where an address may come from: places that open a window. */
const IN_WINDOW: Record<string, Place> = {
  'the lightbox’s options': {
    make: (evil) =>
      `<div class="o" data-elementor-open-lightbox="yes" data-elementor-lightbox="${settings({ type: 'video', videoType: 'hosted', url: evil, videoParams: { onloadstart: 'alert(1)', src: evil } })}"><div role="button" tabindex="0" aria-label="Odtwórz">x</div></div>`,
    good: FILES,
    shows: [MARKUP, NO_ID, OTHER_HOST],
  },
  'the lightbox’s video attribute': {
    make: (evil) => `<a href="/p" data-elementor-open-lightbox="yes" data-elementor-lightbox-video="${attribute(evil)}">Odtwórz</a>`,
    good: videos('https://youtu.be/', 'https://www.youtube-nocookie.com/embed/*?autoplay=1'),
    shows: [],
  },
  'a link action of a hosted video': {
    make: (evil) => `<a href="${actionHref('lightbox', { type: 'video', videoType: 'hosted', url: evil, title: evil })}">Odtwórz</a>`,
    good: FILES,
    shows: [MARKUP, NO_ID, OTHER_HOST],
  },
  'a link action of a video': {
    make: (evil) => `<a href="${actionHref('lightbox', { type: 'video', url: evil, title: evil })}">Odtwórz</a>`,
    good: videos('https://vimeo.com/', 'https://player.vimeo.com/video/*?autoplay=1', '?evil=1'),
    shows: [],
  },
}

const inBoxes = (make: Place['make'], addresses: string[]) =>
  inMain(addresses.map((address) => `<div class="box">${make(address)}</div>`).join(''))
const PRESSABLE = 'a,button,[role=button],[role=tab]'
/** Brings the n-th box into sight and presses all in it that can be pressed, as it is before the first press. */
const press = (page: Page, n: number) =>
  page
    .locator('.box')
    .nth(n)
    .evaluate((box, pressable) => {
      box.scrollIntoView({ behavior: 'instant' })
      for (const el of box.querySelectorAll<HTMLElement>(pressable)) el.click()
    }, PRESSABLE)
/** How many have no island yet, so that a press would have no effect. Links of actions need none. */
const unheard = (page: Page) =>
  page.evaluate(() => {
    const { Skerry } = window as unknown as { Skerry: { islands: () => { host: Element }[] } }
    const hosts = Skerry.islands().map(({ host }) => host)
    return [...document.querySelectorAll('.box > :not([href^="#elementor-action"])')].filter((el) => !hosts.includes(el)).length
  })
async function open(page: Page, body: string) {
  await trap(page)
  await openVideoPage(page, body)
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  await expect.poll(() => unheard(page)).toBe(0)
  await expect.poll(() => waitingIslands(page)).toEqual([])
}
const USUAL = /404|Failed to load|net::|not found|videos\.test|preload|Media|MEDIA|expected/i
/** Nothing but these was ever in a player, and nothing ran. */
async function expectOnly(page: Page, players: string[]) {
  await expect.poll(() => recorded(page)).toEqual({ seen: [...new Set(players)].sort(), hit: [] })
  await expect(page.locator('[onerror],[onload],[onloadstart],script[src^=data]')).toHaveCount(0)
}

/** The addresses of a place in the order in which they are pressed, and what is recorded of those that are shown. */
function order({ good, shows, player = file }: Place, base: string) {
  const [first, last] = Object.keys(good) as [string, string]
  const players: Record<string, string> = { ...good, ...Object.fromEntries(shows.map((address) => [address, player(address, base)])) }
  return { addresses: [first, ...EVIL, last], first, last, players }
}
const isShown = (page: Page, player: string | undefined, address: string) =>
  expect.poll(async () => (await recorded(page)).seen, address).toContain(player)

for (const [place, is] of Object.entries(ON_PAGE))
  test(`${place}: what is no address of the web is never in a player, and nothing runs`, async ({ page, problems, site }) => {
    const { addresses, first, last, players } = order(is, site.url)
    await open(page, inBoxes(is.make, addresses))
    for (const [n, address] of addresses.entries()) {
      await press(page, n)
      if (address === first || address === last) await isShown(page, players[address], address)
      await settled(page)
    }
    await expectOnly(page, Object.values(players))
    expect(problems(USUAL)).toEqual([])
  })

test('a hand-written picture: an invalid address changes nothing about the video, and nothing runs', async ({ page, problems }) => {
  const make = (evil: string) => hand({ youtube_url: 'https://youtu.be/abcdef', image_overlay: { url: evil } })
  await open(page, inBoxes(make, EVIL))
  for (const [n] of EVIL.entries()) await press(page, n)
  await expect(page.locator('.box iframe')).toHaveCount(EVIL.length)
  await expectOnly(page, ['iframe https://www.youtube-nocookie.com/embed/abcdef'])
  // Of a picture the browser says itself that it is not a page's to show.
  expect(problems(/img-src https:|local resource: file|image 'https:/, USUAL)).toEqual([])
})

for (const [place, is] of Object.entries(IN_WINDOW))
  test(`${place}: what is no address of the web opens nothing, and nothing runs`, async ({ page, problems, site }) => {
    const { addresses, players } = order(is, site.url)
    await open(page, inBoxes(is.make, addresses))
    const dialog = page.locator('dialog')
    for (const [n, address] of addresses.entries()) {
      await press(page, n)
      if (NOT_WEB.includes(address)) {
        await settled(page)
        await expect(dialog, address).toHaveCount(0)
        continue
      }
      if (players[address]) await isShown(page, players[address], address)
      else await expect(dialog.getByText('Tego filmu nie można tu odtworzyć.'), address).toBeVisible()
      await dialog.locator('.dialog-close-button').click()
      await expect(dialog).toHaveCount(0)
    }
    await expectOnly(page, Object.values(players))
    expect(problems(USUAL)).toEqual([])
  })

const FRAMED = {
  'https://www.youtube.com/watch?v=abc&list=evil&t=9': 'https://www.youtube-nocookie.com/embed/abc?start=9&autoplay=1',
  'http://user@youtu.be:8080/abc?x=javascript:alert(1)': 'https://www.youtube-nocookie.com/embed/abc?autoplay=1',
  'https://vimeo.com/76979871#"onload=alert(1)': 'https://player.vimeo.com/video/76979871?autoplay=1',
  'https://www.youtube.com/embed/abc?controls=1': 'https://www.youtube.com/embed/abc?controls=1&autoplay=1',
}
const NEVER_FRAMED = [
  OTHER_HOST,
  NO_ID,
  'https://www.youtube.com@evil.test/embed/abc',
  'https://evil.test/www.youtube.com/embed/abc',
  'https://evil.test/?u=https://youtu.be/abc',
  'https://notvimeo.com/76979871',
  'https://vimeo.com.evil.test/76979871',
]
test('a link action frames a provider’s video by its host and id, and no other page', async ({ page, problems }) => {
  const videos = Object.keys(FRAMED)
  const link = (url: string) => `<a href="${actionHref('lightbox', { type: 'video', url })}">Odtwórz</a>`
  await open(page, inBoxes(link, [...videos, ...NEVER_FRAMED]))
  const dialog = page.locator('dialog')
  for (const [n, address] of [...videos, ...NEVER_FRAMED].entries()) {
    await press(page, n)
    if (address in FRAMED) await expect(dialog.locator('iframe'), address).toHaveAttribute('src', FRAMED[address as keyof typeof FRAMED])
    else await expect(dialog.getByText('Tego filmu nie można tu odtworzyć.'), address).toBeVisible()
    await dialog.locator('.dialog-close-button').click()
    await expect(dialog).toHaveCount(0)
  }
  await expectOnly(
    page,
    Object.values(FRAMED).map((src) => `iframe ${src}`),
  )
  expect(problems(USUAL)).toEqual([])
})
