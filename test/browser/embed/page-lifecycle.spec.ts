import { expect, test } from '../harness'
import { keepServed, unmountDifference } from '../unmount'
import { body, show, toggle, works } from './embeds'

test('pages that swap their content: Turbo and Astro start anew by themselves, markup added later too', async ({
  page,
  site,
  problems,
}) => {
  await show(page, site.url)
  await page.evaluate((html) => {
    document.dispatchEvent(new Event('turbo:before-cache'))
    const next = document.createElement('body')
    next.innerHTML = html
    document.body.replaceWith(next)
    document.dispatchEvent(new Event('turbo:load'))
  }, body)
  await works(page)
  await page.evaluate((html) => {
    document.dispatchEvent(new Event('astro:before-swap'))
    document.body.innerHTML = html
    document.dispatchEvent(new Event('astro:page-load'))
  }, body)
  await works(page)
  await page.evaluate((html) => {
    document.body.innerHTML = html
  }, body)
  await works(page)
  expect(problems()).toEqual([])
})

test('Turbo’s own order of events: a kept copy is alive while the page itself is on its way, and nothing of ours is in the copy', async ({
  page,
  site,
  problems,
}) => {
  const theirs = `${body}<div class="elementor" data-elementor-type="wp-page" data-elementor-id="5"><p>x</p></div>`
  await keepServed(page)
  await show(page, site.url, { content: theirs })
  await works(page)
  const mode = () => page.evaluate(() => document.body.getAttribute('data-elementor-device-mode'))
  const fire = (...names: string[]) =>
    page.evaluate((list) => {
      for (const name of list) document.dispatchEvent(new Event(`turbo:${name}`))
    }, names)
  const render = () =>
    page.evaluate(() => {
      const { copy } = window as unknown as { copy: HTMLElement }
      document.dispatchEvent(new Event('turbo:before-render'))
      document.body.replaceWith(copy.cloneNode(true))
      document.dispatchEvent(new Event('turbo:render'))
    })
  // The order of a visit to a page whose copy is kept: preview, then the answer, then the one load.
  await fire('click', 'before-visit', 'visit', 'before-cache')
  const isClean = await page.evaluate(() => {
    const kept = window as unknown as { served: HTMLElement; copy: HTMLElement }
    kept.copy = document.body.cloneNode(true) as HTMLElement
    return kept.copy.isEqualNode(kept.served)
  })
  expect(isClean).toBe(true)
  await render()
  await works(page)
  expect(await mode()).toBe('desktop')
  await render()
  await fire('load')
  await works(page)
  expect(await mode()).toBe('desktop')
  expect(await page.locator('#elementor-device-mode').count()).toBe(1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the start gives way on a large page, and the page’s globals are there before it begins', async ({ page, site, problems }) => {
  await page.addInitScript(() => {
    // A clock of which every look costs a millisecond: what counts is how often the start looks, not how fast this machine is.
    let now = 0
    performance.now = () => ++now
    const seen = { yields: 0, early: '' }
    Object.assign(window, { seen })
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } }
    const give = scheduler.yield.bind(scheduler)
    scheduler.yield = () => {
      seen.yields++
      return give()
    }
    document.addEventListener('DOMContentLoaded', () => {
      const { Skerry, elementorFrontend } = window as unknown as { Skerry?: { islands: () => unknown[] }; elementorFrontend?: object }
      seen.early = `${typeof elementorFrontend} ${Skerry?.islands().length}`
    })
  })
  const many = Array.from(
    { length: 60 },
    (_, i) => `<button data-popup-open="p${i}">x</button><section data-widget="popup" id="p${i}" hidden>x</section>`,
  )
  await show(page, site.url, { content: `${body}${many.join('')}` })
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          (window as unknown as { Skerry: { islands: () => { state: string }[] } }).Skerry.islands().filter(
            ({ state }) => state === 'mounted',
          ).length,
      ),
    )
    .toBeGreaterThan(60)
  const seen = await page.evaluate(() => (window as unknown as { seen: { yields: number; early: string } }).seen)
  expect(seen.early).toBe('object 0')
  // 60 hosts to look at and 60 popups to mount, at most 8 of them a turn.
  expect(seen.yields).toBeGreaterThan(14)
  await works(page)
  expect(problems()).toEqual([])
})

test('unmount and scan: the page as served, and alive again', async ({ page, site, problems }) => {
  await keepServed(page)
  await show(page, site.url)
  await works(page)
  expect(await unmountDifference(page)).toBe('')
  await page.evaluate(() => (window as unknown as { Skerry: { scan: () => void } }).Skerry.scan())
  await works(page)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('hand-written pages carry no trace of the builder', async ({ page, site }) => {
  await show(page, site.url)
  await toggle(page).click()
  expect(
    await page.evaluate(() => [
      document.getElementById('elementor-device-mode'),
      document.body.className,
      document.body.getAttribute('data-elementor-device-mode'),
    ]),
  ).toEqual([null, '', null])
})
