import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const menu = (links: string) =>
  `<nav data-widget="menu" aria-label="Spis" data-settings='{"layout":"horizontal","dropdown":"none"}'><ul data-menu-list>${links}</ul></nav>`
const item = (href: string, i: number) => `<li><a id="l${i}" href="${href}">${i}</a></li>`

test('a menu link to an id that no element has is reported once, when it is clicked', async ({ page, problems }) => {
  await ownPage(page, `${menu(item('#offer', 0) + item('/own/#sm%C3%B8rrebr%C3%B8d', 1) + item('#there', 2))}<p id="there">j</p>`)
  await page.waitForFunction(() => 'Skerry' in window)
  expect(problems()).toEqual([])
  for (const id of ['l0', 'l1', 'l0']) await page.click(`#${id}`)
  await expect.poll(() => problems().length).toBe(2)
  // A click that comes before the code for the one before it takes that one's place.
  const reported = problems().join('\n')
  expect(reported).toContain('a[href="#offer"]: no element has the id offer')
  expect(reported).toContain('no element has the id smørrebrød')
})

/** Hashes that do not name an element of the page, or that another script handles. */
const SILENT = ['#', '#top', '#!/x', '#/way', '#elementor-action%3Aaction%3Dnone', '/own/other#offer', '#a-name', '#there']
test('links that name no element, or one that is added on the click, are not reported', async ({ page, problems }) => {
  await page.route('**/own/other', (route) => route.abort())
  await ownPage(
    page,
    `${menu(`${item('#gone', 99) + SILENT.map(item).join('')}<li><a id="tab" href="#bookmark" role="tab">t</a></li><li><a id="taken" href="#occupied">w</a></li><li><a id="made" href="#done">z</a></li>`)}<a name="a-name">n</a><p id="there">j</p>`,
  )
  await page.waitForFunction(() => 'Skerry' in window)
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      const { id } = event.target as Element
      if (id === 'taken' || id === 'l5') event.preventDefault()
      if (id === 'made') document.body.append(Object.assign(document.createElement('p'), { id: 'done' }))
    })
  })
  for (const id of [...SILENT.map((_, i) => `l${i}`), 'tab', 'taken', 'made'])
    await page.evaluate((name) => document.getElementById(name)?.click(), id)
  await page.click('#l99')
  // Reports come in the order of the clicks, so none of the earlier ones was reported.
  await expect.poll(() => problems(/elementor-action|action/).length).toBe(1)
  expect(problems(/elementor-action|action/)[0]).toContain('#gone')
})

test('a link anywhere on the page is reported, also where no link scrolls; the code for it is loaded on the click', async ({
  page,
  problems,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  const chunkRequests = () => files.filter((url) => /chunks\/anchors/.test(url)).length
  await ownPage(page, '<a id="ok" href="#h">h</a> <a id="none" href="#">#</a> <a id="no" href="#cle">target</a><h2 id="h">h</h2>')
  await page.waitForFunction(() => 'Skerry' in window)
  for (const id of ['ok', 'none']) await page.click(`#${id}`)
  expect(chunkRequests()).toBe(0)
  await page.click('#no')
  await expect.poll(chunkRequests).toBe(1)
  await expect.poll(() => problems().length).toBe(1)
  expect(problems()[0]).toContain('a[href="#cle"]: no element has the id cle')
})
