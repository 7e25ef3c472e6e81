import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { rememberServedMarkup, scanAgain, unmountDifference, waitingIslands } from '../unmount'

/** The demo pages whose tab stops are checked, on a computer and on a phone. */
const pages = [
  '/landing/',
  '/port/',
  '/pages/menu.html',
  '/pages/sticky.html',
  '/pages/anchors.html',
  '/pages/popup.html',
  '/pages/slider.html',
]
const HAS_BARS = /landing|port|sticky|anchors/
const sizes = [
  [1440, 900],
  [390, 844],
] as const

/**
 * What is wrong with the focused element: it has no name (WCAG 4.1.2), is covered (2.4.11), shows no focus ring (2.4.7), or is smaller than
 * 24 px (2.5.8). `isEnd` when the focus has left the page.
 */
const checkFocus = (page: Page) =>
  page.evaluate(async () => {
    // Moving the focus may have scrolled the page: what follows scrolling gets its frames.
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
    const el = document.activeElement as HTMLElement
    if (!el || el === document.body) return { isEnd: true, at: '', wrong: [] as string[] }
    const text = (el.ariaLabel || el.textContent || (el as HTMLInputElement).labels?.[0]?.textContent || el.title || '').trim()
    const hasName = text || el.querySelector('img[alt]:not([alt=""])') || el.getAttribute('aria-labelledby')
    const box = el.getBoundingClientRect()
    const wrong: string[] = []
    if (!hasName && !el.matches('iframe[title]')) wrong.push('no name')
    const inText = el.localName === 'a' && el.closest('p,li') && getComputedStyle(el).display === 'inline'
    if (!inText && (box.width < 24 || box.height < 24)) wrong.push(`${Math.round(box.width)}×${Math.round(box.height)}`)
    // A part that is not covered is enough: one of nine points.
    const fractions = [0.1, 0.5, 0.9]
    const points = fractions.flatMap((x) => fractions.map((y) => [box.x + box.width * x, box.y + box.height * y] as const))
    if (
      !points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return (
          top &&
          (el.contains(top) || (top.contains(el) && top !== document.body && top !== document.documentElement && !top.matches('main')))
        )
      })
    )
      wrong.push(`covered at ${Math.round(box.y)} of ${Math.round(scrollY)}`)
    const hasOutline = (e: Element | null) => {
      if (!e) return false
      const s = getComputedStyle(e)
      return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0
    }
    if (!hasOutline(el) && !hasOutline(el.parentElement) && !hasOutline(el.firstElementChild)) wrong.push('no focus ring')
    if (el.closest('[aria-hidden="true"],[inert]')) wrong.push('hidden from screen readers')
    return { isEnd: false, at: `${el.localName}${el.id && `#${el.id}`}.${el.className} "${text.slice(0, 30)}"`, wrong }
  })

for (const url of pages)
  test(`every tab stop of ${url} at ${sizes.map(([width]) => width).join(' and ')} px has a name and a focus ring, is large enough, and is not covered`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await rememberServedMarkup(page)
    for (const [width, height] of sizes)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height })
        if (width === sizes[0][0]) await page.goto(url)
        else {
          expect(await unmountDifference(page)).toBe('')
          await scanAgain(page)
        }
        await expect.poll(() => waitingIslands(page), { intervals: [50], timeout: 15_000 }).toEqual([])
        const violations: string[] = []
        let stops = 0
        // Backwards, what sticks at the top covers others than forwards.
        for (const key of HAS_BARS.test(url) ? ['Tab', 'Shift+Tab'] : ['Tab'])
          for (let i = 0; i < 150; i++) {
            await page.keyboard.press(key)
            const { isEnd, at, wrong } = await checkFocus(page)
            if (isEnd) break
            stops++
            if (wrong.length) violations.push(`${key} ${i} ${at}: ${wrong.join(', ')}`)
          }
        expect(stops, `${width}`).toBeGreaterThan(10)
        expect(violations, `${width}`).toEqual([])
      })
  })
