import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { unmountDifference } from '../unmount'
import { builder, byHand, main, mega, openPage, panel, pressKeys } from './menu-pages'

const box = async (page: Page, selector: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
  return { left: x, top: y, right: x + width, bottom: y + height }
}
/** A menu of `depth` levels, `wide` links each. */
const deep = (depth: number, wide: number, prefix = ''): string =>
  Array.from({ length: wide }, (_, i) => {
    const name = `${prefix}${i + 1}`
    const inner =
      depth > 1 && i === wide - 1 ? `<ul class="sub-menu elementor-nav-menu--dropdown">${deep(depth - 1, wide, `${name}.`)}</ul>` : ''
    return `<li class="menu-item"><a href="/${name}/" class="elementor-${prefix ? 'sub-' : ''}item">Poz ${name}</a>${inner}</li>`
  }).join('')
const own = (list: string, settings = {}, kind = 'horizontal') =>
  builder({ layout: kind, ...settings }).replaceAll(
    /<ul class="elementor-nav-menu">[\s\S]*?<\/ul><\/nav>/g,
    () => `<ul class="elementor-nav-menu${kind === 'vertical' ? ' sm-vertical' : ''}">${list}</ul></nav>`,
  )

test.describe('flyouts stay in the window', () => {
  for (const rtl of [false, true])
    test(`three levels at the far edge, ${rtl ? 'rtl' : 'ltr'}`, async ({ page, problems }) => {
      await openPage(page, own(deep(4, 2)), true, {
        html: rtl ? 'dir="rtl"' : '',
        more: '.elementor-element { margin: 0 } .elementor-nav-menu--main { display: flex; justify-content: end } a { white-space: nowrap } ul ul { min-width: 200px !important }',
      })
      for (const name of ['Poz 2', 'Poz 2.2', 'Poz 2.2.2']) await main(page, name).press(' ')
      for (const name of ['Poz 2.1', 'Poz 2.2.1', 'Poz 2.2.2.1']) {
        await expect(main(page, name)).toBeVisible()
        const at = (await main(page, name).boundingBox()) as { x: number; width: number }
        expect([name, at.x >= -1, at.x + at.width <= 1281]).toEqual([name, true, true])
      }
      expect(await pressKeys(page, 'Tab', 'Tab')).toEqual(['Poz 2.2.2.1', 'Poz 2.2.2.2'])
      expect(await pressKeys(page, 'Escape')).toEqual(['Poz 2'])
      await expect(main(page, 'Poz 2.1')).toBeHidden()
      expect(await unmountDifference(page)).toBe('')
      expect(problems()).toEqual([])
    })

  for (const depth of [2, 3])
    test(`a submenu taller than the window scrolls, and keys reach its end${depth > 2 ? ', with submenus of its own' : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 300 })
      await openPage(page, own(deep(depth, 14)), true, {
        more: '.elementor-element { position: fixed; top: 0 } .elementor-nav-menu--main > ul { flex-wrap: nowrap; font-size: 10px }',
      })
      await main(page, 'Poz 14').press(' ')
      const list = '.elementor-nav-menu--main li > ul'
      await expect(main(page, 'Poz 14.1')).toBeVisible()
      expect((await box(page, list)).bottom).toBeLessThanOrEqual(300)
      expect(
        await page
          .locator(list)
          .first()
          .evaluate((el) => el.scrollHeight > el.clientHeight),
      ).toBe(true)
      await page.keyboard.press('Tab')
      expect(await pressKeys(page, 'End')).toEqual(['Poz 14.14'])
      await expect(main(page, 'Poz 14.14')).toBeInViewport()
      if (depth < 3) return
      await page.keyboard.press(' ')
      expect(await pressKeys(page, 'Tab', 'End')).toEqual(['Poz 14.14.1', 'Poz 14.14.14'])
      await expect(main(page, 'Poz 14.14.14')).toBeInViewport()
      expect(await pressKeys(page, 'Escape')).toEqual(['Poz 14'])
      expect(await unmountDifference(page)).toBe('')
    })
})

test.describe('layouts', () => {
  test('vertical: flyouts beside their links', async ({ page }) => {
    await openPage(
      page,
      own(deep(3, 2), {}, 'vertical').replace(
        '--main elementor-nav-menu__container',
        '--main elementor-nav-menu__container elementor-nav-menu--layout-vertical',
      ),
      true,
      {
        more: '.elementor-nav-menu--main > ul { display: block !important; width: 200px } .elementor-nav-menu--main > ul > li > ul { top: auto !important }',
      },
    )
    await main(page, 'Poz 2').click()
    const [link, first] = [await main(page, 'Poz 2').boundingBox(), await main(page, 'Poz 2.1').boundingBox()]
    expect(Math.round(first?.x ?? 0)).toBe(Math.round((link?.x ?? 0) + (link?.width ?? 0)))
    expect(Math.round(first?.y ?? 0)).toBe(Math.round(link?.y ?? 0))
  })

  test('vertical: a link that grows while it is hovered moves neither its flyout nor the page', async ({ page, problems }) => {
    await openPage(
      page,
      own(deep(3, 2), {}, 'vertical').replace(
        '--main elementor-nav-menu__container',
        '--main elementor-nav-menu__container elementor-nav-menu--layout-vertical',
      ),
      true,
      {
        more: '.elementor-nav-menu--main > ul { display: block !important; width: 1000px } .elementor-nav-menu--main > ul > li > ul { top: auto !important } .elementor-nav-menu--main > ul > li > a:hover { transform: scale(1.2) }',
      },
    )
    const item = page.locator('.elementor-nav-menu--main > ul > li').nth(1)
    const before = await box(page, '.elementor-nav-menu--main')
    const link = (await item.boundingBox()) as { x: number; y: number; width: number }
    await main(page, 'Poz 2').click()
    await expect(main(page, 'Poz 2.1')).toBeVisible()
    const first = await main(page, 'Poz 2.1').boundingBox()
    expect([first?.x, first?.y]).toEqual([link.x + link.width, link.y])
    expect(await box(page, '.elementor-nav-menu--main')).toEqual(before)
    await page.mouse.move(1, 700)
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })

  test('dropdown: behind its toggle even on a wide window; the icons swap', async ({ page }) => {
    const body = builder({ layout: 'dropdown' })
      .replace(/<nav aria-label="Menu" class="elementor-nav-menu--main[\s\S]*?<\/nav>/, '')
      .replace(
        'aria-expanded="false"></div>',
        'aria-expanded="false"><i class="elementor-menu-toggle__icon--open">=</i><i class="elementor-menu-toggle__icon--close">x</i></div>',
      )
    await openPage(page, body, true, {
      more: '.elementor-menu-toggle, nav.elementor-nav-menu--dropdown { display: block } .elementor-menu-toggle:not(.elementor-active) .elementor-menu-toggle__icon--close, .elementor-active .elementor-menu-toggle__icon--open { display: none }',
    })
    const icons = () => page.locator('.elementor-menu-toggle i:visible').allTextContents()
    expect(await icons()).toEqual(['='])
    await page.locator('.elementor-menu-toggle').click()
    expect(await icons()).toEqual(['x'])
    await expect(panel(page, 'Oferta')).toBeVisible()
    await panel(page, 'Oferta').click()
    await expect(panel(page, 'Sklepy')).toBeVisible()
    await page.locator('.elementor-menu-toggle').click()
    expect(await icons()).toEqual(['='])
    expect(await unmountDifference(page)).toBe('')
  })

  test('every parent link shows the site’s icon, as a picture and not as markup', async ({ page }) => {
    await openPage(page, builder({ submenu_icon: { value: '<i class="fas fa-caret-down" onclick="x()"></i><img src=x onerror="x()">' } }))
    await expect(page.locator('.elementor-nav-menu--main .sub-arrow > i.fas.fa-caret-down')).toHaveCount(3)
    await expect(page.locator('.sub-arrow img, .sub-arrow [onclick]')).toHaveCount(0)
  })
})

test('several menus open and close independently', async ({ page, problems }) => {
  await openPage(page, `${builder()}<div id="hand">${byHand()}</div>${builder()}`, true, { count: 3, more: '#hand { margin: 120px 0 }' })
  const [first, third] = [0, 1].map((i) => page.locator('.elementor-nav-menu--main').nth(i))
  const link = (n: typeof first, name: string) => (n as NonNullable<typeof first>).getByRole('link', { name, exact: true })
  await link(first, 'Oferta').press(' ')
  await expect(link(first, 'Sklepy')).toBeVisible()
  await expect(link(third, 'Sklepy')).toBeHidden()
  await link(third, 'Oferta').press(' ')
  await expect(link(third, 'Sklepy')).toBeVisible()
  await expect(link(first, 'Sklepy')).toBeHidden()
  const ids = await page.evaluate(() => [...document.querySelectorAll('[aria-controls]')].map((el) => el.getAttribute('aria-controls')))
  expect(new Set(ids).size).toBe(ids.length)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('nothing in an open menu keeps a tabindex of -1', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await openPage(page, builder())
  const out = () => page.locator('nav.elementor-nav-menu--dropdown [tabindex="-1"]').count()
  expect(await out()).toBeGreaterThan(0)
  await page.locator('.elementor-menu-toggle').click()
  await expect.poll(out).toBe(0)
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(main(page, 'Start')).toBeVisible()
  expect(await page.locator('.elementor-nav-menu--main [tabindex="-1"]').count()).toBe(0)
})

for (const rtl of [false, true])
  test(`a mega menu with more titles than room: dragged, scrolled and walked through, ${rtl ? 'rtl' : 'ltr'}`, async ({
    page,
    problems,
  }) => {
    const body = mega('click').replace('"open_on"', '"horizontal_scroll":"enable","open_on"')
    await openPage(page, body, true, {
      html: rtl ? 'dir="rtl"' : '',
      more: '.e-n-menu-heading { width: 260px; overflow-x: auto; justify-content: var(--n-menu-heading-justify-content, center) } .e-n-menu-title { flex: none; width: 160px }',
    })
    const heading = page.locator('.e-n-menu-heading')
    const left = () => heading.evaluate((el) => Math.round(Math.abs(el.scrollLeft)))
    await expect.poll(() => heading.evaluate((el) => el.style.getPropertyValue('--n-menu-heading-justify-content'))).toBe('start')
    expect(await left()).toBe(0)
    const at = (await heading.boundingBox()) as { x: number; y: number; width: number }
    const [from, to] = rtl ? [at.x + 20, at.x + 120] : [at.x + 220, at.x + 120]
    await page.mouse.move(from, at.y + 10)
    await page.mouse.down()
    await page.mouse.move(to, at.y + 10, { steps: 12 })
    await expect(heading).toHaveClass(/e-scroll-active/)
    await page.mouse.up()
    await expect(heading).not.toHaveClass(/e-scroll/)
    expect(await left()).toBeGreaterThan(30)
    // The drag was not a click.
    expect([new URL(page.url()).pathname, await page.locator('.e-active').count()]).toEqual(['/own/', 0])
    await page.getByRole('link', { name: 'Jeden' }).focus()
    expect(await pressKeys(page, 'End')).toEqual(['Trzy'])
    await expect(page.getByRole('link', { name: 'Trzy' })).toBeInViewport()
    expect(await unmountDifference(page)).toBe('')
    expect(problems()).toEqual([])
  })
