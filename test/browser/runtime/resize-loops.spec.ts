import type { Page } from 'playwright/test'
import * as gallery from '../gallery/gallery-pages'
import { expect, test } from '../harness'
import * as menu from '../menu/menu-pages'
import { ownPage, scrollTo } from '../own-page'
import { frames, settled } from '../settled'
import { bar } from '../sticky/sticky-pages'
import { islandStates, rememberServedMarkup, unmountDifference, waitingIslands } from '../unmount'

const CSS = `${menu.css}
main { margin: 0; height: auto } main > * { margin-block: 40px } .bar, .side { background: #dde } .row { display: flex; gap: 20px; align-items: flex-start }
.row > div { flex: 1 } .long { height: 900px } .swiper { overflow: hidden } .swiper-wrapper { display: flex } .swiper-slide { flex-shrink: 0 }
.fx { height: 120px; background: #eed } .photo { display: block } section { padding: 20px }
.list { display: grid; align-items: start; grid-template-columns: repeat(3, 1fr); gap: 20px } @media (max-width: 1024px) { .list { grid-template-columns: repeat(2, 1fr) } }`

const motion = (settings: object, id: string) =>
  `<div class="elementor-element fx" id="${id}" data-element_type="widget" data-widget_type="heading.default" data-settings='${JSON.stringify({ motion_fx_motion_fx_scrolling: 'yes', motion_fx_devices: ['desktop', 'tablet', 'mobile'], ...settings })}'><div class="elementor-widget-container"><h2>Ruch ${id}</h2></div></div>`
const speed = { unit: 'px', size: 4, sizes: [] }
const pictures: [number, number][] = [
  [300, 200],
  [200, 300],
  [400, 200],
  [300, 300],
  [600, 200],
]
const slides = ['Jeden', 'Dwa i jeszcze trochę tekstu, który przy wąskim oknie się łamie', 'Trzy'].map((text) => `<p>${text}</p>`).join('')
/** A list in three columns, two in a narrow window, whose items close the gaps above them. */
const posts = `<div class="elementor-element" data-element_type="widget" data-widget_type="posts.classic" data-settings='{"classic_masonry":"yes"}'><div class="elementor-widget-container"><div class="elementor-posts-container list">${[
  1, 5, 2, 3, 1, 4,
]
  .map((lines, i) => `<article class="elementor-post"><h3>Wpis ${i}</h3>${'<p>Wiersz, który się łamie</p>'.repeat(lines)}</article>`)
  .join('')}</div></div></div>`
const BODY = `${bar({ sticky_effects_offset: 40 }, 'top', '<p>Pasek, który się przykleja i którego tekst łamie się w wąskim oknie na kilka wierszy</p>')}
${menu.builder()}${menu.byHand()}${menu.mega('click')}<main>
<nav data-widget="table-of-contents"></nav><h2>Pierwszy</h2>
<div data-widget="slider" data-settings='{"slides_to_show":"3","slides_to_show_tablet":"2","slides_to_show_mobile":"1"}'>${slides}</div>
${gallery.byHand({ layout: 'rows' }, pictures)}${gallery.byHand({ layout: 'columns' }, pictures)}
${gallery.builder({ gallery_layout: 'justified', ideal_row_height: { size: 200 } }, ['0', '0', '0', '0'])}
${gallery.builder({ gallery_layout: 'masonry', columns: 3 }, ['0', '0', '0', '0']).replaceAll('g4ll111', 'g4ll112')}
<div class="row"><div>${bar({ sticky_parent: 'yes' }, 'side', '<p>Boczny pasek</p>', 'side')}</div><div class="long"><h2>Drugi</h2></div></div>
${motion({ motion_fx_translateY_effect: 'yes', motion_fx_translateY_speed: speed, motion_fx_scale_effect: 'yes' }, 'a')}
${motion({ motion_fx_rotateZ_effect: 'yes', motion_fx_translateX_effect: 'yes', motion_fx_translateX_speed: speed }, 'b')}
<section class="elementor-element elementor-section-stretched" data-element_type="section" data-settings='{"stretch_section":"section-stretched"}'><h2>Trzeci</h2></section>
${posts}<div class="long"></div></main>`

const scrollDownAndUp = async (page: Page) => {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (let y = 0; y < end; y += 500) await scrollTo(page, y)
  await scrollTo(page, end)
  await scrollTo(page, end / 2)
  await scrollTo(page, 0)
}

// Some hundred scroll positions, with six frames each.
test.describe.configure({ timeout: 90_000 })
for (const css of ['with skerry.css', 'without it'])
  test(`a sticky bar, menus, a slider, galleries and moving elements on one page, ${css}: resizing and scrolling cause no observer loop`, async ({
    page,
    problems,
  }) => {
    await gallery.pictures(page)
    await rememberServedMarkup(page)
    await ownPage(page, BODY, CSS, css === 'without it' ? gallery.head : gallery.styledHead)
    await expect.poll(() => waitingIslands(page), { timeout: 15_000 }).toEqual([])
    const { states, failed } = await islandStates(page)
    expect(failed).toEqual([])
    expect(Object.keys(states)).toEqual(
      expect.arrayContaining(['sticky', 'menu', 'slider', 'gallery', 'motion', 'posts'].map((name) => `${name} mounted`)),
    )
    for (const width of [1280, 900, 390]) {
      const from = page.viewportSize()?.width ?? width
      for (let step = 1; step <= 4; step++) {
        await page.setViewportSize({ width: Math.round(from + ((width - from) * step) / 4), height: 800 })
        await frames(page, 3)
      }
      await scrollDownAndUp(page)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await settled(page)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

/** One page each: another part that reads at each resize would report first and hide a loop. */
const ALONE = {
  'a sticky bar': bar({}, 'top', '<p>Pasek, który się przykleja i którego tekst łamie się w wąskim oknie na kilka wierszy</p>'),
  'a hand-written menu': menu.byHand(),
  'a builder’s menu': menu.builder(),
  'a slider': `<div data-widget="slider" data-settings='{"slides_to_show":"2"}'>${slides}</div>`,
  'rows of pictures': gallery.builder({ gallery_layout: 'justified', ideal_row_height: { size: 200 } }, ['0', '0', '0', '0']),
  'columns of pictures': gallery.byHand({ layout: 'columns' }, pictures),
  'a list of posts': posts,
  'a moving element': motion({ motion_fx_scale_effect: 'yes' }, 'a'),
}
test('a part alone on its page: resizing the window causes no observer loop', async ({ page, problems, each }) => {
  await each(
    Object.entries(ALONE),
    ([name]) => name,
    async ([, body]) => {
      await gallery.pictures(page)
      await ownPage(page, `<main><div>${body}</div><div class="long"></div></main>`, CSS, gallery.styledHead)
      await expect.poll(() => waitingIslands(page)).toEqual([])
      for (const width of [1000, 700, 390, 1200]) {
        await page.setViewportSize({ width, height: 800 })
        await frames(page, 3)
      }
      expect(problems()).toEqual([])
    },
  )
})

test('the test’s own check sees a loop', async ({ page, problems }) => {
  await ownPage(page, '<p id="p">A</p>')
  await page.evaluate(() => {
    const el = document.querySelector<HTMLElement>('#p')
    if (!el) return
    let height = 50
    new ResizeObserver(() => {
      el.style.height = `${++height}px`
    }).observe(el)
  })
  await expect.poll(() => problems().length).toBeGreaterThan(0)
  expect(problems('ResizeObserver loop')).toEqual([])
})
