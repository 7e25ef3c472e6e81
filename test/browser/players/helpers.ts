import type { Page } from 'playwright/test'
import { expect } from '../harness'

/** What a stand-in for a provider's player was created with, and the calls it got, in order. */
export interface CreatedPlayer {
  kind: string
  video: string
  host: string
  vars: Record<string, unknown>
  calls: string[]
}

/** A stand-in for YouTube's script: it replaces an element by an iframe, gets ready later, and reports its states. */
const youtube = `(() => {
  class Player {
    constructor(place, { host, videoId, playerVars, events }) {
      const frame = document.createElement('iframe')
      for (const { name, value } of place.attributes) frame.setAttribute(name, value)
      frame.src = host + '/embed/' + videoId
      place.replaceWith(frame)
      this.frame = frame
      this.place = place
      this.events = events
      this.seconds = 0
      this.me = { kind: 'youtube', video: videoId, host, vars: playerVars, calls: [], emit: (data) => events.onStateChange({ data }), fail: (data) => events.onError({ data }), at: (s) => { this.seconds = s } }
      ;(window.createdPlayers ??= []).push(this.me)
      setTimeout(() => events.onReady({ target: this }), 10)
    }
    getIframe() { return this.frame }
    getCurrentTime() { return this.seconds }
    destroy() { this.frame.replaceWith(this.place) }
  }
  for (const name of ['mute', 'unMute', 'pauseVideo', 'seekTo', 'playVideo'])
    Player.prototype[name] = function (...args) {
      this.me.calls.push(name + '(' + args.slice(0, 1) + ')')
      if (name === 'playVideo') setTimeout(() => window.refuse ? this.me.fail(window.refuse) : this.me.emit(1), 10)
      if (name === 'pauseVideo') setTimeout(() => this.me.emit(2), 10)
    }
  const callbacks = []
  window.YT = { loaded: 0, Player, ready: (then) => callbacks.push(then) }
  setTimeout(() => { YT.loaded = 1; for (const then of callbacks) then() }, 20)
})()`

/** A stand-in for Vimeo's script: it takes over an iframe, and answers with promises. */
const vimeo = `(() => {
  class Player {
    constructor(frame) {
      this.listeners = {}
      const { host, pathname, searchParams } = new URL(frame.src)
      this.me = { kind: 'vimeo', video: pathname, host, vars: Object.fromEntries(searchParams), calls: [], emit: (name, moment) => (this.listeners[name] ?? []).forEach((then) => then(moment)) }
      ;(window.createdPlayers ??= []).push(this.me)
    }
    on(name, then) { (this.listeners[name] ??= []).push(then) }
    async ready() { if (window.refuse) throw Object.assign(Error(), { name: window.refuse }) }
    async getVideoWidth() { return 400 }
    async getVideoHeight() { return 400 }
    async getCurrentTime() { return 0 }
  }
  for (const name of ['play', 'pause', 'setMuted', 'setCurrentTime'])
    Player.prototype[name] = async function (...args) {
      this.me.calls.push(name + '(' + args + ')')
      if (name === 'play' && window.refusePlay) throw Object.assign(Error(), { name: window.refusePlay })
      if (name === 'play') setTimeout(() => this.me.emit('play', { seconds: 0 }), 10)
    }
  window.Vimeo = { Player }
})()`

const POLICY =
  "default-src 'self'; img-src 'self' data:; script-src 'self' https://www.youtube.com https://player.vimeo.com; frame-src https:; media-src 'self' https:; connect-src 'self' https:; " +
  "require-trusted-types-for 'script'; trusted-types skerry"
const CSS = `body{margin:0}.high{height:2000px}.elementor-element{position:relative;width:800px;height:450px}
.elementor-background-video-container{position:absolute;inset:0;overflow:hidden}.elementor-background-video-container>*{position:absolute;top:50%;left:50%;transform:translate(-50%,-50%);border:0}
.elementor-wrapper{position:relative;width:640px;height:360px}.elementor-wrapper>*{position:absolute;inset:0;width:100%;height:100%;border:0}`

/**
 * Opens a page of ours with stand-ins for other sites at their real addresses, under a policy with Trusted Types. Returns the list of
 * addresses requested from other sites; the first `broken` requests for providers' scripts fail.
 */
export async function openVideoPage(page: Page, body: string, { broken = 0, html = '', tag = '' } = {}): Promise<string[]> {
  const out: string[] = []
  let left = broken
  await page.route(/^https:\/\//, async (route) => {
    const url = route.request().url()
    out.push(url)
    const script = /iframe_api/.test(url) ? youtube : /player\.js/.test(url) ? vimeo : undefined
    if (script && left-- > 0) return route.abort()
    if (/\.webm$/.test(url)) return route.fulfill({ path: 'demo/pages/film.webm', contentType: 'video/webm' })
    return route.fulfill(script ? { contentType: 'text/javascript', body: script } : { contentType: 'text/html', body: '<p>Film' })
  })
  await page.route('**/videos.css', (route) => route.fulfill({ contentType: 'text/css', body: CSS }))
  await page.route(/\/videos(\?.*)?$/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="pl"${html}><head><meta charset="utf-8"><title>Filmy</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/videos.css"><script defer src="/skerry.js"${tag}></script></head><body>${body}</body></html>`,
    }),
  )
  await page.goto('/videos')
  return out
}

/** The stand-ins that the page has created so far, in order. */
export const createdPlayers = (page: Page): Promise<CreatedPlayer[]> =>
  page.evaluate(() =>
    ((window as unknown as { createdPlayers?: CreatedPlayer[] }).createdPlayers ?? []).map(({ kind, video, host, vars, calls }) => ({
      kind,
      video,
      host,
      vars,
      calls,
    })),
  )
/** Lets the n-th stand-in report something: a state of YouTube's, or an event of Vimeo's with its data. */
export const emitPlayerEvent = (page: Page, n: number, what: number | string, moment?: object) =>
  page.evaluate(
    ([i, ...args]) =>
      (window as unknown as { createdPlayers: { emit: (...a: unknown[]) => void }[] }).createdPlayers[i as number]?.emit(...args),
    [n, what, moment] as const,
  )

/** Settings as the value of an attribute in single quotes. */
export const attributeJson = (settings: object) => JSON.stringify(settings).replace(/'/g, '&#39;')

/** Waits until that many islands of a widget are mounted. */
export const islandsMounted = (page: Page, name: string, count = 1) =>
  expect
    .poll(() =>
      page.evaluate((widgetName) => {
        const { Skerry } = window as unknown as { Skerry?: { islands: () => { widget: { name: string }; state: string }[] } }
        return Skerry?.islands().filter(({ widget, state }) => widget.name === widgetName && state === 'mounted').length
      }, name),
    )
    .toBeGreaterThanOrEqual(count)

/** Waits until a chunk of ours whose file matches has been loaded and run, and everything that it does at once is done. */
export const chunkLoaded = (page: Page, file: RegExp) =>
  page.evaluate(async (pattern) => {
    const findUrl = () => performance.getEntriesByType('resource').find(({ name }) => new RegExp(pattern).test(name))?.name
    while (!findUrl()) await new Promise(requestAnimationFrame)
    // A module runs once: this waits for the same run. One that could not be loaded stays so.
    await import(`${findUrl()}`).catch(() => {})
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  }, file.source)
