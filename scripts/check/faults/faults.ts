/** Possible faults around us. Functions named `…InPage` are sent to the page as text, so they use nothing from outside. */

import type { Route } from 'playwright'

type Answer = (route: Route) => void | Promise<void>
const answer =
  (body: string, rest?: Parameters<Route['fulfill']>[0]): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body, ...rest })

/** Responses instead of a chunk. */
export const CHUNK_FAULTS: Record<string, Answer> = {
  404: answer('', { status: 404 }),
  500: answer('', { status: 500 }),
  garbage: answer(')('),
  truncated: async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, headers: { 'content-type': 'text/javascript' }, body: text.slice(0, text.length >> 1) })
  },
  'wrong type': async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' } })
  },
  'other exports': answer('export const other = 1'),
  throws: answer('throw new Error("broken chunk")'),
  hangs: () => {},
}

/** What is visible of a widget without its chunk: at least one of these, if the page has any. */
export const SEEN_WITHOUT: Record<string, string> = {
  'background-slideshow': '[data-case] [data-settings*=background_slideshow_gallery]',
  accordion: '[data-case] :is(summary, .elementor-tab-title, .e-n-accordion-item-title)',
  tabs: '[data-case] :is([data-tabs-list] a, .elementor-tab-title, .e-n-tab-title)',
  form: '[data-case] form :is(button, [type=submit])',
  gallery: '[data-case] :is(.e-gallery-item, [data-widget=gallery] a, [data-widget=gallery] img)',
  headline: '[data-case] :is(.elementor-headline, [data-widget=animated-headline])',
  lottie: '[data-case] :is([data-widget=lottie] img, [data-widget=lottie] figcaption)',
  loop: '[data-case] :is(.e-loop-item, article, [data-loop-item])',
  'mega-menu': '[data-case] :is(.e-n-menu-title, .e-n-menu-toggle)',
  motion: '[data-case] [data-settings*=motion_fx]',
  numbers: '[data-case] :is(.elementor-counter, .elementor-progress-wrapper, [data-widget=counter], [data-widget=progress])',
  playlist: '[data-case] :is(.e-tab-title, [data-widget=playlist] a)',
  posts: '[data-case] .elementor-post',
  reveal: '[data-case] [data-settings*=animation]',
  search: '[data-case] :is(.e-search, .elementor-search-form, [data-widget=search])',
  share: '[data-case] :is(.elementor-share-btn, [data-widget=share])',
  slider: '[data-case] :is(.swiper-slide, [data-widget=slider] > *)',
  video: '[data-case] :is([data-widget=video] a, .elementor-custom-embed-image-overlay, .elementor-video, iframe)',
}
export const canBeSeenInPage = (selector: string) => {
  const found: Element[] = [...Document.prototype.querySelectorAll.call(document, selector)]
  return (
    !found.length || found.some((el) => Element.prototype.checkVisibility.call(el, { visibilityProperty: true, opacityProperty: true }))
  )
}

const denyStorageInPage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}
const fillStorageInPage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}
const spoilStorageInPage = () => {
  const spoilt = '{"pageViews":{"toString":1},"sessions":[],"__expiration":{"pageViews":{"toString":1},"a":-1},"popup_1_times":"x"'
  for (const area of [localStorage, sessionStorage]) area.setItem('elementor', area === localStorage ? `${spoilt}}` : spoilt)
}
export const STORAGE_FAULTS: Record<string, () => void> = { denied: denyStorageInPage, full: fillStorageInPage, spoilt: spoilStorageInPage }

/** Every feature that we test for before use, except those in all supported browsers (docs/about/browsers.md). */
export const FEATURES = [
  'requestIdleCallback',
  'scheduler',
  'scheduler.yield',
  'trustedTypes',
  'ScrollTimeline',
  'ViewTimeline',
  'onscrollend',
  'orientation',
  'ontouchstart',
  'navigation',
  'navigator.share',
  'navigator.clipboard',
  'navigator.connection',
  'performance.timing',
  'CSSStyleSheet',
  'Document.prototype.adoptedStyleSheets',
  'Document.prototype.fullscreenEnabled',
  'Element.prototype.moveBefore',
  'Element.prototype.requestFullscreen',
  'Element.prototype.checkVisibility',
  'Element.prototype.startViewTransition',
  'HTMLElement.prototype.onbeforematch',
]

/** Removes a browser feature; constructors that the browser itself needs stay, but throw. */
export const takeAwayInPage = (path: string) => {
  const names = path.split('.')
  const key = names.pop() ?? ''
  let owner: unknown = globalThis
  for (const name of names) owner = (owner as Record<string, unknown> | undefined)?.[name]
  if (!(owner instanceof Object)) return
  if (key === 'CSSStyleSheet') {
    globalThis.CSSStyleSheet = class {
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    } as unknown as typeof CSSStyleSheet
    // Browsers that cannot construct one also lack the list of them.
    for (const { prototype } of [Document, ShadowRoot]) Reflect.deleteProperty(prototype, 'adoptedStyleSheets')
  } else if (!Reflect.deleteProperty(owner, key) || key in owner) {
    // Inherited features are deleted where they are defined.
    for (let at: object = owner; at; at = Object.getPrototypeOf(at)) if (Object.hasOwn(at, key)) Reflect.deleteProperty(at, key)
  }
}

/** Presses everything that opens something, then removes what opened or what was pressed, `step` steps later. */
export const tearInPage = async ({ step, what }: { step: number; what: string }) => {
  const body = document.documentElement.lastElementChild as Element
  const waits: (() => unknown)[] = [
    () => {},
    () => Promise.resolve(),
    () => new Promise((done) => setTimeout(done)),
    () => new Promise((done) => requestAnimationFrame(done)),
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    () => new Promise((done) => setTimeout(done, 50)),
    () => new Promise((done) => setTimeout(done, 150)),
    () => new Promise((done) => setTimeout(done, 500)),
  ]
  const openers = body.querySelectorAll(
    '[data-popup-open],[data-lightbox],[data-elementor-open-lightbox],[aria-expanded],[role=tab],[href*="popup"],.elementor-custom-embed-image-overlay',
  )
  for (const opener of openers)
    if (opener.id !== 'fuzz-opener') opener.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await waits[step]?.()
  const torn: Record<string, NodeListOf<Element>> = {
    openers,
    hosts: body.querySelectorAll('[data-case]'),
    dialogs: body.querySelectorAll('dialog'),
    parts: body.querySelectorAll('[data-case] *:nth-child(2n)'),
  }
  for (const el of torn[what] ?? []) if (el.id !== 'fuzz-opener') el.remove()
}
export const TEAR_STEPS = 8
export const TORN = ['openers', 'hosts', 'dialogs', 'parts']

const TAG = '<script defer src="/skerry.js"></script>'
/** Wrong ways to add our tag to a page; `{folder}` contains the page's own scripts. */
export const TAGS: Record<string, string> = {
  'in the head': '<script src="/skerry.js"></script>',
  async: '<script async src="/skerry.js"></script>',
  twice: TAG + TAG,
  'four times': `${TAG + TAG}<script async src="/skerry.js"></script><script src="/skerry.js?again"></script>`,
  'after everything has loaded': '<script defer src="{folder}late.js"></script>',
}
export const LATE =
  "addEventListener('load', () => setTimeout(() => { const el = document.createElement('script'); el.src = trustedTypes.createPolicy('test', { createScriptURL: (url) => url }).createScriptURL('/skerry.js'); document.head.append(el) }, 300))"
export const ADD_ON =
  "elementorFrontend.hooks.addAction('frontend/element_ready/global', () => {}); addEventListener('elementor/frontend/init', () => elementorFrontend.utils.swiper && new elementorFrontend.utils.swiper(document.querySelector('#fuzz-opener').parentElement, {}).catch(() => {}))"
