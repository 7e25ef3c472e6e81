import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { overlay, overlayClass, overlayStyles } from './page-transition-pages'

// A page that is still navigating when a test ends cannot be emptied and used again by the next test.
test.use({ reuseContext: false })

/** Vector 1, and durations in all units. */
for (const [what, more, entranceTime, exitTime] of [
  ['by default', '', 1500, 1500],
  ['in milliseconds', '--e-page-transition-animation-duration: 800ms', 800, 800],
  ['in seconds', '--e-page-transition-animation-duration: 1.2s', 1200, 1200],
  ['with a delay for the loader', '--e-page-transition-animation-duration: 500ms; --e-preloader-delay: 700ms', 500, 1200],
] as const)
  test(`${what} the entrance takes ${entranceTime} ms and the exit ${exitTime} ms`, async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(60_000)
    await ownPage(page, `${overlay()}<a id="a" href="/own/next">x</a>`, `e-page-transition { ${more} }`)
    await expect(page.locator('e-preloader')).toHaveCount(1)
    expect(await overlayClass(page)).toBe('e-page-transition--entering')
    await page.clock.runFor(entranceTime - 20)
    expect(await overlayClass(page)).toBe('e-page-transition--entering')
    await page.clock.runFor(30)
    expect(await overlayClass(page)).toBe('e-page-transition--entered')
    await page.evaluate(() => {
      const seen = Object.assign(window, { isLeaving: false })
      // The event comes when the navigation starts, however long the next page takes to load.
      ;(window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', () => {
        seen.isLeaving = true
      })
      document.getElementById('a')?.click()
    })
    const isLeaving = () => page.evaluate(() => (window as unknown as { isLeaving: boolean }).isLeaving)
    expect(await overlayClass(page)).toBe('e-page-transition--exiting')
    await page.clock.runFor(exitTime - 20)
    expect(await isLeaving()).toBe(false)
    const nextPage = page.waitForURL('**/own/next', { waitUntil: 'commit' })
    await page.clock.runFor(30)
    await nextPage
  })

const ANIMATIONS = [
  'fade',
  'fade-down',
  'fade-up',
  'fade-left',
  'fade-right',
  'zoom',
  'slide-down',
  'slide-up',
  'slide-left',
  'slide-right',
]
const keyframesName = (animation: string, direction: 'in' | 'out') => `e-page-transition-${animation.replace(/^(\w+)/, `$1-${direction}`)}`
const ALL_KEYFRAMES = ANIMATIONS.flatMap((animation) => [keyframesName(animation, 'in'), keyframesName(animation, 'out')])
test(`every animation moves, in and out: ${ANIMATIONS.join(', ')}`, async ({ page }) => {
  await ownPage(page, overlay(), overlayStyles('--e-page-transition-animation-duration: 5s'))
  await expect(page.locator('e-preloader')).toHaveCount(1)
  const seen = await page.locator('e-page-transition').evaluate(
    (el, names) =>
      names.map((name) => {
        ;(el as HTMLElement).style.setProperty('--e-page-transition-entrance-animation', name)
        const [animation] = el.getAnimations().filter((a) => (a as CSSAnimation).animationName === name)
        if (!animation) return [name, 'none']
        const styles = [0, 0.5, 0.999].map((part) => {
          animation.currentTime = part * 5000
          const { opacity, translate, scale } = getComputedStyle(el)
          return [opacity, translate, scale].join()
        })
        return [name, new Set(styles).size]
      }),
    ALL_KEYFRAMES,
  )
  expect(seen).toEqual(ALL_KEYFRAMES.map((name) => [name, 3]))
})
