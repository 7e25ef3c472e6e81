import { axe } from '../axe'
import { expect, test } from '../harness'
import { settled } from '../settled'
import { rememberServedMarkup, unmountDifference } from '../unmount'
import { expected, LOOP, loopSite, loopsMounted, titles } from './loop-site'

const OR = { multiple_selection: 'yes', logical_combination: 'OR' }
const pressed = (page: import('playwright/test').Page, name: string) =>
  page.getByRole('search', { name }).locator('[aria-pressed=true]').allTextContents()

test('a filter changes list, address and buttons, asks for what was chosen, and says how many there are', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const sent = await loopSite(page, { filter: OR })
  await page.goto('/own/?utm=x#h')
  await loopsMounted(page)
  await page.getByRole('button', { name: 'trips' }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'trips'))
  await expect(page.getByRole('status')).toHaveText('Items shown: 3.')
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(`?utm=x&e-filter-${LOOP}-category=trips#h`)
  expect(await pressed(page, 'topics')).toEqual(['trips'])
  await page.getByRole('button', { name: 'winter' }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'trips' && p.tag === 'winter'))
  expect(sent.at(-1)).toEqual({
    post_id: 40,
    widget_id: LOOP,
    widget_filters: { taxonomy: { category: { terms: ['trips'], logicalJoin: 'OR' }, post_tag: { terms: ['winter'] } } },
    pagination_base_url: new URL('/own/', page.url()).href,
  })
  // New items show at once, without their entrance animation.
  await expect(page.locator('.e-loop-item .elementor-invisible')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'all topics' }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.tag === 'winter'))
  const before = sent.length
  await page.getByRole('button', { name: 'all topics' }).click()
  await settled(page)
  expect(sent.length).toBe(before)
  expect(await unmountDifference(page)).toBe('')
  expect(problems()).toEqual([])
})

test('a list of a newer builder, which prints no wrapper, keeps its links to other pages when it is filtered', async ({ page }) => {
  await loopSite(page, { filter: OR, pagination: 'numbers', ajax: true, isBare: true })
  await page.goto('/own/')
  await loopsMounted(page)
  await page.getByRole('button', { name: 'harbours' }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'harbours'))
  expect(await page.locator('.elementor-loop-container,.elementor-widget-container').count()).toBe(1)
  await page.locator('a.page-numbers', { hasText: '2' }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'harbours', 2))
})

test('a list that a cache serves regardless of the address is corrected', async ({ page }) => {
  const sent = await loopSite(page)
  // The cache has one page for all addresses.
  await page.route('**/own/?*', (route) => route.fallback({ url: new URL('/own/', route.request().url()).href }))
  await page.goto(`/own/?e-filter-${LOOP}-category=trips`)
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'trips'))
  expect(await pressed(page, 'topics')).toEqual(['trips'])
  expect(sent.length).toBe(1)
})

test('back and forward show the list, the buttons and the address of each step', async ({ page, problems }) => {
  await loopSite(page, { filter: OR, pagination: 'numbers', ajax: true })
  await page.goto('/own/')
  await loopsMounted(page)
  await page.getByRole('button', { name: 'harbours' }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'harbours'))
  await page.locator('a.page-numbers', { hasText: '2' }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'harbours', 2))
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'harbours'))
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(expected(() => true))
  expect(await pressed(page, 'topics')).toEqual(['all topics'])
  await page.goForward()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'harbours'))
  expect(await pressed(page, 'topics')).toEqual(['harbours'])
  // A new hash is not a new list.
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'End' }).click()
  await page.goBack()
  expect(asked.filter((url) => !url.includes('/chunks/'))).toEqual([])
  expect(problems()).toEqual([])
})

test('the latest choice wins over a late answer; a double click chooses once', async ({ page }) => {
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  const sent = await loopSite(page, {}, async (route, count) => {
    if (count !== 1) return false
    await late
    await route.fulfill({ json: { data: '<div class="elementor-widget-container"><p>late</p></div>' } }).catch(() => {})
    return true
  })
  await page.goto('/own/')
  await loopsMounted(page)
  await page.getByRole('button', { name: 'harbours' }).click()
  await expect(page.locator('.e-loading-overlay')).toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'trips' }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'trips'))
  release()
  await page.getByRole('button', { name: 'winter' }).dblclick()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'trips' && p.tag === 'winter'))
  await expect(page.locator('.e-loading-overlay')).toHaveCount(0)
  expect(sent.length).toBe(3)
})

test('an answer that cannot be used leaves the list as it was, with one line and an event for the site', async ({
  page,
  problems,
  each,
}) => {
  await each(
    Object.entries({
      'a server error': { status: 500, json: { code: 'x' } },
      'no permission': { status: 401, json: { code: 'rest_forbidden' } },
      'an empty object': { json: {} },
      'text instead of a list': { json: { data: ' Error establishing a database connection ' } },
      'a list that is no text': { json: { data: ['<div></div>'] } },
      'broken JSON': { body: '{"data":' },
      'a cut connection': undefined,
    }),
    ([what]) => `${what} leaves the list as it was, with one line and an event for the site`,
    async ([, answer]) => {
      await loopSite(page, {}, (route) => (answer ? route.fulfill(answer) : route.abort()).then(() => true))
      await page.goto('/own/')
      await loopsMounted(page)
      const failed = page.evaluate(
        () => new Promise((resolve) => document.addEventListener('skerry:loop:error', () => resolve(true), { once: true })),
      )
      await page.getByRole('button', { name: 'trips' }).click()
      expect(await failed).toBe(true)
      expect(await titles(page)).toEqual(expected(() => true))
      await expect(page.locator('.e-loading-overlay,[aria-busy=true]')).toHaveCount(0)
      const lines = problems().filter((text) => text.includes('loop:'))
      expect(lines.length).toBe(1)
      if (answer && !('status' in answer)) expect(lines[0]).toMatch(/\[l00p111\]: loop: expected \{"data": "<div …>"\} from .*, got 200 /)
    },
  )
})

test('a filter whose request fails tries again in the background, and resets the address and the buttons if that fails too', async ({
  page,
}) => {
  let isDown = true
  const sent = await loopSite(page, {}, (route) => isDown && route.fulfill({ status: 500, json: { code: 'x' } }).then(() => true))
  await page.goto('/own/?utm=x')
  await loopsMounted(page)
  const button = page.getByRole('button', { name: 'trips' })
  await button.click()
  await expect(page.locator('.e-loading-overlay')).toHaveCount(0)
  await expect.poll(() => sent.length).toBe(2)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(new URL(page.url()).search).toBe('?utm=x')
  expect(await titles(page)).toEqual(expected(() => true))
  await button.click()
  await expect.poll(() => sent.length).toBe(3)
  isDown = false
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'trips'))
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(sent.length).toBe(4)
})

test('a route that a firewall blocks is replaced by loading the page at that address', async ({ page }) => {
  await loopSite(page, {}, (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }).then(() => true))
  await page.goto('/own/')
  await loopsMounted(page)
  await page.evaluate('window.isSame = true')
  await page.getByRole('button', { name: 'trips' }).click()
  await page.waitForFunction(() => !('isSame' in window))
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'trips'))
})

test('nothing in a response runs', async ({ page, problems, each }) => {
  await each(
    [
      ['a page', ''],
      ['a page with a picture called baseURI', 'baseURI'],
    ] as const,
    ([what]) => `nothing in a response runs on ${what}`,
    async ([, name]) => {
      const html = `<div class="elementor-widget-container"><div class="elementor-loop-container"><div class="e-loop-item"><h2>New</h2><script>window.hacked = 1</script><img src="data:," onerror="window.hacked = 2"><a id="a" href=" java&#10;script:window.hacked = 3">x</a><iframe srcdoc="<script>parent.hacked = 4</script>"></iframe><svg><a id="b"><animate attributeName="href" to="javascript:1"/></a></svg><form action="javascript:1"><button formaction="javascript:1">y</button></form><form onsubmit="window.hacked = 5" action="javascript:1"><select name="attributes"></select><input name="removeAttribute"></form></div></div></div>`
      await loopSite(page, {}, (route) => route.fulfill({ json: { data: html } }).then(() => true))
      await page.goto('/own/')
      await loopsMounted(page)
      await page.evaluate((called) => document.body.append(Object.assign(new Image(), { name: called })), name)
      await page.getByRole('button', { name: 'trips' }).click()
      await expect.poll(() => titles(page)).toEqual(['New'])
      await page.locator('#a').evaluate((el: HTMLElement) => el.click())
      expect(await page.evaluate('window.hacked')).toBe(undefined)
      expect(
        await page
          .locator('.e-loop-item')
          .evaluate(
            (el) => el.querySelectorAll('script,animate,[onerror],[onsubmit],[srcdoc],[href*=script],[action],[formaction]').length,
          ),
      ).toBe(0)
      // The page's policy also reports what it finds in the inert document.
      expect(problems().filter((text) => !/inline/.test(text))).toEqual([])
    },
  )
})

test('an unknown way of combining terms is reported, and one term replaces the other', async ({ page, problems }) => {
  const sent = await loopSite(page, { filter: { multiple_selection: 'yes', logical_combination: 'XOR' } })
  await page.goto('/own/')
  await loopsMounted(page)
  for (const name of ['harbours', 'trips']) await page.getByRole('button', { name }).click()
  await expect.poll(() => titles(page)).toEqual(expected((p) => p.category === 'trips'))
  expect(await pressed(page, 'topics')).toEqual(['trips'])
  expect(sent.at(-1)?.widget_filters).toEqual({ taxonomy: { category: { terms: ['trips'] } } })
  expect(problems().join()).toContain('logical_combination: expected AND or OR, got "XOR"')
})
