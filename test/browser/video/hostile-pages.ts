import type { Page } from 'playwright/test'
import { expect } from '../harness'
import { openVideoPage } from '../players/helpers'
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
export const NOT_WEB = [
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
export const MARKUP = '"><img src=x onerror=alert(1)>'
export const NO_ID = 'https://www.youtube.com/watch?v=a"onload=\'alert(1)'
export const OTHER_HOST = 'https://www.youtube.com.evil.test/embed/abc'
export const EVIL = [...NOT_WEB, MARKUP, NO_ID, OTHER_HOST]

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
export const pressHandled = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  })

export const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
export const settings = (value: object) => attribute(JSON.stringify(value))
export const KEYS = ['youtube_url', 'vimeo_url', 'dailymotion_url', 'videopress_url', 'hosted_url']
export const hand = (value: object) => `<div class="elementor-wrapper" data-widget="video" data-settings="${settings(value)}"></div>`
export const served = (value: object, inside: string) =>
  `<div class="elementor-element elementor-widget-video" data-element_type="widget" data-widget_type="video.default" data-settings="${settings(value)}"><div class="elementor-widget-container"><div class="elementor-wrapper">${inside}<div class="elementor-custom-embed-image-overlay"><div class="elementor-custom-embed-play" role="button" aria-label="Odtwórz" tabindex="0"></div></div></div></div></div>`
export const file = (address: string, base: string) => `video ${new URL(address, base).href}`
export const FILES = Object.fromEntries(
  ['first-video', 'last-video'].map((name) => [`https://cdn.videos.test/${name}.webm`, `video https://cdn.videos.test/${name}.webm`]),
)
/** Two videos of a provider, by the beginning of their address and what a frame makes of it. */
export const videos = (address: string, frame: string, end = '', ids = ['76979871', '76979872']) =>
  Object.fromEntries(ids.map((id) => [`${address}${id}${end}`, `iframe ${frame.replace('*', id)}`]))
export const frameAsServed = (address: string) => `iframe ${new URL(address).href}${address.includes('?') ? '&' : '?'}autoplay=1`

export interface Place {
  make: (address: string) => string
  /** Two videos, and what is recorded of them. The first brings the code; once the last is there, the presses before it are over. */
  good: Record<string, string>
  /** Those of the addresses above that are shown, and what is recorded of them; of all others nothing is. */
  shows: string[]
  player?: (address: string, base: string) => string
}
export const inBoxes = (make: Place['make'], addresses: string[]) =>
  inMain(addresses.map((address) => `<div class="box">${make(address)}</div>`).join(''))
const PRESSABLE = 'a,button,[role=button],[role=tab]'
/** Brings the n-th box into sight and presses all in it that can be pressed, as it is before the first press. */
export const press = (page: Page, n: number) =>
  page
    .locator('.box')
    .nth(n)
    .evaluate((box, pressable) => {
      box.scrollIntoView({ behavior: 'instant' })
      for (const el of box.querySelectorAll<HTMLElement>(pressable)) el.click()
    }, PRESSABLE)
/** How many have no island yet, so that a press would have no effect. Links of actions need none. */
const hostsWithoutIsland = (page: Page) =>
  page.evaluate(() => {
    const { Skerry } = window as unknown as { Skerry: { islands: () => { host: Element }[] } }
    const hosts = Skerry.islands().map(({ host }) => host)
    return [...document.querySelectorAll('.box > :not([href^="#elementor-action"])')].filter((el) => !hosts.includes(el)).length
  })
export async function open(page: Page, body: string) {
  await trap(page)
  await openVideoPage(page, body)
  await expect.poll(() => page.evaluate(() => 'Skerry' in window)).toBe(true)
  await expect.poll(() => hostsWithoutIsland(page)).toBe(0)
  await expect.poll(() => waitingIslands(page)).toEqual([])
}
export const USUAL = /404|Failed to load|net::|not found|videos\.test|preload|Media|MEDIA|expected/i
/** Nothing but these was ever in a player, and nothing ran. */
export async function expectOnly(page: Page, players: string[]) {
  await expect.poll(() => recorded(page)).toEqual({ seen: [...new Set(players)].sort(), hit: [] })
  await expect(page.locator('[onerror],[onload],[onloadstart],script[src^=data]')).toHaveCount(0)
}

/** The addresses of a place in the order in which they are pressed, and what is recorded of those that are shown. */
export function order({ good, shows, player = file }: Place, base: string) {
  const [first, last] = Object.keys(good) as [string, string]
  const players: Record<string, string> = { ...good, ...Object.fromEntries(shows.map((address) => [address, player(address, base)])) }
  return { addresses: [first, ...EVIL, last], first, last, players }
}
export const isShown = (page: Page, player: string | undefined, address: string) =>
  expect.poll(async () => (await recorded(page)).seen, address).toContain(player)
