import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { type Edition, landingPage, startWordPress, type WordPress } from '../../../scripts/check/wordpress'
import { test as base, expect } from '../harness'
import { settled } from '../settled'

export { expect } from '../harness'

export type Mode = 'on' | 'admins' | 'off'
export interface Cms extends WordPress {
  /** Publishes these pages only, by slug: the content, and what the stand-in for the builder adds to it (test/wordpress/elementor). */
  publish(pages: Record<string, [content: string, extras?: string]>): void
  /** Stores options as the settings page does. */
  set(options: Record<string, string>): void
  /** Adds PHP to the site, until the returned function is called. */
  addCode(name: string, code: string): () => void
  /** A page's HTML, as an anonymous visitor gets it. */
  html(address: string): Promise<string>
}

/** Tests with a WordPress, one for all of them, with the stand-in for the builder and the plugin active. */
export const test = base.extend<object, { cms: Cms; edition: Edition }>({
  edition: ['current', { option: true, scope: 'worker' }],
  cms: [
    async ({ edition }, use) => {
      const site = await startWordPress({ edition })
      // Some were active before the CMS was downgraded: not with `activate_plugin`, which checks the version.
      site.php(
        `switch_theme( 'hello-elementor' ); update_option( 'active_plugins', array( 'elementor/elementor.php', 'skerry/skerry.php' ) );`,
      )
      const publish: Cms['publish'] = (pages) => {
        writeFileSync(path.join(site.www, 'pages.json'), JSON.stringify(pages))
        site.php(`
          foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) { wp_delete_post( $post->ID, true ); }
          foreach ( json_decode( file_get_contents( ABSPATH . 'pages.json' ), true ) as $slug => $page ) {
            $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => ucfirst( $slug ), 'post_name' => $slug,
              'post_content' => wp_slash( $page[0] ) ) );
            update_post_meta( $id, 'extras', $page[1] ?? '' );
          }
        `)
      }
      const set = (options: Record<string, string>) => {
        site.php(`update_option( 'skerry', json_decode( '${JSON.stringify(options)}', true ) );`)
      }
      const addCode = (name: string, code: string) => {
        const file = path.join(site.www, 'wp-content/mu-plugins', `${name}.php`)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, `<?php ${code}`)
        return () => rmSync(file, { force: true })
      }
      const html = (address: string) => fetch(`${site.url}${address}`).then((response) => response.text())
      await use({ ...site, publish, set, html, addCode })
      await site.close()
    },
    // A slow machine needs time to create the database.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ cms }, use) => use(cms.url),
})

export async function logIn(page: Page, name: 'admin' | 'editor'): Promise<void> {
  // By a request: the login page's script clears and focuses its fields at an unknown moment.
  const answer = await page.request.post('/wp-login.php', { form: { log: name, pwd: name }, maxRedirects: 0 })
  expect(answer.status(), 'an accepted login redirects').toBe(302)
}

/** A widget as the builder prints it. */
export const widget = (type: string, content = '', settings = '{}') =>
  `<div class="elementor-element elementor-element-${type} elementor-widget elementor-widget-${type}" data-id="${type}" data-element_type="widget" data-widget_type="${type}.default" data-settings='${settings}'><div class="elementor-widget-container">${content}</div></div>`

export const HEADING = widget('heading', '<h2>Rejsy</h2>')
export const TABS = widget(
  'tabs',
  `<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">
<div id="elementor-tab-title-1" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="true" data-tab="1" role="tab" tabindex="0" aria-controls="elementor-tab-content-1" aria-expanded="false">Cena</div>
<div id="elementor-tab-title-2" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="false" data-tab="2" role="tab" tabindex="-1" aria-controls="elementor-tab-content-2" aria-expanded="false">Dojazd</div>
</div><div class="elementor-tabs-content-wrapper">
<div id="elementor-tab-content-1" class="elementor-tab-content elementor-clearfix" data-tab="1" role="tabpanel" aria-labelledby="elementor-tab-title-1">Sto złotych</div>
<div id="elementor-tab-content-2" class="elementor-tab-content elementor-clearfix" data-tab="2" role="tabpanel" aria-labelledby="elementor-tab-title-2" hidden>Tramwajem</div>
</div></div>`,
)
export const FORM = widget(
  'form',
  `<form class="elementor-form" method="post" name="Pytanie"><input type="hidden" name="post_id" value="1"><input type="hidden" name="form_id" value="form">
<div class="elementor-form-fields-wrapper"><div class="elementor-field-type-text elementor-field-group elementor-column elementor-field-group-name elementor-col-100">
<label for="form-field-name" class="elementor-field-label">Imię</label><input size="1" type="text" name="form_fields[name]" id="form-field-name" class="elementor-field elementor-field-textual"></div>
<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100"><button type="submit" class="elementor-button elementor-size-sm"><span>Wyślij</span></button></div></div></form>`,
)
export const LANDING = landingPage()

/** Who drives a page of tabs, once one does: exactly one of the two, or the test fails. */
export async function drivenBy(page: Page): Promise<'Skerry' | 'the builder' | 'nobody'> {
  const look = () =>
    page.evaluate(() => {
      const { ran = [], Skerry } = window as { ran?: string[]; Skerry?: { islands: () => Iterable<unknown> } }
      return { builder: ran.includes('elementor-frontend'), skerry: [...(Skerry?.islands() ?? [])].length > 0 }
    })
  const lookOnce = async () => {
    await expect
      .poll(async () => Object.values(await look()).some(Boolean), { timeout: 15_000 })
      .toBe(true)
      .catch(() => {})
    // A latecomer may still arrive.
    await page.waitForLoadState('load')
    await settled(page)
    return look()
  }
  // A page that is given back late loads once more.
  let before = ''
  let found = await lookOnce()
  while (JSON.stringify(found) !== before) {
    before = JSON.stringify(found)
    found = await lookOnce()
  }
  const { builder, skerry } = found
  if (builder && skerry) throw new Error('Both drive the page.')
  if (skerry) {
    await page.getByRole('tab', { name: 'Dojazd' }).click()
    await expect(page.getByText('Tramwajem')).toBeVisible()
  }
  return skerry ? 'Skerry' : builder ? 'the builder' : 'nobody'
}
