import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { hasEntered, overlay, overlayStyles } from './page-transition-pages'

// A page that is still navigating when a test ends cannot be emptied and used again by the next test.
test.use({ reuseContext: false })

const TYPES =
  'circle circle-dashed bouncing-dots pulsing-dots pulse overlap spinners nested-spinners opposing-nested-spinners opposing-nested-rings progress-bar two-way-progress-bar repeating-bar'

test('each of the thirteen loaders has its own styles, and moves', async ({ page, problems }) => {
  const all = TYPES.split(' ').map(
    (type) => `<p><e-preloader type="${type}">${type.endsWith('dots') ? '<i></i><i></i><i></i><i></i>' : ''}</e-preloader></p>`,
  )
  await ownPage(
    page,
    `${overlay()}<main>${all.join('')}</main>`,
    `${overlayStyles()} main { display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px; color: #b14aed; font-size: 64px } p { margin: 20px }`,
  )
  await hasEntered(page)
  const styles = await page
    .locator('main e-preloader')
    .evaluateAll((els) =>
      els.map((el) =>
        [
          ...[undefined, '::before', '::after'].map((pseudo) => getComputedStyle(el, pseudo)),
          ...(el.firstElementChild ? [getComputedStyle(el.firstElementChild)] : []),
        ]
          .map((css) =>
            css.content === 'none'
              ? ''
              : [css.animationName, css.animationDirection, css.animationDelay, css.borderStyle, css.borderInlineColor, css.width].join(),
          )
          .join(' | '),
      ),
    )
  expect(styles.filter((style) => !style.includes('e-page-transition-'))).toEqual([])
  // “spinners” and “circle” are the same ring.
  expect(new Set(styles).size).toBe(12)
  expect(problems()).toEqual([])
})

test('a loader of dots gets four of them', async ({ page }) => {
  const type = 'preloader-animation-type="circle"'
  await ownPage(page, overlay().replace(type, type.replace('circle', 'pulsing-dots')), overlayStyles())
  await expect(page.locator('e-preloader > i')).toHaveCount(4)
})

test('a loader may be an icon or a picture', async ({ page, problems }) => {
  for (const [attributes, selector] of [
    ['preloader-type="icon" preloader-icon="fas fa-anchor"', 'i.fas.fa-anchor'],
    ['preloader-type="image" preloader-image-url="/own/logo.svg"', 'img[src$="/own/logo.svg"]'],
  ] as const) {
    await page.route('**/own/logo.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }),
    )
    await ownPage(page, `<e-page-transition class="e-page-transition--entering" ${attributes}></e-page-transition>`, overlayStyles())
    await expect(page.locator(`e-page-transition ${selector}`)).toBeAttached()
    await hasEntered(page)
  }
  expect(problems()).toEqual([])
})

test('a loader’s picture comes from an address that holds one: one that is code, or none, is left out', async ({ page, problems }) => {
  for (const address of ['', 'javascript:alert(1)', 'data:text/html,<svg/>']) {
    const attributes = `preloader-type="image" preloader-image-url="${address}"`
    await ownPage(page, `<e-page-transition class="e-page-transition--entering" ${attributes}></e-page-transition>`, overlayStyles())
    await hasEntered(page)
    await expect(page.locator('e-page-transition img')).toHaveCount(0)
  }
  expect(problems()).toEqual([])
})
