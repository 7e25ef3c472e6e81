import { openBlankOnce, originsToEmpty } from '../emptied'
import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const stored = async () => [{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()]

// In one browser: each test would find what the previous one left.
for (const left of ['', ' with a database in use', ' at last'])
  test(`the next test finds nothing that a page has stored, not even while unloading${left}`, async ({ page, context, site }) => {
    expect(originsToEmpty(context), 'Playwright’s list is where it was').toEqual(new Set())
    expect(openBlankOnce(page), 'and its page').toBe(true)
    await ownPage(page, '', '', '<meta name="without" content="our script">')
    expect(originsToEmpty(context)).toEqual(new Set([site.url]))
    expect(await page.evaluate(stored)).toEqual([{}, {}, []])
    await page.evaluate(async (keepsOpen) => {
      localStorage.setItem('a', '1')
      sessionStorage.setItem('a', '1')
      addEventListener('pagehide', () => {
        localStorage.setItem('b', '2')
        sessionStorage.setItem('b', '2')
      })
      const request = indexedDB.open('kept')
      await new Promise((done) => request.addEventListener('success', done))
      if (!keepsOpen) request.result.close()
    }, left.includes('in use'))
  })
