import type { Page } from 'playwright/test'
import { serveJquery } from '../compat/jquery-page'
import { ownPage, serveScript } from '../own-page'

/** Everything that opens over a page, each with a button in it that closes it. */
export const OVERLAYS = ['popup', 'card', 'panel', 'cart', 'search', 'contact', 'theirs', 'lightbox'] as const
export type Overlay = (typeof OVERLAYS)[number]

const CSS = `
body { margin: 0; min-height: 3000px; font: 16px sans-serif }
a, button, [role=button], .elementor-menu-cart__close-button { display: inline-block; min-width: 44px; min-height: 44px; background: #fff; color: #222 }
main { padding-top: 200px }
.skerry-popup { z-index: 9999 }
section[data-widget=off-canvas], dialog[data-widget] { position: fixed; inset: 0 0 0 auto; width: 300px; height: auto; max-height: none; margin: 0; background: #fff; z-index: 500 }
section[data-open=no], dialog[data-widget]:not([open]) { display: none }
.elementor-menu-cart__container { position: fixed; inset: 0; background: #3338; visibility: hidden; z-index: 400 }
.elementor-menu-cart__main { position: absolute; inset-block: 0; inset-inline-end: 0; width: 300px; background: #fff }
.elementor-menu-cart--shown .elementor-menu-cart__container { visibility: visible }
.elementor-search-form__container:not(.elementor-search-form--full-screen) { position: absolute; visibility: hidden }
.elementor-search-form--full-screen { position: fixed; inset: 0; display: flex; padding: 80px; background: #eee; z-index: 450 }
[data-widget=contact-buttons] { position: fixed; inset-block-end: 10px; inset-inline-start: 10px; z-index: 300 }
.dialog-widget { position: fixed; inset: 0; z-index: 9999 }
.dialog-widget .dialog-widget-content { width: 200px; height: 100px }`

const cart = `<div class="elementor-element elementor-widget" data-id="7c" data-element_type="widget" data-widget_type="woocommerce-menu-cart.default" data-settings='{"cart_type":"side-cart"}'><div class="elementor-widget-container"><div class="elementor-menu-cart__wrapper">
<div class="elementor-menu-cart__container" aria-hidden="true"><div class="elementor-menu-cart__main"><button id="in-cart" class="elementor-menu-cart__close-button">close</button></div></div>
<div class="elementor-menu-cart__toggle"><button id="open-cart" class="elementor-menu-cart__toggle_button">cart</button></div></div></div></div>`
const search = `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="search-form.default" data-settings='{"skin":"full_screen"}'><div class="elementor-widget-container"><form class="elementor-search-form" action="/own/"><button type="button" id="open-search" class="elementor-search-form__toggle">search</button>
<div class="elementor-search-form__container"><input class="elementor-search-form__input" type="search" name="s" aria-label="s"><button type="button" id="in-search" class="dialog-lightbox-close-button dialog-close-button">close</button></div></form></div></div>`
const popup = (id: string, settings: object) =>
  `<section data-widget="popup" id="${id}" hidden aria-label="${id}" data-settings='${JSON.stringify(settings)}'><p>${id}</p><button id="in-${id}" data-popup-close>close</button></section>`
const panel = (tag: string, id: string) =>
  `<${tag} data-widget="off-canvas" id="${id}" aria-label="${id}"><button id="in-${id}" data-off-canvas-close>close</button></${tag}>`
/** Each opener stands beside another button, which is nearest once the opener is gone. */
const beside = (name: string, opener: string) => `<p id="at-${name}"><button id="near-${name}">near</button>${opener}</p>`
const BODY = `<div class="elementor elementor-5" data-elementor-type="wp-page" data-elementor-id="5"><main><h1>t</h1>
${beside('popup', '<button id="open-popup" data-popup-open="popup">popup</button>')}
${beside('card', '<button id="open-card" data-popup-open="card">card</button>')}
${beside('panel', '<button id="open-panel" data-off-canvas-open="panel">panel</button>')}

<div id="at-cart"><button id="near-cart">near</button>${cart}</div>
<div id="at-search"><button id="near-search">near</button>${search}</div>
<div id="at-contact"><button id="near-contact">near</button><div data-widget="contact-buttons"><button id="open-contact" data-contact-toggle>contact</button><div data-contact-box aria-label="contact"><button id="in-contact" data-contact-close>close</button><a href="https://wa.me/48">WhatsApp</a></div></div></div>
${beside('theirs', '<button id="open-theirs">theirs</button>')}
${beside('lightbox', '<a id="open-lightbox" href="/own/a.svg" data-lightbox="g">picture</a>')}
<p><button id="page">page</button></p></main></div>
${popup('popup', { prevent_scroll: 'yes' })}${popup('card', { overlay: 'no', position: 'bottom right' })}${panel('section', 'panel')}`
const SCRIPT = `jQuery(window).on('elementor/frontend/init', () => elementorFrontend.utils.assetsLoader.load('script', 'dialog').then(() => {
  const theirs = elementorFrontend.getDialogsManager().createWidget('lightbox', { id: 'theirs', headerMessage: 'theirs', message: Object.assign(document.createElement('button'), { id: 'in-theirs', textContent: 'close' }), preventScroll: true })
  theirs.getElements('message').find('button').on('click', () => theirs.hide())
  jQuery('#open-theirs').on('click', () => theirs.show()).attr('data-ready', '')
}))`

const CLOSE: Partial<Record<Overlay, string>> = { lightbox: 'dialog.elementor-lightbox .dialog-close-button' }
export const closeButton = (name: Overlay): string => CLOSE[name] ?? `#in-${name}`

interface State {
  /** What is open, from the first to the last of the list. */
  open: string
  focus: string
  scrolls: boolean
}
/** What tests do in the page in one step, as they do it hundreds of times. */
export interface InPage {
  overlays: {
    /** Opens some, one over the other, each with its own button, even if another overlay covers that: a script presses it. */
    open: (...names: Overlay[]) => Promise<void>
    /** Presses the close button of each that is open, and waits until all are closed. */
    close: () => Promise<void>
    state: () => State
    /** Waits until it is true. */
    until: (is: () => boolean, what: string) => Promise<void>
  }
}
function addOverlays(buttons: (readonly [Overlay, string])[]) {
  const selectors = new Map(buttons)
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const button = (name: Overlay) => document.querySelector<HTMLElement>(selectors.get(name) ?? '')
  const until = async (is: () => boolean, what: string) => {
    for (let frames = 0; !is(); frames++) {
      if (frames > 600) throw new Error(`${what} never comes`)
      await frame()
    }
  }
  const open = async (...names: Overlay[]) => {
    for (const name of names) {
      const opener = document.getElementById(`open-${name}`) as HTMLElement
      opener.focus({ preventScroll: true })
      opener.click()
      await until(() => Boolean(button(name)?.checkVisibility({ visibilityProperty: true })), `${name}, open,`)
      if (name === 'search') await until(() => Boolean(button(name)?.closest('[role=dialog]')), 'the dialog of a search')
      // The focus comes a frame later if the overlay only shows then.
      await frame()
      await frame()
    }
  }
  const state = () => {
    const isShown = (el: Element | null) => Boolean(el?.getClientRects()[0] && getComputedStyle(el).visibility === 'visible')
    const active = document.activeElement
    const names = buttons.map(([name]) => name)
    const around = names.find((name) => button(name)?.closest('dialog,[role=dialog],.elementor-menu-cart__container')?.contains(active))
    return {
      open: names.filter((name) => isShown(button(name))).join(' '),
      focus: around ? `in ${around}` : active === document.body ? 'body' : active?.id || `${active?.localName}`,
      scrolls: [document.documentElement, document.body].every((el) => getComputedStyle(el).overflowY !== 'hidden'),
    }
  }
  const close = () => {
    // One that closes with another no longer has a button to press.
    for (const [name] of buttons) if (button(name)?.checkVisibility({ visibilityProperty: true })) button(name)?.click()
    return until(() => state().open === '', 'the closed state')
  }
  Object.assign(window, { overlays: { open, close, state, until } } satisfies InPage)
}

export async function openOverlaysPage(page: Page, more = '', css = ''): Promise<void> {
  await serveJquery(page)
  await serveScript(page, '/addon.js', SCRIPT)
  await page.route('**/own/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>' }),
  )
  await page.addInitScript(
    addOverlays,
    OVERLAYS.map((name) => [name, closeButton(name)] as const),
  )
  const head =
    '<link rel="stylesheet" href="/skerry.css"><script src="/jquery.min.js"></script><script src="/addon.js"></script><script defer src="/skerry.js"></script>'
  await ownPage(page, BODY + more, CSS + css, head)
  await ready(page)
}

/** Waits until every opener works. */
export const ready = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const opener = (name: string) => document.getElementById(`open-${name}`)
    return (window as unknown as InPage).overlays.until(
      () =>
        Boolean(opener('theirs')?.hasAttribute('data-ready')) &&
        ['panel', 'cart', 'contact'].every((name) => opener(name)?.getAttribute('aria-haspopup') === 'dialog') &&
        opener('search')?.getAttribute('aria-expanded') === 'false',
      'the ready page',
    )
  })

export const open = (page: Page, ...names: Overlay[]): Promise<void> =>
  page.evaluate((names) => (window as unknown as InPage).overlays.open(...names), names)

export const closeAll = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as InPage).overlays.close())

export const state = (page: Page): Promise<State> => page.evaluate(() => (window as unknown as InPage).overlays.state())
