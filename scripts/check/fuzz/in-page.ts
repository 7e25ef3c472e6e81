/** What runs in the page that is tried. Each function is sent there as text, so it uses nothing from around it. */

/** What the page has, of ours and of what is tried. */
export interface PageGlobals {
  fuzz: { found: string[]; longTasks: number[]; loops: number; served: Element; servedRoot: Node }
  Skerry: {
    islands(): { state: string; host: Partial<Element>; widget: { name: string; when: string } }[]
    unmount(root: Node): void
    scan(root: Node): void
    popup: { explain(id: string): Promise<unknown> | undefined }
  }
  navigation?: EventTarget
}

/** Before any script of the page: writes down everything that must not happen, and keeps a copy of the page as it was served. */
export function trap() {
  const found: string[] = []
  const longTasks: number[] = []
  const page = globalThis as unknown as PageGlobals
  // The two parts of the page come when it has been read.
  page.fuzz = { found, longTasks, loops: 0 } as unknown as PageGlobals['fuzz']
  for (const name of ['alert', 'confirm', 'print', 'xss']) Object.assign(globalThis, { [name]: () => void found.push(`ran: ${name}`) })
  // A share link may open a window, or show the address to be copied.
  Object.assign(globalThis, { open: () => null, prompt: () => null })
  addEventListener('error', ({ message, error }) => {
    if (/^ResizeObserver loop/.test(message)) page.fuzz.loops++
    else found.push(`error: ${message} ${error?.stack ?? ''}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => found.push(`rejection: ${reason} ${reason?.stack ?? ''}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    // The builder's own files, where the pages that cases are made of say that they lie.
    if (/^http:\/\/site\.test\/wp-content\/plugins\/elementor\/assets\/svg-paths\//.test(blockedURI)) return
    found.push(`policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`)
  })
  const { error } = console
  console.error = (line, cause, ...more) => {
    // A file that cannot be had or holds something else, and a selector that is none, are mistakes of the page's, rightly reported.
    // A link of a menu inside of an SVG drawing has no hash: that menu's links are not marked by the scroll position. Known, and all of it.
    const isKnown = /^Skerry · spy \S+: failed/.test(line) && /'slice'/.test(cause?.message)
    if (
      !isKnown &&
      /^Skerry · (?!lottie: http|[^:]*: (?:\S*selector |container |loop: (?:data-next-page: )?(?:expected|Failed to fetch)\b))/.test(
        line,
      ) &&
      !/Error in file/.test(line)
    )
      found.push(`reported: ${line} ${cause?.stack ?? ''}`)
    error(line, cause, ...more)
  }
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  // Links are not followed: that is up to the browser, which is not what is tested.
  page.navigation?.addEventListener('navigate', (event: Event & { hashChange?: boolean }) => {
    if (!event.hashChange && event.cancelable) event.preventDefault()
  })
  // A new tab would hide this one, which then draws one frame a second. Code in a link of the page (javascript:) is not what is tested.
  const running = new WeakSet<object>()
  for (const type of ['click', 'submit'])
    addEventListener(type, (event) => {
      if (
        event
          .composedPath()
          .some((node) => running.has(node) || (node instanceof HTMLElement && Element.prototype.hasAttribute.call(node, 'target')))
      )
        event.preventDefault()
    })
  Document.prototype.addEventListener.call(document, 'DOMContentLoaded', () => {
    const links = Document.prototype.querySelectorAll.call(document, 'a[href],area[href]') as NodeListOf<HTMLAnchorElement>
    for (const link of links) if (link.protocol === 'javascript:') running.add(link)
    page.fuzz.served = document.documentElement.lastElementChild?.cloneNode(true) as Element
    page.fuzz.servedRoot = document.documentElement.cloneNode(false)
  })
}

/** Waits until nothing is left to mount but what waits for the visitor, `most` ms at most. */
export async function mounted(most: number) {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const page = globalThis as unknown as PageGlobals
  const isWaiting = () => page.Skerry.islands().some(({ state, widget }) => state === 'waiting' && widget.when !== 'intent')
  const end = Date.now() + most
  // A drawing may be millions of px high: what is below such a one is not looked at.
  const height = Math.min(document.documentElement.scrollHeight, 150_000)
  for (let y = 0; y < height; y += 1500) {
    scrollTo({ top: y, behavior: 'instant' })
    await frame()
  }
  for (let quiet = 0; quiet < 3 && Date.now() < end; quiet = isWaiting() ? 0 : quiet + 1) await new Promise((done) => setTimeout(done, 20))
}

/** Shows all of the page, one window's height after the other: some things are asked for only while they are in view. */
export async function lookThrough() {
  const height = document.documentElement.scrollHeight
  for (let y = 0; y < height; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
}

/** Uses everything that can be pressed, by pointer and keys, a few things in each case. */
export async function press() {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const pressable =
    'button,a[href],[role=button],[role=tab],summary,[tabindex],input,select,[data-popup-open],[data-widget=lottie],.elementor-toggle-title,img'
  const keys = ['Enter', ' ', 'ArrowRight', 'ArrowDown', 'Home', 'Escape']
  const dispatchEscape = () =>
    (document.activeElement ?? globalThis).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  let [turn, number] = [0, 0]
  for (const one of (document.documentElement.lastElementChild as Element).querySelectorAll('[data-case]')) {
    for (const el of [...one.querySelectorAll(pressable)].filter((node) => node instanceof HTMLElement).slice(0, 2)) {
      const init = { bubbles: true, cancelable: true, view: window, pointerType: 'mouse' }
      const pointing: [string, typeof MouseEvent][] = [
        ['pointerenter', PointerEvent],
        ['pointerover', PointerEvent],
        ['mouseenter', MouseEvent],
        ['mouseover', MouseEvent],
        ['pointerdown', PointerEvent],
        ['pointerup', PointerEvent],
      ]
      for (const [type, Type] of pointing) el.dispatchEvent(new Type(type, init))
      if (turn % 3 === 0) HTMLElement.prototype.focus.call(el, { preventScroll: true })
      el.dispatchEvent(new MouseEvent('click', init))
      const key = keys[turn++ % keys.length]
      for (const type of ['keydown', 'keyup']) el.dispatchEvent(new KeyboardEvent(type, { key: key ?? '', ...init }))
      el.dispatchEvent(new MouseEvent('mouseleave', init))
    }
    // Each case is a task of its own, so that one that takes too long is seen.
    await new Promise((done) => setTimeout(done))
    if (number++ % 10) continue
    await frame()
    // What has been opened is closed by the key that a visitor would press.
    dispatchEscape()
  }
  for (let i = 0; i < 3; i++) {
    dispatchEscape()
    await frame()
  }
  dispatchEvent(new Event('resize'))
  scrollTo({ top: 500, behavior: 'instant' })
  await frame()
}

/** Waits until the jobs, timers and frames that are due have run. */
export async function settle() {
  for (let round = 0; round < 3; round++) {
    await new Promise((done) => setTimeout(done, 30))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 10)))
  }
}

/** Whether the popup that every page has beside its cases can still be opened and closed. */
export async function works() {
  // One that is part of the page and open as served is in nobody's way.
  for (const dialog of (document.documentElement.lastElementChild as Element).querySelectorAll('dialog:modal'))
    HTMLDialogElement.prototype.close.call(dialog as HTMLDialogElement)
  const find = (selector: string) => Document.prototype.querySelector.call(document, selector) as HTMLElement | null
  find('#fuzz-opener')?.click()
  const end = Date.now() + 10_000
  while (!find('dialog[open] #fuzz-text') && Date.now() < end) await new Promise((done) => setTimeout(done, 20))
  return Boolean(find('dialog[open] #fuzz-text'))
}

/** Unmounts everything; what is not as it was served, with the number of the case. Also says which islands have failed. */
export async function leave() {
  const { fuzz, Skerry } = globalThis as unknown as PageGlobals
  const { found, served, servedRoot, longTasks, loops } = fuzz
  const body = () => document.documentElement.lastElementChild as Element
  // A hundred independent elements may resize one another now and then; an element that resizes in every frame causes its own resizing.
  const frames = 30
  if (loops > 60) for (let i = 0; i < frames; i++) await new Promise((done) => requestAnimationFrame(done))
  if (fuzz.loops - loops > frames * 0.8) found.push('error: endless ResizeObserver loop')
  for (const { state, widget, host } of Skerry.islands())
    if (state === 'failed') found.push(`failed: ${widget.name} @${host.closest?.('[data-case]')?.getAttribute('data-case')}`)
  Skerry.unmount(document)
  // The browser opens and closes these itself, and visitors do too, so their state is not compared.
  for (const part of [served, body()]) for (const details of part.querySelectorAll('details')) details.removeAttribute('open')
  const path = (node: Node): string => (node.parentElement ? `${path(node.parentElement)} > ` : '') + node.nodeName.toLowerCase()
  const show = (node: Node | undefined) =>
    (node && 'attributes' in node ? (node.cloneNode(false) as Element).outerHTML : `${node?.nodeName} ${node?.nodeValue}`).slice(0, 300)
  const caseOf = (node: Node) =>
    ('closest' in node ? (node as Element) : node.parentElement)?.closest('[data-case]')?.getAttribute('data-case')
  const compare = (a: Node, b: Node): unknown => {
    if (a.isEqualNode(b)) return
    if (!a.cloneNode(false).isEqualNode(b.cloneNode(false)))
      return found.push(`markup: ${path(b)}: served ${show(a)}, now ${show(b)} @${caseOf(b)}`)
    for (let i = 0; i < Math.max(a.childNodes.length, b.childNodes.length); i++) {
      const [x, y] = [a.childNodes[i], b.childNodes[i]]
      if (!x || !y) return found.push(`markup: ${path(b)}: child ${i} served ${show(x)}, now ${show(y)} @${caseOf(b)}`)
      compare(x, y)
    }
  }
  compare(served, body())
  compare(servedRoot, document.documentElement.cloneNode(false))
  for (const key in {}) found.push(`polluted: ${key}`)
  return { found, longest: Math.max(0, ...longTasks) }
}
