import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { closeAll, closeButton, OVERLAYS, type Overlay, open, openOverlaysPage, ready, state } from './overlays-page'

const MODAL: Overlay[] = ['popup', 'panel', 'cart', 'search', 'lightbox']
const LOCKS: Overlay[] = [...MODAL, 'theirs']
/** As large as the window. */
const COVERS: Overlay[] = ['popup', 'cart', 'search', 'lightbox']

/** The upper one lies in an inert page, or does not take the focus, so the lower one gets the key or press. */
const isForLower = (lower: Overlay, upper: Overlay) => MODAL.includes(lower) && /card|contact/.test(upper)
/** An add-on's dialog covers the page with its own box: a press beside a smaller overlay lands on it. */
const isPressOnLower = (lower: Overlay, upper: Overlay) => isForLower(lower, upper) || (lower === 'theirs' && !COVERS.includes(upper))

const WAYS = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a press outside': (page: Page) => page.mouse.click(400, 600),
  'its button': (page: Page, upper: Overlay) => page.locator(closeButton(upper)).evaluate((el: HTMLElement) => el.click()),
  'Escape, its opener removed meanwhile': async (page: Page, upper: Overlay) => {
    await page.locator(`#open-${upper}`).evaluate((el) => {
      const parent = el.parentElement as HTMLElement
      Object.assign(window, { putBack: () => parent.append(el) })
      el.remove()
    })
    // A lightbox goes with its opener.
    if (upper !== 'lightbox') await page.keyboard.press('Escape')
  },
}

/** Which of the two closes, where the focus is then, and whether the page scrolls. */
function expected(lower: Overlay, upper: Overlay, way: keyof typeof WAYS) {
  const closesLower = way === 'a press outside' ? isPressOnLower(lower, upper) : way !== 'its button' && isForLower(lower, upper)
  const [closed, left] = closesLower ? [lower, upper] : [upper, lower]
  const isOpenerGone = way.endsWith('meanwhile') && closed === upper
  return {
    open: left,
    focus: MODAL.includes(left) ? `in ${left}` : `${isOpenerGone ? 'near' : 'open'}-${closed}`,
    scrolls: !LOCKS.includes(left),
  }
}

// The press that opens another overlay closes a card.
for (const [i, lower] of OVERLAYS.filter((name) => name !== 'card').entries())
  test(`closing a ${lower} or what is open over it closes the right one, puts the focus where it belongs, and lets the page scroll if nothing locks it`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(180_000)
    await openOverlaysPage(page)
    for (const [j, upper] of OVERLAYS.filter((name) => name !== lower).entries()) {
      // What depends on one of the two alone: a third of the pairs, in which each takes part, stands for the others.
      const isForMost = (i + j) % 3 > 0
      for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
        // A button closes what Escape would have closed, unless Escape is for the lower one.
        if (isForMost && (way.endsWith('meanwhile') || (way === 'its button' && !isForLower(lower, upper)))) continue
        await closeAll(page)
        await open(page, lower, upper)
        await WAYS[way](page, upper)
        await expect.poll(() => state(page), `${upper} over ${lower}, ${way}`).toEqual(expected(lower, upper, way))
        if (way.endsWith('meanwhile')) await page.evaluate(() => (window as { putBack?: () => void }).putBack?.())
      }
      if (isForMost) continue
      await closeAll(page)
      await open(page, lower, upper)
      await page.evaluate(() => (window as unknown as { Skerry: { unmount: (root: Node) => void } }).Skerry.unmount(document))
      // Only their own scripts hide the add-on's dialog and the box of contacts.
      const theirs = [lower, upper].includes('theirs')
      await expect
        .poll(() => state(page), `${upper} over ${lower}, unmounted`)
        .toMatchObject({ open: theirs ? 'contact theirs' : 'contact', scrolls: !theirs })
      expect(await page.locator('[inert]').count()).toBe(0)
      await page.evaluate(() => (window as unknown as { Skerry: { scan: (root: Node) => void } }).Skerry.scan(document))
      await ready(page)
    }
    expect(problems()).toEqual([])
  })

test('Escape pressed again while a lightbox fades out is for what is open below', async ({ page, problems }) => {
  await openOverlaysPage(page)
  await open(page, 'popup', 'lightbox')
  // At once, so that the fade cannot have ended.
  await page.evaluate(() => {
    for (const type of ['keydown', 'keyup', 'keydown', 'keyup'])
      document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true }))
  })
  await expect.poll(() => state(page)).toMatchObject({ open: '', scrolls: true })
  expect(problems()).toEqual([])
})
