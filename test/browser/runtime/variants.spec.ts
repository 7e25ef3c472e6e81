import { expect, test } from '../harness'
import { ownPage } from '../own-page'

test('a variant leaves nothing behind for the next one; a failing one is named, and the next still runs', async ({ page, each }) => {
  const found: unknown[] = []
  const left = () =>
    page.evaluate(() => [
      document.cookie,
      { ...localStorage },
      'mark' in window,
      matchMedia('(prefers-reduced-motion)').matches,
      innerWidth,
    ])
  const tried = each(['first', 'second'], String, async (variant) => {
    await ownPage(page, '', '', '<meta name="without" content="our script">')
    found.push(await left())
    await page.addInitScript(() => Object.assign(window, { mark: true }))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 500, height: 500 })
    await page.evaluate(() => {
      localStorage.setItem('a', '1')
      // biome-ignore lint/suspicious/noDocumentCookie: as a page would
      document.cookie = 'a=1'
    })
    await page.reload()
    expect(await left(), 'its own changes').toEqual(['a=1', { a: '1' }, true, true, 500])
    if (variant === 'first') throw new Error('a mistake')
  })
  await expect(tried).rejects.toThrow(/first: Error: a mistake/)
  const nothing = ['', {}, false, false, 1280]
  expect(found).toEqual([nothing, nothing])
})
