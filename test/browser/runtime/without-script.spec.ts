import { expect, test } from '../harness'
import { ownPage } from '../own-page'

test.use({ javaScriptEnabled: false })

/** How the builder's stylesheets hide what its script shows. */
const CSS = `.elementor-widget-container .elementor-tab-content { display: none } .elementor-widget-tabs .elementor-tab-mobile-title { display: none }
  .e-n-tabs > .e-n-tabs-content > .e-con:not(.e-active) { display: none }
  .elementor-progress-wrapper .elementor-progress-bar { display: flex; width: 0; overflow: hidden }
  .elementor-headline-dynamic-wrapper { position: relative; display: inline-block }
  .elementor-headline .elementor-headline-dynamic-text { position: absolute; opacity: 0; transform: rotateX(180deg) }
  .elementor-headline .elementor-headline-text-active { position: relative; opacity: 1; transform: none }`
const HEAD = '<link rel="stylesheet" href="/skerry.builder.css">'
const widget = (type: string, content: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="a" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container">${content}</div></div>`

for (const type of ['accordion', 'toggle'])
  test(`without scripts every answer of the builder’s ${type} can be read`, async ({ page }) => {
    const item = (n: number) =>
      `<div class="elementor-${type}-item"><div class="elementor-tab-title" data-tab="${n}" role="button"><span class="elementor-${type}-icon">+</span><a class="elementor-${type}-title">Question ${n}</a></div><div class="elementor-tab-content" data-tab="${n}">Answer ${n}</div></div>`
    await ownPage(page, widget(type, `<div class="elementor-${type}">${item(1)}${item(2)}</div>`), CSS, HEAD)
    for (const text of ['Answer 1', 'Answer 2']) await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByText('+').first()).toBeHidden()
  })

test('without scripts each panel of the builder’s tabs is below its title', async ({ page }) => {
  const title = (n: number, where: string) =>
    `<div class="elementor-tab-title elementor-tab-${where}-title" data-tab="${n}">Title ${n}</div>`
  const panel = (n: number) =>
    `${title(n, 'mobile')}<div class="elementor-tab-content" data-tab="${n}" hidden="${n > 1 ? 'hidden' : 'false'}">Panel ${n}</div>`
  const nested = (n: number) =>
    `<div class="e-con${n > 1 ? '' : ' e-active'}" style="--n-tabs-title-order:${n}" role="tabpanel">Inner ${n}</div>`
  const nestedTitle = (n: number) =>
    `<button class="e-n-tab-title" style="--n-tabs-title-order:${n}" data-tab-index="${n}">Tab ${n}</button>`
  await page.setViewportSize({ width: 1440, height: 900 })
  await ownPage(
    page,
    `${widget('tabs', `<div class="elementor-tabs"><div class="elementor-tabs-wrapper">${title(1, 'desktop')}${title(2, 'desktop')}</div><div class="elementor-tabs-content-wrapper">${panel(1)}${panel(2)}</div></div>`)}
     ${widget('nested-tabs', `<div class="e-n-tabs"><div class="e-n-tabs-heading">${nestedTitle(1)}${nestedTitle(2)}</div><div class="e-n-tabs-content">${nested(1)}${nested(2)}</div></div>`)}`,
    CSS,
    HEAD,
  )
  await expect(page.locator('.elementor-tabs')).toHaveText('Title 1\nPanel 1\nTitle 2\nPanel 2', { useInnerText: true })
  for (const text of ['Inner 1', 'Inner 2']) await expect(page.getByText(text)).toBeVisible()
})

test('without scripts the builder’s counter shows its number, a bar its percentage, a headline all its words, a path its text', async ({
  page,
}) => {
  await ownPage(
    page,
    `${widget('counter', '<div class="elementor-counter-number-wrapper"><span class="elementor-counter-number" data-to-value="8450" data-from-value="0">0</span> <span class="elementor-counter-number-suffix">km</span></div>')}
     ${widget('progress', '<div class="elementor-progress-wrapper"><div class="elementor-progress-bar" data-max="60"><span class="elementor-progress-text">Web</span><span>60%</span></div></div>')}
     ${widget('animated-headline', `<h2 class="elementor-headline">We make <span class="elementor-headline-dynamic-wrapper"><span class="elementor-headline-dynamic-text elementor-headline-text-active">shops</span><span class="elementor-headline-dynamic-text">portals</span></span></h2>`)}
     ${widget('text-path', '<div class="e-text-path" data-text="Around" data-url="/x.svg"></div>')}
     ${widget('countdown', '<div class="elementor-countdown-wrapper" data-date="1"><div class="elementor-countdown-item"><span class="elementor-countdown-digits"></span><span>Days</span></div></div>')}`,
    CSS,
    HEAD,
  )
  // The snapshot does not know what stylesheets draw in hidden elements; the browser's own tree does.
  const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree')
  expect(tree.nodes.map(({ name }) => name?.value)).toContain('8450')
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - text: km Web 60%
    - heading "We make shops · portals" [level=2]
    - text: Around
  `)
  const bar = page.locator('.elementor-progress-bar')
  const whole = (await bar.locator('..').boundingBox())?.width ?? 0
  expect(((await bar.boundingBox())?.width ?? 0) / whole).toBeCloseTo(0.6, 2)
  for (const word of await page.locator('.elementor-headline-dynamic-text').all()) await expect(word).toHaveCSS('opacity', '1')
  await expect(page.getByText('Days')).toBeHidden()
})
