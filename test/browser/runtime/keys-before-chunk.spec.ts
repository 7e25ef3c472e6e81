import { classicAccordion } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { holdChunk } from '../hold-chunk'
import { mega } from '../menu/menu-pages'
import { ownPage } from '../own-page'
import { widget as playlist } from '../playlist/playlist-pages'

for (const [name, chunk, body, start, key, end] of [
  [
    'a submenu',
    'menu-submenus',
    `<nav data-widget="menu" aria-label="M" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a id="z" href="#z">Z</a></li></ul></nav>`,
    '.skerry-menu-sub',
    'ArrowRight',
    '#z',
  ],
  [
    'a submenu with a role=button trigger',
    'menu-submenus',
    `<nav data-widget="menu" aria-label="M" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><span role="button" tabindex="0">A</span><ul><li><a href="#b">B</a></li></ul></li></ul></nav>`,
    '[role=button]',
    'Enter',
    '[role=button][aria-expanded=true]',
  ],
  [
    'tabs',
    'tabs',
    '<div data-widget="tabs"><div data-tabs-list><a id="one" href="#p1">One</a> <a id="two" href="#p2">Two</a></div><section id="p1">1</section><section id="p2">2</section></div>',
    '#one',
    'End',
    '#two',
  ],
  [
    'atomic tabs',
    'atomic-tabs',
    `<div class="e-tabs-base" data-id="a" data-element_type="e-tabs" data-e-type="e-tabs" data-e-settings='{}'><div data-element_type="e-tabs-menu" data-e-type="e-tabs-menu" role="tablist" aria-label="T">${[0, 1].map((n) => `<button data-element_type="e-tab" data-e-type="e-tab" role="tab" id="t${n}" aria-controls="p${n}">${n}</button>`).join('')}</div>
     <div data-element_type="e-tabs-content-area" data-e-type="e-tabs-content-area">${[0, 1].map((n) => `<div data-element_type="e-tab-content" data-e-type="e-tab-content" role="tabpanel" id="p${n}" aria-labelledby="t${n}">${n}</div>`).join('')}</div></div>`,
    '#t0',
    'ArrowRight',
    '#t1',
  ],
  [
    'a full-page search',
    'search',
    '<div class="elementor-element" data-element_type="widget" data-widget_type="search-form.default"><form class="elementor-search-form"><div class="elementor-search-form__toggle" role="button" tabindex="0">Find</div><div class="elementor-search-form__container"><input type="search" name="s" aria-label="Find"></div></form></div>',
    '.elementor-search-form__toggle',
    'Enter',
    'input',
  ],
  [
    'a table of contents',
    'table-of-contents',
    `<div class="elementor" data-elementor-type="wp-page"><h2>One</h2></div><div class="elementor-element" data-id="t" data-element_type="widget" data-widget_type="table-of-contents.default" data-settings='{"headings_by_tags":["h2"],"minimize_box":"yes","minimized_on":""}'><div class="elementor-widget-container">${['expand', 'collapse'].map((name) => `<div class="elementor-toc__toggle-button elementor-toc__toggle-button--${name}" role="button" tabindex="0">${name}</div>`).join('')}<div class="elementor-toc__body"></div></div></div>`,
    '.elementor-toc__toggle-button--collapse',
    'Enter',
    '.elementor-toc__toggle-button--expand',
  ],
  ['a playlist', 'playlist', playlist(), '#e-tab-title-1', 'ArrowDown', '#e-tab-title-2'],
  [
    'an accordion',
    'accordion',
    classicAccordion(),
    '.elementor-accordion-title >> nth=1',
    'Enter',
    '.elementor-accordion-item:nth-child(2) .elementor-active :focus',
  ],
  ['a mega menu', 'mega-menu', mega('click'), '.e-n-menu-dropdown-icon >> nth=0', 'End', '.e-n-menu-heading a >> nth=-1'],
] as const)
  test(`a key pressed before the code of ${name} has loaded works when it has`, async ({ page, problems }) => {
    const { requested, release } = await holdChunk(page, chunk)
    await ownPage(page, body)
    await page.locator(start).focus()
    await requested
    await page.keyboard.press(key)
    await expect(page.locator(start)).toBeFocused()
    await release()
    await expect(page.locator(end)).toBeFocused()
    expect(problems()).toEqual([])
  })

test('a key is dropped if the focus has moved on', async ({ page }) => {
  const { requested, release } = await holdChunk(page, 'menu-submenus')
  await ownPage(
    page,
    `<nav data-widget="menu" aria-label="M" data-settings='{"layout":"horizontal"}'><ul data-menu-list><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a id="z" href="#z">Z</a></li></ul></nav><a id="after" href="#x">x</a>`,
  )
  await page.locator('.skerry-menu-sub').focus()
  await requested
  await page.keyboard.press('ArrowRight')
  await page.locator('#after').focus()
  await release()
  await expect(page.locator('#after')).toBeFocused()
})
