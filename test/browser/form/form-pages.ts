import type { Page } from 'playwright/test'
import { ownPage, serveScript } from '../own-page'

/** What a form says after it was sent, or was not. */
export const ALERT = '[role=alert]'

/** A hand-written form of the demo's server. */
export const handWritten = (fields: string, { action = '/forms/send', settings = {}, id = 'newsletter' } = {}) =>
  `<main><h1>t</h1><form id="f" data-widget="form" method="post" enctype="multipart/form-data" action="${action}" data-settings='${JSON.stringify(settings)}'><input type="hidden" name="form_id" value="${id}">${fields}<button>Send</button></form></main>`
export const EMAIL = '<p><label for="email">E-mail</label><input id="email" name="email" value="anna@latarnia.pl"></p>'

/** A field of the builder's form (contract loops §16.1). */
export const field = (
  key: string,
  control = `<input type="text" name="form_fields[${key}]" id="form-field-${key}" class="elementor-field">`,
) =>
  `<div class="elementor-field-group elementor-column elementor-field-group-${key} elementor-col-100"><label for="form-field-${key}" class="elementor-field-label">${key}</label>${control}</div>`
export const stepMarker = (label: string) =>
  `<div class="elementor-field-type-step elementor-field-group elementor-column"><div class="e-field-step elementor-hidden" data-label="${label}" data-previousButton="" data-nextButton="" data-icon=""></div></div>`
/** A form of the builder; its configuration is `/config.js`, which `openBuilderForm` serves. */
export const builderForm = (fields: string, id = 'newsletter', settings: object = {}) =>
  `<main><h1>t</h1><div class="elementor-element elementor-widget elementor-widget-form" data-id="f0rm111" data-element_type="widget" data-widget_type="form.default" data-settings='${JSON.stringify(settings)}'><div class="elementor-widget-container"><form class="elementor-form" method="post" name="F"><input type="hidden" name="post_id" value="77"><input type="hidden" name="form_id" value="${id}"><div class="elementor-form-fields-wrapper">${fields}<div class="elementor-field-group elementor-column elementor-field-type-submit e-form__buttons"><button type="submit" class="elementor-button"><span><span class="elementor-button-text">Send</span></span></button></div></div></form></div></div></main>`
export async function openBuilderForm(page: Page, body: string, ajaxurl = '/wp-admin/admin-ajax.php'): Promise<void> {
  await serveScript(page, '/config.js', `var ElementorProFrontendConfig = ${JSON.stringify({ ajaxurl })}`)
  await ownPage(page, body, '', '<script src="/config.js"></script><script defer src="/skerry.js"></script>')
}

/** Resolves when every form of the page is mounted. */
export const formsMounted = (page: Page) =>
  page.waitForFunction(() => {
    const { Skerry } = window as unknown as { Skerry?: { islands: () => { state: string; widget: { name: string } }[] } }
    const forms = Skerry?.islands().filter(({ widget }) => /^(form|search)$/.test(widget.name)) ?? []
    return forms.length && forms.every(({ state }) => state === 'mounted')
  })

/** How many submissions were requested so far. */
export function countPosts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') count++
  })
  return () => count
}
