import type { Page } from 'playwright/test'

type WithRuntime = {
  /** The body as it was served. */
  served: HTMLElement
  Skerry: {
    unmount: (root?: Node) => void
    scan: (root?: Node) => void
    islands: () => { state: string; widget: { name: string; when: string }; host: HTMLElement }[]
  }
}

/** Keeps a copy of the body as it was served, from before any deferred script ran; call it before the page is opened. */
export const rememberServedMarkup = (page: Page) =>
  page.addInitScript(() => {
    const remember = () => {
      // Not `??=`: an element with this id would be taken for it.
      if (!Object.hasOwn(window, 'served')) Object.assign(window, { served: document.body.cloneNode(true) })
    }
    document.addEventListener('DOMContentLoaded', remember)
    // A take-over keeps that event back until scripts have run, which may have met our runtime.
    let stub: { read?: Promise<void> } | undefined
    Object.defineProperty(window, 'skerryTakeover', {
      configurable: true,
      enumerable: true,
      get: () => stub,
      set: (value) => {
        stub = value
        void stub?.read?.then(remember)
      },
    })
  })

/** Unmounts everything. Empty when the body equals the one that was served, else the first difference. `rememberServedMarkup` comes before the page. */
export const unmountDifference = (page: Page) =>
  page.evaluate(() => {
    const { served, Skerry } = window as unknown as WithRuntime
    if (!served) throw new Error('there is nothing to compare with: call rememberServedMarkup(page) before the page is opened')
    Skerry.unmount(document)
    // These boxes are filled by the demo pages' own scripts.
    for (const body of [served, document.body]) for (const box of body.querySelectorAll('[data-verdict]')) box.replaceChildren()
    const path = (node: Node): string =>
      (node.parentElement ? `${path(node.parentElement)} > ` : '') +
      (node instanceof Element ? `${node.localName}${node.id && `#${node.id}`}` : node.nodeName)
    const show = (node: Node | null | undefined) =>
      node instanceof Element
        ? (node.cloneNode(false) as Element).outerHTML.slice(0, 400)
        : node && `${node.nodeName} ${node.nodeValue?.slice(0, 80)}`
    const difference = (a: Node, b: Node): string => {
      if (a.isEqualNode(b)) return ''
      if (!a.cloneNode(false).isEqualNode(b.cloneNode(false))) return `${path(b)}: served ${show(a)}, now ${show(b)}`
      for (let i = 0; i < Math.max(a.childNodes.length, b.childNodes.length); i++) {
        const [x, y] = [a.childNodes[i], b.childNodes[i]]
        if (!x || !y) return `${path(b)}: child ${i} served ${show(x)}, now ${show(y)}`
        const inner = difference(x, y)
        if (inner) return inner
      }
      return 'differs'
    }
    return difference(served, document.body)
  })

/** Unmounts the islands in the element that matches `selector`, or the whole runtime. */
export const unmount = (page: Page, selector?: string) =>
  page.evaluate((part) => {
    const { Skerry } = window as unknown as WithRuntime
    Skerry.unmount(part ? (document.querySelector(part) as Element) : document)
  }, selector)

/** Starts the runtime again after it was unmounted, without opening the page again. */
export const scanAgain = (page: Page) => page.evaluate(() => (window as unknown as WithRuntime).Skerry.scan(document))

/** The widget names of all islands, sorted. */
export const islandNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as WithRuntime).Skerry.islands()
      .map(({ widget }) => widget.name)
      .sort(),
  )

/** How many islands are in which state, by `name state`, and the list of those that failed. */
export const islandStates = (page: Page) =>
  page.evaluate(() => {
    const list = (window as unknown as WithRuntime).Skerry.islands()
    const states: Record<string, number> = {}
    // An island that waits for the visitor's interest may wait forever.
    for (const { widget, state } of list)
      if (widget.when !== 'intent') states[`${widget.name} ${state}`] = (states[`${widget.name} ${state}`] ?? 0) + 1
    return { states, failed: list.filter((i) => i.state === 'failed').map((i) => `${i.widget.name} ${i.host.className.slice(0, 80)}`) }
  })

/** The islands that have not started yet and do not wait for the visitor's interest. It becomes empty by itself where pages are in use (harness): the idle sweep starts what nothing scrolls to. */
export const waitingIslands = async (page: Page) => Object.keys((await islandStates(page)).states).filter((s) => s.endsWith(' waiting'))

/** Scrolls to the end and back, a viewport at a time, so that everything that starts near the viewport does. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await nextFrame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await nextFrame()
  })
}
