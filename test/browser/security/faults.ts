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
  form: '[data-case] form :is(button, [type=submit])',
  gallery: '[data-case] :is(.e-gallery-item, [data-widget=gallery] a, [data-widget=gallery] img)',
  lottie: '[data-case] :is([data-widget=lottie] img, [data-widget=lottie] figcaption)',
  motion: '[data-case] [data-settings*=motion_fx]',
  playlist: '[data-case] :is(.e-tab-title, [data-widget=playlist] a)',
  search: '[data-case] :is(.e-search, .elementor-search-form, [data-widget=search])',
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

/** The features without which the start or all styling takes another path. */
export const FEATURES = ['scheduler', 'requestIdleCallback', 'Document.prototype.adoptedStyleSheets']

/** Removes a browser feature. */
export const takeAwayInPage = (path: string) => {
  const names = path.split('.')
  const key = names.pop() ?? ''
  let owner: unknown = globalThis
  for (const name of names) owner = (owner as Record<string, unknown> | undefined)?.[name]
  if (owner instanceof Object) Reflect.deleteProperty(owner, key)
}

/** Presses everything that opens something, then removes what opened or what was pressed, a frame later. */
export const tearInPage = async (what: string) => {
  const body = document.documentElement.lastElementChild as Element
  const openers = body.querySelectorAll(
    '[data-popup-open],[data-lightbox],[data-elementor-open-lightbox],[aria-expanded],[role=tab],[href*="popup"],.elementor-custom-embed-image-overlay',
  )
  for (const opener of openers)
    if (opener.id !== 'fuzz-opener') opener.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await new Promise((done) => requestAnimationFrame(done))
  const torn: Record<string, NodeListOf<Element>> = {
    openers,
    hosts: body.querySelectorAll('[data-case]'),
    dialogs: body.querySelectorAll('dialog'),
    parts: body.querySelectorAll('[data-case] *:nth-child(2n)'),
  }
  for (const el of torn[what] ?? []) if (el.id !== 'fuzz-opener') el.remove()
}
export const TORN = ['openers', 'hosts', 'dialogs', 'parts']

const TAG = '<script defer src="/skerry.js"></script>'
/** Wrong ways to add our tag to a page; `{folder}` contains the page's own scripts. */
export const TAGS: Record<string, string> = {
  'in the head': '<script src="/skerry.js"></script>',
  async: '<script async src="/skerry.js"></script>',
  'four times': `${TAG + TAG}<script async src="/skerry.js"></script><script src="/skerry.js?again"></script>`,
  'after everything has loaded': '<script defer src="{folder}late.js"></script>',
}
export const LATE =
  "addEventListener('load', () => setTimeout(() => { const el = document.createElement('script'); el.src = trustedTypes.createPolicy('test', { createScriptURL: (url) => url }).createScriptURL('/skerry.js'); document.head.append(el) }, 300))"
