import type { Page } from 'playwright/test'
import { expect, test } from '../harness'
import { keepServed, scanAgain, unmountDifference, waiting } from '../unmount'

/** Pages of the demo whose every stop of the Tab key is looked at, on a computer and on a phone. */
const pages = [
  '/landing/',
  '/port/',
  '/pages/menu.html',
  '/pages/sticky.html',
  '/pages/anchors.html',
  '/pages/popup.html',
  '/pages/slider.html',
]
const sizes = [
  [1440, 900],
  [390, 844],
] as const

/** What is wrong with what holds the focus: without a name, beneath something else, without a ring, or smaller than 24 px (WCAG 2.4.7, 2.4.11, 2.5.8, 4.1.2). */
const look = (page: Page) =>
  page.evaluate(async () => {
    // What follows the scrolling that the focus brought has its frames.
    for (let i = 0; i < 3; i++) await new Promise((done) => requestAnimationFrame(done))
    const el = document.activeElement as HTMLElement
    if (!el || el === document.body) return { end: true, at: '', wrong: [] as string[] }
    const words = (el.ariaLabel || el.textContent || (el as HTMLInputElement).labels?.[0]?.textContent || el.title || '').trim()
    const named = words || el.querySelector('img[alt]:not([alt=""])') || el.getAttribute('aria-labelledby')
    const box = el.getBoundingClientRect()
    const wrong: string[] = []
    if (!named && !el.matches('iframe[title]')) wrong.push('no name')
    const inText = el.localName === 'a' && el.closest('p,li') && getComputedStyle(el).display === 'inline'
    if (!inText && (box.width < 24 || box.height < 24)) wrong.push(`${Math.round(box.width)}×${Math.round(box.height)}`)
    // Of something tall a part is enough: any of nine points.
    const at = [0.1, 0.5, 0.9]
    const points = at.flatMap((x) => at.map((y) => [box.x + box.width * x, box.y + box.height * y] as const))
    if (
      !points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return (
          top &&
          (el.contains(top) || (top.contains(el) && top !== document.body && top !== document.documentElement && !top.matches('main')))
        )
      })
    )
      wrong.push(`hidden at ${Math.round(box.y)} of ${Math.round(scrollY)}`)
    const ringed = (e: Element | null) => {
      if (!e) return false
      const s = getComputedStyle(e)
      return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0
    }
    if (!ringed(el) && !ringed(el.parentElement) && !ringed(el.firstElementChild)) wrong.push('no ring')
    if (el.closest('[aria-hidden="true"],[inert]')) wrong.push('hidden from screen readers')
    return { end: false, at: `${el.localName}${el.id && `#${el.id}`}.${el.className} "${words.slice(0, 30)}"`, wrong }
  })

for (const url of pages)
  test(`${url} at ${sizes.map(([width]) => width).join(' and ')}: every stop of Tab has a name, a ring and room, and nothing lies above it`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await keepServed(page)
    for (const [width, height] of sizes)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height })
        if (width === sizes[0][0]) await page.goto(url)
        else {
          expect(await unmountDifference(page)).toBe('')
          await scanAgain(page)
        }
        await expect.poll(() => waiting(page), { intervals: [50], timeout: 15_000 }).toEqual([])
        const found: string[] = []
        let stops = 0
        for (const key of ['Tab', 'Shift+Tab'])
          for (let i = 0; i < 150; i++) {
            await page.keyboard.press(key)
            const { end, at, wrong } = await look(page)
            if (end) break
            stops++
            if (wrong.length) found.push(`${key} ${i} ${at}: ${wrong.join(', ')}`)
          }
        expect(stops, `${width}`).toBeGreaterThan(10)
        expect(found, `${width}`).toEqual([])
      })
  })
