/** Functions that run in the tested page. Each is sent as text, so it uses nothing from outside. */

/** The page's globals, ours and the test's. */
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

/** Before the page's own scripts: records everything that must not happen, and keeps a copy of the served page. */
export function trap() {
  const found: string[] = []
  const longTasks: number[] = []
  const page = globalThis as unknown as PageGlobals
  // Both parts of the page exist once it is parsed.
  page.fuzz = { found, longTasks, loops: 0 } as unknown as PageGlobals['fuzz']
  for (const name of ['alert', 'confirm', 'print', 'xss']) Object.assign(globalThis, { [name]: () => void found.push(`ran: ${name}`) })
  // A share link may open a window, or prompt with the URL to copy.
  Object.assign(globalThis, { open: () => null, prompt: () => null })
  addEventListener('error', ({ message, error }) => {
    if (/^ResizeObserver loop/.test(message)) page.fuzz.loops++
    else found.push(`error: ${message} ${error?.stack ?? ''}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => found.push(`rejection: ${reason} ${reason?.stack ?? ''}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    // The builder's own files, at the place named in the pages that cases come from.
    if (/^http:\/\/site\.test\/wp-content\/plugins\/elementor\/assets\/svg-paths\//.test(blockedURI)) return
    found.push(`policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`)
  })
  const { error } = console
  console.error = (line, cause, ...more) => {
    // A missing or wrong file and an invalid selector are the page's mistakes, rightly reported. A menu link inside an SVG has no hash, so
    // scroll spying fails for that menu: known and harmless.
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
  // Links are not followed: browsers handle that, and they are not tested.
  page.navigation?.addEventListener('navigate', (event: Event & { hashChange?: boolean }) => {
    if (!event.hashChange && event.cancelable) event.preventDefault()
  })
  // A new tab would hide this one, which then draws one frame a second. A `javascript:` link of the page is not tested.
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

/** Waits until everything has mounted except what waits for the visitor, at most `most` ms. */
export async function mounted(most: number) {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const page = globalThis as unknown as PageGlobals
  const isWaiting = () => page.Skerry.islands().some(({ state, widget }) => state === 'waiting' && widget.when !== 'intent')
  const end = Date.now() + most
  // A drawing may be millions of px tall: ignore what is below it.
  const height = Math.min(document.documentElement.scrollHeight, 150_000)
  for (let y = 0; y < height; y += 1500) {
    scrollTo({ top: y, behavior: 'instant' })
    await frame()
  }
  for (let quiet = 0; quiet < 3 && Date.now() < end; quiet = isWaiting() ? 0 : quiet + 1) await new Promise((done) => setTimeout(done, 20))
}

/** Scrolls through the whole page: some things are requested only while in view. */
export async function lookThrough() {
  const height = document.documentElement.scrollHeight
  for (let y = 0; y < height; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
}

/** Presses everything that can be pressed, by pointer and keys, a few things per case. */
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
    // Each case is its own task, so that a slow one is noticed.
    await new Promise((done) => setTimeout(done))
    if (number++ % 10) continue
    await frame()
    // Close what has opened with the visitor's key.
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

/** Waits for due jobs, timers and frames. */
export async function settle() {
  for (let round = 0; round < 3; round++) {
    await new Promise((done) => setTimeout(done, 30))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 10)))
  }
}

/** Whether the popup beside the cases can still open and close. */
export async function works() {
  // A served open dialog is part of the page and does not block it.
  for (const dialog of (document.documentElement.lastElementChild as Element).querySelectorAll('dialog:modal'))
    HTMLDialogElement.prototype.close.call(dialog as HTMLDialogElement)
  const find = (selector: string) => Document.prototype.querySelector.call(document, selector) as HTMLElement | null
  find('#fuzz-opener')?.click()
  const end = Date.now() + 10_000
  while (!find('dialog[open] #fuzz-text') && Date.now() < end) await new Promise((done) => setTimeout(done, 20))
  return Boolean(find('dialog[open] #fuzz-text'))
}

/** Unmounts everything; reports differences from the served page, with the case number, and failed islands. */
export async function leave() {
  const { fuzz, Skerry } = globalThis as unknown as PageGlobals
  const { found, served, servedRoot, longTasks, loops } = fuzz
  const body = () => document.documentElement.lastElementChild as Element
  // A hundred independent elements may occasionally resize each other; an element that resizes in every frame triggers itself.
  const frames = 30
  if (loops > 60) for (let i = 0; i < frames; i++) await new Promise((done) => requestAnimationFrame(done))
  if (fuzz.loops - loops > frames * 0.8) found.push('error: endless ResizeObserver loop')
  for (const { state, widget, host } of Skerry.islands())
    if (state === 'failed') found.push(`failed: ${widget.name} @${host.closest?.('[data-case]')?.getAttribute('data-case')}`)
  Skerry.unmount(document)
  // The browser and visitors open and close these, so ignore their state.
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
