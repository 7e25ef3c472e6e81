import { expect, test } from '../harness'
import { actionHref } from '../popup/popups'
import { type CONFIG, closeByEscape, counter, focusedName, GROUP, lightbox, openPage, waitUntilOpen } from './lightbox-pages'

test('Tab stays inside and visits close, share, zoom and fullscreen in this order [TV-LB-3]', async ({ page }) => {
  await openPage(page, '<a id="one" href="a.jpg">one</a><button>outside</button>')
  await page.locator('#one').click()
  await waitUntilOpen(page)
  await expect(lightbox(page)).toHaveAttribute('id', 'elementor-lightbox-slideshow-single-img')
  const labels: unknown[] = []
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab')
    labels.push(await focusedName(page))
  }
  expect(labels).toEqual(['Close (Esc)', 'Share', 'Zoom', 'Fullscreen', 'Close (Esc)'])
  await page.keyboard.press('Shift+Tab')
  expect(await focusedName(page)).toBe('Fullscreen')
  await expect(lightbox(page).locator('.elementor-swiper-button')).toHaveCount(0)
  await expect(counter(page)).toHaveText('')
})

test('the share menu has links to the page with the slide’s own action, and a download; Esc closes the menu first', async ({ page }) => {
  const hash = actionHref('lightbox', { id: 1, url: 'https://s.pl/a.jpg' })
  await openPage(
    page,
    `<a id="one" href="a.jpg" data-elementor-open-lightbox="yes" data-e-action-hash="${hash}">one</a><a id="two" href="b.jpg">two</a>`,
  )
  await page.locator('#one').click()
  await waitUntilOpen(page)
  const share = lightbox(page).getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  const links = lightbox(page).locator('.elementor-slideshow__share-menu a')
  await expect(links).toHaveText([/Facebook/, /Twitter/, /Pin/, /Download/])
  const [facebook, , pin, download] = await links.evaluateAll((list) => list.map((a) => (a as HTMLAnchorElement).href))
  const shared = new URL(facebook as string).searchParams.get('u')
  expect(shared).toBe(page.url() + hash)
  expect(new URL(pin as string).searchParams.get('url')).toBe(shared)
  expect(download).toContain('/lb/a.jpg')
  await page.keyboard.press('Escape')
  await expect(share).toHaveAttribute('aria-expanded', 'false')
  await expect(lightbox(page)).toHaveCount(1)
  await closeByEscape(page)
  // A slide without an action shares the page's address alone, without a `null`.
  await page.locator('#two').click()
  await waitUntilOpen(page)
  await share.click()
  await expect(links.first()).toHaveAttribute('href', `https://www.facebook.com/sharer.php?u=${encodeURIComponent(page.url())}`)
})

test('the share menu downloads the picture under its name; its other links open a new tab without an opener; Tab stays in it', async ({
  page,
}) => {
  await openPage(page, GROUP)
  await page.locator('#b').click()
  await waitUntilOpen(page)
  await lightbox(page).getByRole('button', { name: 'Share', exact: true }).press('Enter')
  const links = lightbox(page).locator('.elementor-slideshow__share-menu a')
  await expect(links).toHaveCount(4)
  expect(
    await links.evaluateAll((all) =>
      all.map((a) => [(a as HTMLAnchorElement).target, (a as HTMLAnchorElement).rel, a.hasAttribute('download')]),
    ),
  ).toEqual([...Array(3).fill(['_blank', 'noopener', false]), ['_blank', 'noopener', true]])
  // Tab stays in the menu while it is open.
  await page.keyboard.press('Tab')
  const visited: string[] = []
  for (let i = 0; i < 5; i++) {
    visited.push(await page.evaluate(() => (document.activeElement?.textContent?.trim() || document.activeElement?.ariaLabel) ?? ''))
    await page.keyboard.press('Tab')
  }
  expect(new Set(visited)).toEqual(new Set(['Share on Facebook', 'Share on Twitter', 'Pin it', 'Download image', 'Share']))
  const [download] = await Promise.all([page.waitForEvent('download'), links.last().click()])
  expect(download.suggestedFilename()).toMatch(/^b\.(jpg|svg)$/)
})

test('fullscreen starts and ends by pointer and by key, its state, class and icon follow, and closing the lightbox ends it', async ({
  page,
}) => {
  await openPage(page, GROUP)
  await page.locator('#a').click()
  await waitUntilOpen(page)
  const fullscreen = lightbox(page).getByRole('switch', { name: 'Fullscreen' })
  const fullscreenClass = () => page.evaluate(() => document.fullscreenElement?.className ?? '')
  for (const toggle of [() => fullscreen.click(), () => fullscreen.press('Enter')]) {
    await toggle()
    await expect.poll(fullscreenClass).toContain('dialog-lightbox-widget-content')
    await expect(fullscreen).toHaveAttribute('aria-checked', 'true')
    await expect(fullscreen).toHaveClass(/eicon-frame-minimize/)
    await expect(lightbox(page).locator('.elementor-slideshow--fullscreen-mode')).toHaveCount(1)
    await toggle()
    await expect.poll(fullscreenClass).toBe('')
    await expect(fullscreen).toHaveAttribute('aria-checked', 'false')
    await expect(fullscreen).toHaveClass(/eicon-frame-expand/)
  }
  await fullscreen.click()
  await expect.poll(fullscreenClass).not.toBe('')
  await lightbox(page).locator('.dialog-close-button').click()
  await expect(lightbox(page)).toHaveCount(0)
  await expect.poll(fullscreenClass).toBe('')
})

test('the tools fade when nobody moves for 3.5 seconds, and come back with the pointer [TV-LB-5]', async ({ page }) => {
  await page.clock.install()
  await openPage(page, GROUP)
  await page.locator('#a').click()
  await waitUntilOpen(page)
  await page.mouse.move(400, 400)
  await page.clock.runFor(3600)
  const hidden = lightbox(page).locator('.elementor-slideshow--ui-hidden')
  await expect(hidden).toHaveCount(1)
  await page.mouse.move(420, 400)
  await expect(hidden).toHaveCount(0)
})

test('the focus stays in the lightbox when the element that has it goes with its slide', async ({ page }) => {
  // In a frame: on a busy machine Chromium's own controls of a video file report loops of their resize observer.
  const others = '<a href="https://youtu.be/xyz" data-lightbox="g">V</a><a href="gone.jpg" data-lightbox="g">D</a>'
  await openPage(page, `<a id="a" href="a.jpg" data-lightbox="g">A</a>${others}`)
  await page.locator('#a').click()
  await waitUntilOpen(page)
  await lightbox(page).getByRole('button', { name: 'Share' }).press('Enter')
  await lightbox(page).getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await lightbox(page).getByRole('switch', { name: 'Zoom' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await lightbox(page).getByRole('link', { name: 'gone.jpg' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toBeFocused()
  await expect(counter(page)).toHaveText('1 / 3')
})

test('a tool that the settings switch off with “no” is not there', async ({ page }) => {
  await openPage(page, GROUP, {
    config: { kit: { global_image_lightbox: 'yes', lightbox_enable_zoom: 'yes', lightbox_enable_share: 'no' } } as never,
  })
  await page.locator('#a').click()
  await waitUntilOpen(page)
  await expect(lightbox(page).getByRole('switch', { name: 'Zoom' })).toBeVisible()
  await expect(lightbox(page).getByRole('button', { name: 'Share' })).toHaveCount(0)
})

const TOOLS = ['share', 'zoom', 'fullscreen', 'counter']
test('the tools are those that the site’s settings name', async ({ page, each }) => {
  await each(
    // Each of them on one page and off on another.
    [[], ['zoom', 'fullscreen'], ['share', 'counter'], TOOLS],
    (enabled) => `the tools are those that the site’s settings name: ${enabled.join(', ') || 'none'}`,
    async (enabled) => {
      const tools = Object.fromEntries(enabled.map((name) => [`lightbox_enable_${name}`, 'yes']))
      await openPage(page, GROUP, { config: { kit: { global_image_lightbox: 'yes', ...tools } } as typeof CONFIG })
      await page.locator('#a').click()
      await expect(lightbox(page).locator('.swiper-lazy-loaded').first()).toBeVisible()
      if (enabled.length) await waitUntilOpen(page)
      const has = async (selector: string) => (await lightbox(page).locator(selector).count()) > 0
      expect([
        await has('.eicon-share-arrow'),
        await has('.eicon-zoom-in-bold'),
        await has('.eicon-frame-expand'),
        await has('.elementor-slideshow__counter'),
        await has('header'),
      ]).toEqual([...TOOLS.map((name) => enabled.includes(name)), enabled.length > 0])
    },
  )
})
