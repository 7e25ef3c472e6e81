import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { jQueryFile } from '../takeover/differential/jquery'
import { logOf, serveSite, takeoverOf, widget } from '../takeover/site'

test.use({ siteOptions: {} })

const JQUERY = '/wp-includes/js/jquery/jquery.min.js'
const SHOP = '/wp-content/plugins/woocommerce/assets/js/frontend/woocommerce.min.js'
/** Stands for the shop's script: it says something at once, when the page is ready, and whenever it is asked to. */
const SHOP_SCRIPT = `log.push('shop ' + typeof jQuery);
jQuery(($) => {
  const say = (text) => $('.woocommerce-notices-wrapper').last().append($('<div class="woocommerce-message">').text(text));
  $(document.body).on('update', () => { say('updated'); $(document.body).trigger('updated_wc_div'); });
  say('ready');
});`
const NOTICES = `<div class="elementor-element elementor-widget" data-id="n1" data-element_type="widget" data-widget_type="woocommerce-notices.default"><div class="e-woocommerce-notices-wrapper e-woocommerce-notices-wrapper-loading"><div class="woocommerce-notices-wrapper"></div></div></div>
<div class="woocommerce-notices-wrapper"></div>`
/** An optimiser that lets nothing run until somebody presses a key. */
const DELAYED = `<script>log = []; addEventListener('keydown', () => {
  const next = () => {
    const held = document.querySelector('[type=later]');
    if (!held) return;
    const script = document.createElement('script');
    script.src = held.dataset.src;
    script.onload = next;
    held.replaceWith(script);
  };
  next();
}, { once: true })</script>`

const serveShop = async (page: Page, options: Parameters<typeof serveSite>[1]) => {
  await serveSite(page, options)
  await page.route(`**${JQUERY}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.log ??= []; window.ran = (who) => log.push(who);${jQueryFile('3.7').body}`,
    }),
  )
  await page.route(`**${SHOP}*`, (route) => route.fulfill({ contentType: 'text/javascript', body: SHOP_SCRIPT }))
  await page.goto('/takeover/')
}
const inBox = (page: Page) => page.locator('.e-woocommerce-notices-wrapper>.woocommerce-message')

for (const [how, options] of [
  ['as they stand', { after: `<script id="woocommerce-js" src="${SHOP}"></script>` }],
  [
    'once an optimiser lets them',
    {
      file: (path: string) => `<script type="later" data-src="${path}"></script>`,
      head: DELAYED,
      after: `<script id="woocommerce-js" type="later" data-src="${SHOP}"></script>`,
    },
  ],
] as const)
  test(`on a page that is taken the shop’s scripts run ${how}, with jQuery and without the builder’s, and their notices are shown`, async ({
    page,
  }) => {
    const cart = widget('woocommerce-cart') + widget('woocommerce-checkout-page') + widget('woocommerce-my-account')
    await serveShop(page, { body: NOTICES + cart, ...options })
    await expect.poll(async () => (await takeoverOf(page))?.decision).toBe('taken')
    await page.keyboard.press('Shift')
    await expect(inBox(page)).toHaveText(['ready'])
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery: (el: Node) => { trigger: (name: string) => void } }
      // The first says that what has come so far belongs together, so that the second is about something newer.
      for (const name of ['updated_checkout', 'update']) jQuery(document.body).trigger(name)
    })
    await expect(inBox(page)).toHaveText(['updated'])
    expect((await logOf(page)).filter((line) => line !== 'migrate')).toEqual(['jquery', 'shop function'])
  })
