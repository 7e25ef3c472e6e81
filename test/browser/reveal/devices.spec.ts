import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const CSS = '.elementor-invisible { visibility: hidden } .box { height: 40px }'
const hidden = (id: string, settings: object, kind = 'widget') =>
  `<div class="box elementor-invisible" id="${id}" data-element_type="${kind}" data-settings='${JSON.stringify(settings)}'>x</div>`
const KINDS = ['section', 'column', 'container', 'widget']

/** The classes that the elements get on each device. A device without a setting takes that of the next larger one. */
for (const [width, expected] of [
  [1280, ['animated zoomIn', 'animated fadeIn', '', 'animated fadeIn']],
  [900, ['animated slideInUp', 'animated fadeIn', 'animated fadeIn', 'animated bounceIn']],
  [390, ['', 'animated fadeInLeft', 'animated fadeIn', 'animated bounceIn']],
] as const)
  test(`in a window of ${width} px every kind of element plays the animation of its device, or none`, async ({ page, problems }) => {
    await page.setViewportSize({ width, height: 1200 })
    const variants = [
      { animation: 'zoomIn', animation_tablet: 'slideInUp', animation_mobile: 'none' },
      { _animation: 'fadeIn', _animation_mobile: 'fadeInLeft' },
      { animation: 'none', animation_tablet: 'fadeIn' },
      { animation: 'fadeIn', animation_tablet: 'bounceIn' },
    ]
    await ownPage(page, KINDS.map((kind) => variants.map((given, i) => hidden(`${kind}${i}`, given, kind)).join('')).join(''), CSS)
    for (const kind of KINDS)
      for (const [i, name] of expected.entries()) await expect(page.locator(`#${kind}${i}`)).toHaveClass(name ? `box ${name}` : 'box')
    expect(problems()).toEqual([])
  })
