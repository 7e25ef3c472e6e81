import type { Page } from 'playwright/test'
import { ownPage } from '../own-page'
import { serveJquery } from './jquery-page'

/** A page of the builder with jQuery and a site's own script before ours; the script finds `log`. */
export async function show(page: Page, body: string, script: string, head = '') {
  await serveJquery(page)
  await page.route('**/addon.js', (route) => route.fulfill({ contentType: 'text/javascript', body: `window.log = [];${script}` }))
  await ownPage(
    page,
    body,
    '.masonry{display:grid;grid-template-columns:1fr 1fr 1fr;gap:30px;align-items:start}.masonry i{display:block;height:100px}.masonry i:nth-child(2){height:200px}.masonry i:nth-child(3){height:150px}.masonry i:nth-child(4){height:80px}#far{margin-top:2000px;height:100px}.elementor-invisible{visibility:hidden}',
    `${head}<script src="/jquery.min.js"></script><script src="/addon.js"></script><script defer src="/skerry.js"></script>`,
  )
}
export const log = (page: Page) => page.evaluate(() => (window as unknown as { log: unknown[] }).log)
export const doc = (id: number, inner: string) =>
  `<div class="elementor elementor-${id}" data-elementor-type="wp-page" data-elementor-id="${id}">${inner}</div>`
export const element = (type: string, inner = '') => `<div class="elementor-element" data-element_type="${type}">${inner}</div>`
export const widget = (type: string, inner = '') =>
  `<div class="elementor-element elementor-widget" data-element_type="widget" data-widget_type="${type}" data-settings='{"n":"5"}'>${inner}</div>`
export const atInit = (script: string) => `jQuery(window).on('elementor/frontend/init', () => { ${script} })`
export const listen = (...names: string[]) =>
  names.map((name) => `elementorFrontend.hooks.addAction('frontend/element_ready/${name}', () => log.push('${name}'))`).join(';')
