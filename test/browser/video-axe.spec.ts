import type { Page } from 'playwright/test'
import { axe } from './axe'
import { expect, test } from './harness'
import { openFilms, tell } from './players'
import { ADDRESSES, button, FOREIGN, hold, inMain, KINDS, mounted, player, pressFilm, refuse, SOURCES, type Source } from './videos'

/** Every state of a film on a page or in the lightbox, from every source: axe finds nothing, and the console is silent. */
const video = (page: Page) => page.locator('video').evaluate((v: HTMLVideoElement) => v.paused)
/** A provider's page is pressed inside: all that can be known of it out here is that it stays. */
const pressInside = async (page: Page) => {
  await page.locator('iframe').click()
  await expect(page.locator('iframe')).toBeFocused()
}
/** How a film is paused, and that it is. */
const pauses: Record<Source, (page: Page) => Promise<unknown>> = {
  hosted: async (page) => {
    await expect.poll(() => video(page)).toBe(false)
    await page.locator('video').evaluate((v: HTMLVideoElement) => v.pause())
    expect(await video(page)).toBe(true)
  },
  youtube: (page) => tell(page, 0, 2),
  vimeo: async (page) => ((await page.evaluate(() => 'Vimeo' in window)) ? tell(page, 0, 'pause') : pressInside(page)),
  dailymotion: pressInside,
  videopress: pressInside,
}
/** How a film fails; `null`: nobody out here is told, the provider's page says so itself. */
const failures: Record<Source, { refuse?: number | string; address?: string } | null> = {
  hosted: { address: '/own/gone.webm' },
  youtube: { refuse: 150 },
  vimeo: { refuse: 'PrivacyError' },
  dailymotion: null,
  videopress: null,
}
const foreign = (source: Source) => (source === 'hosted' ? FOREIGN : ADDRESSES[source])
const tag = ' data-consent="page"'

for (const source of SOURCES) {
  for (const [how, markup] of KINDS) {
    test(`the widget, ${source}, ${how}: poster, loading, playing, paused`, async ({ page, problems }) => {
      await openFilms(page, inMain(markup(source)))
      const go = await hold(page)
      await mounted(page)
      expect(await axe(page), 'poster').toEqual([])
      await pressFilm(page)
      expect(await axe(page), 'loading').toEqual([])
      go()
      await expect(player(page)).toBeFocused()
      await expect(button(page)).toHaveCount(0)
      expect(await axe(page), 'playing').toEqual([])
      await pauses[source](page)
      await expect(player(page)).toHaveCount(1)
      await expect(button(page), 'paused is no end').toHaveCount(0)
      expect(await axe(page), 'paused').toEqual([])
      expect(problems()).toEqual([])
    })

    test(`the widget, ${source}, ${how}: failed`, async ({ page }) => {
      const failure = failures[source]
      const isFrame = !failure || (source === 'vimeo' && how !== 'by hand')
      if (failure?.refuse) await refuse(page, failure)
      await openFilms(page, inMain(markup(source, failure?.address)))
      // Where the link leads is nobody's business here: an answer without a page leaves this one.
      await page.route(/watch\?v=|vimeo\.com\/2352/, (route) => route.fulfill({ status: 204 }))
      if (isFrame) await page.route(/\/embed\/|player\.vimeo/, (route) => route.abort())
      await mounted(page)
      await pressFilm(page)
      if (isFrame) await expect(page.locator('iframe')).toBeFocused()
      else {
        await expect(button(page)).not.toHaveCount(0)
        await expect(page.locator('iframe')).toHaveCount(0)
        if (source === 'youtube' && how !== 'by hand') await expect(page.locator('a.skerry-video-play')).toHaveAttribute('href', /watch/)
        if (source === 'hosted')
          await expect.poll(() => page.locator('video').evaluateAll((all) => all.every((v) => (v as HTMLVideoElement).paused))).toBe(true)
      }
      expect(await axe(page)).toEqual([])
    })

    test(`the widget, ${source}, ${how}: consent pending, then given for this one`, async ({ page, problems }) => {
      const out = await openFilms(page, inMain(markup(source, foreign(source))), { tag })
      await mounted(page)
      // A live frame of the server's has asked before anybody could hold it.
      const before = out.length
      await pressFilm(page)
      const group = page.getByRole('group', { name: /Ta treść pochodzi z serwisu [\w.]+/ })
      await expect(group.getByRole('button', { name: 'Pozwól' })).toBeFocused()
      expect(await axe(page), 'placeholder').toEqual([])
      expect(out.length).toBe(before)
      await page.keyboard.press('Enter')
      await expect(player(page)).toBeFocused()
      await expect(group).toHaveCount(0)
      await expect.poll(() => out.length).toBeGreaterThan(before)
      expect(problems()).toEqual([])
    })
  }

  const dialog = (page: Page) => page.locator('dialog')
  test(`the lightbox, ${source}: consent pending, playing, paused`, async ({ page, problems }) => {
    const out = await openFilms(page, inMain(`<a href="${foreign(source)}" data-lightbox>Rejs</a>`), { tag })
    await page.getByRole('link', { name: 'Rejs' }).click()
    await expect(dialog(page).getByRole('group', { name: /Ta treść/ })).toBeVisible()
    expect(await axe(page), 'placeholder').toEqual([])
    expect(out).toEqual([])
    await dialog(page).getByRole('button', { name: 'Pozwól' }).click()
    await expect(dialog(page).locator('iframe,video')).toHaveCount(1)
    await expect.poll(() => out.length).toBeGreaterThan(0)
    expect(await axe(page), 'playing').toEqual([])
    await (source === 'hosted' ? pauses.hosted : pressInside)(page)
    expect(await axe(page), 'paused').toEqual([])
    expect(problems()).toEqual([])
  })
  test(`the lightbox, ${source}: failed`, async ({ page }) => {
    await openFilms(page, inMain(`<a href="${failures[source]?.address ?? ADDRESSES[source]}" data-lightbox>Rejs</a>`))
    await page.route(/\/embed\/|player\.vimeo/, (route) => route.abort())
    await page.getByRole('link', { name: 'Rejs' }).click()
    if (source === 'hosted') await expect(dialog(page)).toContainText('nie można tu odtworzyć')
    else await expect(dialog(page).locator('iframe')).toHaveCount(1)
    expect(await axe(page)).toEqual([])
  })
}
