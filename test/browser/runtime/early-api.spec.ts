import { expect, test } from '../harness'

const POPUP = '<section data-widget="popup" id="a" hidden aria-label="A"><p>Hi</p></section>'
const TAG = '<script defer src="/skerry.js"></script>'
/** Scripts that may run before the start; the browser decides which of them do. */
const early: [when: string, head: string][] = [
  ['in a module after the tag', `${TAG}<script type="module">Skerry.popup.show('a')</script>`],
  ['at DOMContentLoaded', `<script>addEventListener('DOMContentLoaded', () => Skerry.popup.show('a'), true)</script>${TAG}`],
  [
    'by a script that follows a blocking tag, before the popup',
    '<script src="/skerry.js"></script><script>Skerry.popup.show("a")</script>',
  ],
  ['by the builder’s name', `${TAG}<script type="module">elementorProFrontend.modules.popup.showPopup({ id: 'a' })</script>`],
  ['once it is ready', `${TAG}<script type="module">Skerry.ready.then(() => Skerry.popup.show('a'))</script>`],
  [
    'at the event, by a script that is there before ours',
    `<script>document.addEventListener('skerry:ready', () => Skerry.popup.show('a'))</script>${TAG}`,
  ],
  [
    'after a call that scans: a page that is still being read is not started',
    '<script src="/skerry.js"></script><script>Skerry.scan(); Skerry.popup.show("a")</script>',
  ],
]

test(`a popup that a script opens before the start opens: ${early.map(([when]) => when).join(', ')}`, async ({ page, site, problems }) => {
  await page.route(`${site.url}/early/*`, (route) => {
    const [, head] = early[Number(new URL(route.request().url()).pathname.slice(7))] as (typeof early)[number]
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><title>t</title>${head}<body>${POPUP}` })
  })
  for (const [i, [when]] of early.entries())
    await test.step(when, async () => {
      await page.goto(`/early/${i}`)
      await expect(page.locator('dialog')).toBeVisible()
    })
  expect(problems()).toEqual([])
})

test('calls before the start are run in order, and an unknown id is reported', async ({ page, site, problems }) => {
  const head = `${TAG}<script type="module">
    window.order = []
    document.addEventListener('skerry:ready', () => order.push('event'))
    Skerry.ready.then(() => order.push('promise'))
    Skerry.popup.show('a')
    Skerry.popup.hide('a')
    Skerry.popup.show('aa')
    Skerry.popup.explain('a').then(({ id }) => order.push(id))
  </script>`
  await page.route(`${site.url}/early/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><title>t</title>${head}<body>${POPUP}` }),
  )
  await page.goto('/early/')
  await expect.poll(() => problems()).toEqual([expect.stringContaining('Skerry · popup: none has the id aa')])
  await expect.poll(() => page.evaluate(() => (window as unknown as { order: string[] }).order)).toEqual(['event', 'promise', 'a'])
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('after unmounting everything a popup waits for the next start', async ({ page, site }) => {
  await page.route(`${site.url}/early/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><title>t</title>${TAG}<body>${POPUP}` }),
  )
  await page.goto('/early/')
  type Api = { Skerry: { ready: Promise<void>; unmount: () => void; scan: () => void; popup: { show: (id: string) => void } } }
  await page.evaluate(async () => {
    const { Skerry } = window as unknown as Api
    await Skerry.ready
    Skerry.unmount()
    Skerry.popup.show('a')
    Skerry.scan()
  })
  await expect(page.locator('dialog')).toBeVisible()
})
