/** The first script of every page: what the checks ask of the page from inside, and what goes wrong in it. */
;(() => {
  const problems = []
  const text = (value) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value))
  addEventListener('error', (event) => event.message && problems.push(`exception: ${event.message}`))
  addEventListener('unhandledrejection', (event) => problems.push(`rejection: ${text(event.reason)}`))
  addEventListener('securitypolicyviolation', (event) => problems.push(`policy: ${event.effectiveDirective} ${event.blockedURI}`), true)
  for (const level of ['error', 'warn']) {
    const print = console[level]
    console[level] = (...args) => {
      problems.push(`${level}: ${args.map(text).join(' ')}`)
      print.apply(console, args)
    }
  }

  // Every visit is somebody's first.
  localStorage.clear()
  sessionStorage.clear()

  /** Whether the visitor has come back to the page, and the browser had kept it. */
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.inPage.wasKept = true
  })

  let served
  const remember = () => {
    served ??= document.body.cloneNode(true)
  }
  document.addEventListener('DOMContentLoaded', remember)
  // A take-over keeps that event back until scripts have run, which may have met our runtime.
  let stub
  Object.defineProperty(window, 'skerryTakeover', {
    configurable: true,
    enumerable: true,
    get: () => stub,
    set: (value) => {
      stub = value
      void stub?.read?.then(remember)
    },
  })

  /** A selector, after ` >> ` the exact text of the element. */
  const all = (selector) => {
    const [css, words] = selector.split(' >> ')
    const found = [...document.querySelectorAll(css)]
    return words === undefined ? found : found.filter((el) => el.textContent.trim() === words)
  }
  const isVisible = (el) =>
    el.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && el.getBoundingClientRect().width > 0
  const one = (selector) => all(selector).find(isVisible) ?? all(selector)[0]

  /** The middle of an element in the viewport, and whether a pointer would meet it there. */
  function target(selector) {
    const el = one(selector)
    if (!el) return undefined
    const inside = () => {
      const { top, bottom, left, right } = el.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    }
    if (!inside()) el.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    // A link may be broken into two lines; the middle of both is beside it.
    const { x, y, width, height } = el.getClientRects()[0] ?? el.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    return { ...at, width, height, isHit: el.contains(document.elementFromPoint(at.x, at.y)) }
  }

  /** Unmounts everything; empty when the body is as it was served, else the first difference. */
  function unmountDifference() {
    window.Skerry.unmount(document)
    // These boxes are filled by the demo pages' own scripts.
    for (const body of [served, document.body]) for (const box of body.querySelectorAll('[data-verdict]')) box.replaceChildren()
    const show = (node) => (node instanceof Element ? node.cloneNode(false).outerHTML.slice(0, 300) : String(node?.nodeValue).slice(0, 80))
    const difference = (a, b) => {
      if (a.isEqualNode(b)) return ''
      if (!a.cloneNode(false).isEqualNode(b.cloneNode(false))) return `served ${show(a)}, now ${show(b)}`
      for (let i = 0; i < Math.max(a.childNodes.length, b.childNodes.length); i++) {
        const [x, y] = [a.childNodes[i], b.childNodes[i]]
        const inner = x && y ? difference(x, y) : `served ${show(x)}, now ${show(y)}`
        if (inner) return inner
      }
      return 'differs'
    }
    return difference(served, document.body)
  }

  const frames = async (count) => {
    for (let i = 0; i < count; i++) await new Promise((done) => requestAnimationFrame(done))
  }
  /** Until short animations have ended: half-way, colours are not those that a visitor is left with. */
  async function animationsEnd() {
    await frames(2)
    const remaining = (a) => Number(a.effect?.getComputedTiming().endTime) - Number(a.currentTime)
    const ending = document
      .getAnimations()
      .filter((a) => a.playState === 'running' && a.timeline === document.timeline && remaining(a) < 2000)
    await Promise.all(ending.map((a) => a.finished.catch(() => {})))
  }

  /** The rules for print in force, as served. */
  const printed = []
  const rulesOf = (owner) => [...owner.cssRules].flatMap((rule) => [rule, ...(rule.cssRules ? rulesOf(rule) : [])])
  /** Lays the page out as on paper, or as on screen again: no driver of all engines can. */
  async function paper(isPrinting) {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
    if (isPrinting) printed.push(...sheets.flatMap(rulesOf).filter(({ media }) => media?.mediaText === 'print'))
    for (const { media } of isPrinting ? printed : printed.splice(0)) media.mediaText = isPrinting ? 'all' : 'print'
    dispatchEvent(new Event(isPrinting ? 'beforeprint' : 'afterprint'))
    await frames(4)
  }

  async function axe(within, without) {
    if (!window.axe) {
      const source = document.createElement('script')
      const address = '/engines/axe.js'
      source.src = window.trustedTypes?.createPolicy('engines', { createScriptURL: (url) => url }).createScriptURL(address) ?? address
      const loaded = new Promise((done) => {
        source.onload = done
      })
      document.head.append(source)
      await loaded
      source.remove()
    }
    await animationsEnd()
    const { violations } = await window.axe.run(document.querySelectorAll(within), {
      iframes: false,
      preload: false,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, ...Object.fromEntries(without.map((id) => [id, { enabled: false }])) },
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`))
  }

  window.inPage = { problems, all, one, isVisible, target, unmountDifference, frames, animationsEnd, paper, axe }
})()
