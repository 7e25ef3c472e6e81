// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openWindow, parsePage, readSource, type Source } from '../../scripts/build/coverage'
import { countPage, emptyCounts, share, total } from '../../scripts/build/coverage-pages'
import { coverageDocument, measuredBefore, reportLines } from '../../scripts/build/coverage-report'
import type { Driver } from '../../src/page/coverage'

const file = path.resolve(import.meta.dirname, '../../embed/COVERAGE.md')
const page = openWindow()
let source: Source
beforeAll(async () => {
  source = await readSource(page)
}, 60_000)

const count = (html: string) => {
  const counts = emptyCounts()
  countPage(parsePage(html, page), counts, { ...source, names: new Set(['columns']) })
  return counts
}

it('embed/COVERAGE.md matches the declarations; npm run build updates it', () => {
  const text = readFileSync(file, 'utf8')
  expect(text).toBe(coverageDocument(source, measuredBefore(text)))
})

describe('what becomes of a widget', () => {
  const judge = (type: string, settings: string, drivers: Driver[] = source.declared) =>
    source.table.judgeWidget(source.element(type, settings), source.scripted, source.table.drivenBy(drivers))
  it.each([
    ['nav-menu.default', '', 'driven'],
    ['loop-carousel.product', '', 'driven'],
    ['heading.default', '', 'plain'],
    ['wp-widget-nav_menu.default', '', 'plain'],
    // A behaviour alone does not drive its widget.
    ['woocommerce-booking.default', '{"sticky":"top"}', 'missing'],
    ['floating-bars-var-2.default', '', 'driven'],
    ['contact-buttons-var-10.default', '', 'plain'],
    ['woocommerce-menu-cart.default', '', 'driven'],
    ['search.default', '{"live_results":"yes"}', 'driven'],
    ['search.default', '', 'driven'],
    ['search-form.default', '{"skin":"full_screen"}', 'driven'],
    ['search-form.default', '{"skin":"classic"}', 'plain'],
    ['loop-grid.post', '{"columns":3}', 'plain'],
    ['their-carousel.default', '', 'left'],
    // The builder's own families: an unknown one is newer than Skerry.
    ['woocommerce-product-price.default', '', 'plain'],
    ['woocommerce-notices.default', '', 'driven'],
    ['woocommerce-cart.default', '', 'driven'],
    ['woocommerce-checkout-page.default', '', 'driven'],
    ['woocommerce-my-account.default', '', 'driven'],
    ['woocommerce-product-add-to-cart.default', '', 'plain'],
    ['woocommerce-new.default', '', 'missing'],
    ['nested-wheel.default', '', 'missing'],
    ['nesting-wheel.default', '', 'left'],
    // The name of a method that every object has.
    ['constructor.default', '', 'left'],
    ['', '', 'left'],
  ])('%s %s: %s', (type, settings, verdict) => expect(judge(type, settings)).toBe(verdict))

  it('counts as driven as soon as a widget declares its type, even in numbered variants', () => {
    const sticky = { name: 'sticky', match: '*' }
    const bar = { name: 'bar', match: '[data-widget_type^="floating-bars"]', types: ['floating-bars*'] }
    expect(judge('floating-bars-var-2.default', '', [sticky])).toBe('missing')
    expect(judge('floating-bars-var-2.default', '', [sticky, bar])).toBe('driven')
    // A setting that needs a script, of a widget that otherwise does not.
    const dropCap = { name: 'drop-cap', match: `[data-settings*='"drop_cap"']`, needs: { 'text-editor': `[data-settings*='"drop_cap"']` } }
    expect(judge('text-editor.default', '{"drop_cap":"yes"}', [sticky])).toBe('missing')
    expect(judge('text-editor.default', '{"drop_cap":"yes"}', [sticky, dropCap])).toBe('driven')
    expect(judge('text-editor.default', '{}', [sticky, dropCap])).toBe('plain')
    expect(judge('counter.default', '{"drop_cap":"yes"}', [sticky, dropCap])).toBe('missing')
  })

  it.each([
    ['popup:open', 'driven'],
    ['off_canvas:toggle', 'driven'],
    ['nobody:knows', 'left'],
  ])('the link action %s is %s', (action, verdict) => expect(source.table.judgeAction(action, source.declared)).toBe(verdict))

  it('a builder’s link action without a declaration is missing', () =>
    expect(source.table.judgeAction('off_canvas:toggle', [{ name: 'off-canvas', match: '*' }])).toBe('missing'))

  it('the widgets themselves declare which types and instances need a script', () => {
    const of = (drivers: Omit<Driver, 'name' | 'match'>[]) =>
      source.table.scriptedWidgets(drivers.map((one) => ({ name: 'toy', match: '*', ...one })))
    expect(of([{ types: ['toy', 'toy-bars*'] }])).toMatchObject({ toy: '', 'toy-bars': '' })
    expect(of([{ types: ['toy'] }, { types: ['toy'], needs: { toy: '.x' } }, { types: ['toy'] }]).toy).toBe('.x')
    expect(of([{ types: ['toy'], needs: { toy: false } }])).not.toHaveProperty('toy')
  })
})

it.each([
  ['entrance animation', '<p class="elementor-invisible"></p>'],
  ['sticky', `<p data-settings='{"sticky":"top"}'></p>`],
  ['scrolling effects', `<p data-settings='{"motion_fx_motion_fx_scrolling":"yes"}'></p>`],
  ['mouse effects', `<p data-settings='{"motion_fx_motion_fx_mouse":"yes"}'></p>`],
  ['effects of a background', `<p data-settings='{"background_motion_fx_motion_fx_scrolling":"yes"}'></p>`],
  ['background slideshow', `<p data-settings='{"background_background":"slideshow","background_slideshow_gallery":[]}'></p>`],
  ['background video', `<p data-settings='{"background_background":"video","background_video_link":"v.mp4"}'></p>`],
  ['stretched section', '<p class="elementor-section-stretched"></p>'],
  ['background that waits', '<p data-e-bg-lazyload=""></p>'],
  ['lightbox of a picture', '<a href="a.jpg" data-elementor-open-lightbox="yes"></a>'],
  ['lightbox of a video', '<p data-elementor-lightbox="{}"></p>'],
  ['popup', '<p data-elementor-type="popup"></p>'],
  ['page transition', '<e-page-transition></e-page-transition>'],
  ['menu of the theme’s header', '<div class="site-header"><nav class="site-navigation"></nav></div>'],
  ['link action popup:open', '<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3De30%3D"></a>'],
  ['link action lightbox', '<a href="#elementor-action:action=lightbox&settings=e30="></a>'],
])('%s is driven', (name, html) => expect([...count(html).behaviours]).toEqual([[name, { driven: 1 }]]))

it('every behaviour of the table has a row above', () => expect(Object.keys(source.table.BEHAVIOURS)).toHaveLength(14))

it('lists what is driven, what is not, what needs no script, and what is left', () => {
  const counts = count(`
    <div data-widget_type="gallery.default" data-settings='{"columns":3,"columns_tablet":2,"gone":1,"_transform_scale":1}'></div>
    <div data-widget_type="woocommerce-booking.default" data-settings='{"columns":3,"sticky":"top"}'></div>
    <div data-widget_type="heading.default" data-settings='{broken'></div>
    <div data-widget_type="their-clock.default" data-settings='{"columns":3}'></div>
    <a href="#elementor-action%3Aaction%3Dnobody%3Aknows%26">x</a>`)
  expect(total(counts.widgets)).toEqual({ driven: 1, missing: 1, plain: 1, left: 1 })
  expect(total(counts.behaviours)).toEqual({ driven: 1, missing: 0, plain: 0, left: 1 })
  expect(total(counts.settings)).toEqual({ driven: 3, missing: 1, plain: 1, left: 2 })
  expect(share(total(counts.widgets))).toBe(50)
  expect(reportLines(counts)).toEqual([
    '1 page',
    '',
    'Widgets',
    '  driven 1: gallery ×1',
    '  not driven 1: woocommerce-booking ×1',
    '  need no script 1: heading ×1',
    '  left to other scripts 1: their-clock ×1',
    '  50.0 % of the 2 that need a script.',
    '',
    'Behaviours',
    '  driven 1: sticky ×1',
    '  left to other scripts 1: link action nobody:knows ×1',
    '  100.0 % of the 1 that need a script.',
    '',
    'Settings',
    '  driven 3: columns ×2, sticky ×1',
    '  not driven 1: columns ×1',
    '  need no script 1: _transform_scale ×1',
    '  left to other scripts 2: columns ×1, gone ×1',
    '  75.0 % of the 4 that need a script.',
  ])
})
