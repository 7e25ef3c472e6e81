import type { Page } from 'playwright/test'

type Kept = {
  served: HTMLElement
  Skerry: {
    unmount: (root?: Node) => void
    scan: (root?: Node) => void
    islands: () => { state: string; widget: { name: string; when: string }; host: HTMLElement }[]
  }
}

/** Keeps a copy of the body as it was served, from before any deferred script ran. */
export const keepServed = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      ;(window as unknown as Kept).served = document.body.cloneNode(true) as HTMLElement
    }),
  )

/** Unmounts everything; empty when the body is what was served, else where it first differs. */
export const unmountDifference = (page: Page) =>
  page.evaluate(() => {
    const { served, Skerry } = window as unknown as Kept
    Skerry.unmount(document)
    // What a demo page's own script fills is its own.
    for (const body of [served, document.body]) for (const box of body.querySelectorAll('[data-verdict]')) box.replaceChildren()
    const path = (node: Node): string =>
      (node.parentElement ? `${path(node.parentElement)} > ` : '') +
      (node instanceof Element ? `${node.localName}${node.id && `#${node.id}`}` : node.nodeName)
    const show = (node: Node | null | undefined) =>
      node instanceof Element
        ? (node.cloneNode(false) as Element).outerHTML.slice(0, 400)
        : node && `${node.nodeName} ${node.nodeValue?.slice(0, 80)}`
    const differ = (a: Node, b: Node): string => {
      if (a.isEqualNode(b)) return ''
      if (!a.cloneNode(false).isEqualNode(b.cloneNode(false))) return `${path(b)}: served ${show(a)}, now ${show(b)}`
      for (let i = 0; i < Math.max(a.childNodes.length, b.childNodes.length); i++) {
        const [x, y] = [a.childNodes[i], b.childNodes[i]]
        if (!x || !y) return `${path(b)}: child ${i} served ${show(x)}, now ${show(y)}`
        const inner = differ(x, y)
        if (inner) return inner
      }
      return 'differs'
    }
    return differ(served, document.body)
  })

/** Mounts what was unmounted: a start of its own, without opening the page again. */
export const scanAgain = (page: Page) => page.evaluate(() => (window as unknown as Kept).Skerry.scan(document))

/** `name: n mounted` of every island, and those that failed by name. */
export const islandsOf = (page: Page) =>
  page.evaluate(() => {
    const list = (window as unknown as Kept).Skerry.islands()
    const states: Record<string, number> = {}
    // What waits for a visitor's interest may wait for ever.
    for (const { widget, state } of list)
      if (widget.when !== 'intent') states[`${widget.name} ${state}`] = (states[`${widget.name} ${state}`] ?? 0) + 1
    return { states, failed: list.filter((i) => i.state === 'failed').map((i) => `${i.widget.name} ${i.host.className.slice(0, 80)}`) }
  })

/** What has not begun yet, and is not left to a visitor's interest; the idle sweep starts what nothing scrolls to. */
export const waiting = async (page: Page) => Object.keys((await islandsOf(page)).states).filter((s) => s.endsWith(' waiting'))

/** Scrolls to the end and back, a viewport at a time, so that everything near the viewport has its chance to start. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}
