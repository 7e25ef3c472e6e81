import { expect, test } from '../harness'
import { ownPage, serveScript } from '../own-page'
import { rememberServedMarkup, scanAgain, unmountDifference } from '../unmount'
import { body, expectWorking, show, toggle } from './embeds'

test('a page works after Turbo or Astro has swapped it, and after a script has replaced its content', async ({ page, site, problems }) => {
  await show(page, site.url)
  await page.evaluate((html) => {
    document.dispatchEvent(new Event('turbo:before-cache'))
    const next = document.createElement('body')
    next.innerHTML = html
    document.body.replaceWith(next)
    document.dispatchEvent(new Event('turbo:load'))
  }, body)
  await expectWorking(page)
  await page.evaluate((html) => {
    document.dispatchEvent(new Event('astro:before-swap'))
    document.body.innerHTML = html
    document.dispatchEvent(new Event('astro:page-load'))
  }, body)
  await expectWorking(page)
  await page.evaluate((html) => {
    document.body.innerHTML = html
  }, body)
  await expectWorking(page)
  expect(problems()).toEqual([])
})

test('a copy that Turbo keeps of a page is what was served, and works while Turbo shows it and loads the page itself', async ({
  page,
  site,
  problems,
}) => {
  const content = `${body}<div class="elementor" data-elementor-type="wp-page" data-elementor-id="5"><p>x</p></div>`
  await rememberServedMarkup(page)
  await show(page, site.url, { content })
  await expectWorking(page)
  const deviceMode = () => page.evaluate(() => document.body.getAttribute('data-elementor-device-mode'))
  const dispatch = (...names: string[]) =>
    page.evaluate((list) => {
      for (const name of list) document.dispatchEvent(new Event(`turbo:${name}`))
    }, names)
  const renderCopy = () =>
    page.evaluate(() => {
      const { copy } = window as unknown as { copy: HTMLElement }
      document.dispatchEvent(new Event('turbo:before-render'))
      document.body.replaceWith(copy.cloneNode(true))
      document.dispatchEvent(new Event('turbo:render'))
    })
  // Turbo's order of events for a visit to a page of which it has a copy: it renders the copy, then the answer, and loads once.
  await dispatch('click', 'before-visit', 'visit', 'before-cache')
  const isClean = await page.evaluate(() => {
    const kept = window as unknown as { served: HTMLElement; copy: HTMLElement }
    kept.copy = document.body.cloneNode(true) as HTMLElement
    return kept.copy.isEqualNode(kept.served)
  })
  expect(isClean).toBe(true)
  await renderCopy()
  await expectWorking(page)
  expect(await deviceMode()).toBe('desktop')
  await renderCopy()
  await dispatch('load')
  await expectWorking(page)
  expect(await deviceMode()).toBe('desktop')
  expect(await page.locator('#elementor-device-mode').count()).toBe(1)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('the start on a large page yields to the browser again and again, and the page’s globals are there before it begins', async ({
  page,
  site,
  problems,
}) => {
  await page.addInitScript(() => {
    // Each time the clock is read a millisecond passes, so that the result depends on how often the start reads it, and not on this machine's speed.
    let now = 0
    performance.now = () => ++now
    const observed = { yields: 0, early: '' }
    Object.assign(window, { observed })
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } }
    const nativeYield = scheduler.yield.bind(scheduler)
    scheduler.yield = () => {
      observed.yields++
      return nativeYield()
    }
    document.addEventListener('DOMContentLoaded', () => {
      const { Skerry, elementorFrontend } = window as unknown as { Skerry?: { islands: () => unknown[] }; elementorFrontend?: object }
      observed.early = `${typeof elementorFrontend} ${Skerry?.islands().length}`
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
  const observed = await page.evaluate(() => (window as unknown as { observed: { yields: number; early: string } }).observed)
  expect(observed.early).toBe('object 0')
  // There are 60 hosts to examine and 60 popups to mount, at most 8 of them in a slice.
  expect(observed.yields).toBeGreaterThan(14)
  await expectWorking(page)
  expect(problems()).toEqual([])
})

test('unmounting restores the page as it was served, and a scan makes it work again', async ({ page, site, problems }) => {
  await rememberServedMarkup(page)
  await show(page, site.url)
  await expectWorking(page)
  expect(await unmountDifference(page)).toBe('')
  await scanAgain(page)
  await expectWorking(page)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a hand-written page gets nothing of the builder: no device element, no class, no attribute', async ({ page, site }) => {
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

test('after Turbo has swapped a page that it does not keep, other scripts find the next page’s configuration', async ({ page }) => {
  await serveScript(page, '/config.js', 'elementorFrontendConfig = { post: { id: 7 }, is_rtl: false }')
  await ownPage(page, '<div class="elementor"></div>', '', '<script src="/config.js"></script><script defer src="/skerry.js"></script>')
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop')
  await page.evaluate(() => {
    const body = document.createElement('body')
    body.append(Object.assign(document.createElement('div'), { className: 'elementor' }))
    document.dispatchEvent(new CustomEvent('turbo:before-render', { detail: { newBody: body } }))
    document.body.replaceWith(body)
    ;(window as unknown as { elementorFrontendConfig: object }).elementorFrontendConfig = { post: { id: 8 } }
    document.dispatchEvent(new CustomEvent('turbo:load'))
  })
  await expect(page.locator('body')).toHaveAttribute('data-elementor-device-mode', 'desktop')
  await expect(page.locator('#elementor-device-mode')).toHaveCount(1)
  expect(await page.evaluate('elementorFrontend.config.post?.id')).toBe(8)
})

test('what a stream of Turbo compares is as it was served, and works afterwards', async ({ page, problems }) => {
  await page.addInitScript(() => Object.assign(window, { Turbo: {} }))
  await ownPage(
    page,
    `<div id="root"><div data-widget="tabs"><div data-tabs-list><a href="#a">A</a><a href="#b">B</a></div><section id="a">1</section><section id="b">2</section></div></div>`,
  )
  await page.locator('[role=tab]').nth(1).click()
  await expect(page.locator('#b')).toBeVisible()
  // How often Turbo's code has met a running widget; its events count only once their code is there.
  const met = () =>
    page.evaluate(async () => {
      const root = document.getElementById('root') as HTMLElement
      const newStream = Object.assign(document.createElement('turbo-stream'), { targetElements: [root] })
      newStream.setAttribute('action', 'update')
      let found = 0
      const detail = {
        newStream,
        render: async () => {
          found = root.querySelectorAll('[role]').length
        },
      }
      document.dispatchEvent(new CustomEvent('turbo:before-stream-render', { detail }))
      await detail.render()
      return found
    })
  await expect.poll(met).toBe(0)
  await page.locator('[role=tab]').nth(1).click()
  await expect(page.locator('#b')).toBeVisible()
  expect(problems()).toEqual([])
})
