import { expect, test } from '../harness'
import { ownPage } from '../own-page'

/**
 * Forms that are hosts themselves, each with a field that shadows one of their properties: in turn, everything but methods that browsers
 * define for a form.
 */
const HOSTS: Record<string, (field: string) => string> = {
  'a form that is sent': (field) => `<form data-widget="form" action="/forms/send">${field}<button>Send</button></form>`,
  'a sticky element': (field) => `<form data-settings='{"sticky":"top"}'>${field}</form>`,
}

for (const [what, form] of Object.entries(HOSTS))
  test(`a form works as ${what}, whichever of its properties a field shadows`, async ({ page, problems }) => {
    test.slow()
    const names = await page.evaluate(() => {
      const found = new Set<string>()
      for (let at: object = HTMLFormElement.prototype; at; at = Object.getPrototypeOf(at))
        for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
          if (typeof value !== 'function') found.add(name)
      return [...found]
    })
    expect(names).toEqual(expect.arrayContaining(['id', 'style', 'classList', 'name', 'title', 'dataset', 'parentElement', 'children']))
    await page.addInitScript(() => {
      Document.prototype.addEventListener.call(document, 'DOMContentLoaded', () => {
        Object.assign(globalThis, { served: Element.prototype.getHTML.call(Document.prototype.querySelector.call(document, 'main')) })
      })
    })
    await ownPage(page, `<main>${names.map((name) => form(`<input name="${name}" aria-label="${name}">`)).join('')}</main>`)
    const states = () =>
      page.evaluate(() => {
        const { Skerry } = globalThis as unknown as { Skerry: { islands: () => { state: string; host: HTMLElement }[] } }
        const nameOf = (host: Element) => Element.prototype.querySelector.call(host, 'input')?.getAttribute('name')
        const list = Skerry.islands().map(({ state, host }) => `${state} ${nameOf(host)}`)
        return {
          mounted: list.filter((line) => line.startsWith('mounted')).length,
          others: list.filter((line) => !line.startsWith('mounted')),
        }
      })
    await expect.poll(states, { timeout: 20_000 }).toEqual({ mounted: names.length, others: [] })
    const lost = await page.evaluate(() => {
      const { Skerry, served } = globalThis as unknown as { Skerry: { unmount: (root: Node) => void }; served: string }
      Skerry.unmount(document)
      const split = (html: string) => html.split('<form')
      const now = split(Element.prototype.getHTML.call(document.querySelector('main')))
      return split(served).flatMap((one, i) => (one === now[i] ? [] : [`served ${one.slice(0, 300)} now ${now[i]?.slice(0, 300)}`]))
    })
    expect(lost).toEqual([])
    expect(problems()).toEqual([])
  })
