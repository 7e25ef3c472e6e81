import { expect, test } from '../harness'
import { builder, linkNamed, openPage } from './menu-pages'

const LONG = 'Długa nazwa strony w menu, która mieści się w jednym wierszu'
/** What add-ons put into a submenu: a badge beside its link, a tooltip, a mark that sticks out. */
const BADGES = {
  nothing: '',
  'a badge beside the list': '.elementor-sub-item::after{content:"New";position:absolute;left:calc(100% + 20px);width:60px}',
  'a tooltip': '.elementor-sub-item{position:relative}.elementor-sub-item::before{content:"";position:absolute;width:900px;height:1px}',
  'a link that is moved': '.elementor-sub-item{position:relative;left:12px}',
}
const OFFER = '<a href="/b/" class="elementor-sub-item">Sklepy</a>'

for (const [what, rules] of Object.entries(BADGES))
  test(`a submenu with ${what} is as wide as its longest link, which stays in one line`, async ({ page, problems }) => {
    await openPage(page, builder().replaceAll(OFFER, OFFER.replace('Sklepy', LONG)), true, {
      more: `.sm-nowrap a{white-space:nowrap}${rules}`,
    })
    await linkNamed(page, 'Oferta').hover()
    const list = page.locator('.elementor-nav-menu--main .menu-item-has-children > ul').first()
    await expect(list).toBeVisible()
    await expect(list).toHaveClass(/sm-nowrap/)
    expect((await list.boundingBox())?.width).toBeGreaterThan(300)
    expect(problems()).toEqual([])
  })

const LENGTHS: [what: string, text: string, rules: string, width: number][] = [
  ['as wide as the builder lets it be', LONG.repeat(4), '', 1000],
  ['as wide as that without its padding', LONG.repeat(4), '.sub-menu{box-sizing:content-box;padding:10px}', 1020],
  ['as wide as the site lets it be', LONG.repeat(4), '.sub-menu{max-width:380px!important}', 380],
  ['as wide as the site makes it', LONG.repeat(4), '.sub-menu{width:380px!important}', 380],
  ['wider, if the site wants that', 'Sklepy', '.sub-menu{min-width:1100px!important}', 1100],
  ['ten letters wide at least', 'B', 'a{font-size:8px}', 160],
]
test('a submenu has the width of its texts, within the builder’s and the site’s bounds', async ({ each, page }) => {
  await each(
    LENGTHS,
    ([what]) => what,
    async ([, text, rules, width]) => {
      const more = `body{font:16px/20px monospace}.sm-nowrap a{white-space:nowrap}${rules}`
      await openPage(page, builder().replaceAll(OFFER, OFFER.replace('Sklepy', text)), true, { more })
      await linkNamed(page, 'Oferta').hover()
      const list = page.locator('.elementor-nav-menu--main .menu-item-has-children > ul').first()
      await expect(list).toBeVisible()
      expect((await list.boundingBox())?.width).toBe(width)
    },
  )
})
