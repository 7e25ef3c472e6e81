import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { attributeJson } from '../players/helpers'

/** Globals that our code looks for. An element with such an id becomes the global if there is no other. */
const NAMES = [
  'jQuery',
  '$',
  'YT',
  'Vimeo',
  'wp',
  'scheduler',
  'elementorFrontend',
  'ElementorProFrontendConfig',
  'dataLayer',
  'Swiper',
  'skerryClicks',
  'OptanonWrapper',
]
const SHAPES = [
  ['an element', (id: string) => `<a id="${id}"></a>`],
  [
    'a form whose fields are called like methods',
    (id: string) =>
      `<form id="${id}"><button type="button" name="last" data-gallery-filter="a">f</button>${['fn', 'push', 'hooks', 'ready', 'f'].map((name) => `<input name="${name}">`).join('')}</form>`,
  ],
] as const
const body = `
<div data-widget="slider" aria-label="S" data-settings='${attributeJson({ slides_to_show: 1, navigation: 'both', infinite: 'yes' })}'><div>a</div><div>b</div><div>c</div></div>
<nav data-widget="menu" data-settings='{"layout":"dropdown"}'><button type="button" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#x">X</a></li></ul></nav>
<div data-widget="gallery"><button type="button" data-gallery-filter="">All</button><button type="button" data-gallery-filter="a">A</button><div data-gallery-items><a href="a.svg" data-tags="a"><img alt="a" src="data:,"></a><a href="b.svg" data-tags="b"><img alt="b" src="data:,"></a></div></div>
<div class="elementor"><div class="elementor-element" data-settings='${attributeJson({ sticky: 'top', motion_fx_motion_fx_scrolling: 'yes', motion_fx_translateY_effect: 'yes', animation: 'fadeIn' })}'>m</div></div>
<section data-widget="popup" id="p" hidden>P</section><button data-popup-open="p">Open</button>`

for (const [what, shape] of SHAPES)
  test(`every widget works on a page with ${what} named like each global`, async ({ page, problems }) => {
    await ownPage(page, NAMES.map(shape).join('') + body)
    await page.getByRole('button', { name: 'Następny slajd' }).click()
    await expect(page.locator('.swiper-slide-active')).toHaveText('b')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'A', exact: true }).click()
    await expect(page.locator('[data-tags]:visible')).toHaveCount(1)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const islands = await page.evaluate(() =>
      (window as unknown as { Skerry: { islands: () => { state: string; widget: { name: string } }[] } }).Skerry.islands().map(
        (i) => `${i.widget.name} ${i.state}`,
      ),
    )
    expect(islands.filter((line) => /failed/.test(line))).toEqual([])
    expect(islands).toEqual(
      expect.arrayContaining(['slider mounted', 'gallery mounted', 'sticky mounted', 'motion mounted', 'reveal mounted']),
    )
    expect(problems('data:,')).toEqual([])
  })
