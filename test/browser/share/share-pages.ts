import type { Page } from 'playwright/test'
import { openPage } from '../slider/sliders'

type Opened = { url: string; target: string; features: string }
/** A hand-written share link. */
export const link = (settings: object, text = 'Udostępnij') =>
  `<a data-widget="share" data-settings='${JSON.stringify(settings)}' href="#own">${text}</a>`
/** The builder's row of share buttons, which are neither links nor buttons but have a role. */
export const buttons = (settings: object, ...networks: string[]) =>
  `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="share-buttons.default" data-settings='${JSON.stringify(settings)}'>${networks
    .map(
      (name) =>
        `<div class="elementor-share-btn elementor-share-btn_${name}" role="button" tabindex="0" aria-label="${name}"><span class="elementor-share-btn__icon">${name}</span></div>`,
    )
    .join('')}</div>`

/** Opens a page that counts the windows it would open and its prints. */
export async function open(page: Page, body: string) {
  await page.addInitScript(() => {
    const w = window as unknown as { opened: unknown[]; printed: number }
    w.opened = []
    w.printed = 0
    window.open = (url, target, features) => {
      w.opened.push({ url: String(url), target, features })
      return null
    }
    window.print = () => {
      w.printed++
    }
  })
  await openPage(page, body)
}
export const opened = (page: Page) => page.evaluate(() => (window as unknown as { opened: Opened[] }).opened)
