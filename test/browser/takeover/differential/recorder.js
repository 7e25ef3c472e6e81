/**
 * The first script of every page: keeps what the others saw, a line each, in `log`. A line begins with its lane, which follows from the name
 * of who speaks. What is in `main` and `builder` happens in one order, which the HTML standard determines; what begins with `free-` depends on
 * a download that nobody waits for, and has an order only within its lane.
 */
;(() => {
  const log = []
  const laneOf = (who) => /^(free-[a-z]+|builder)/.exec(who)?.[0] ?? 'main'
  const say = (who, text) => log.push(`${laneOf(who)} | ${who} ${text}`)

  /** Every run has an address of its own, and its numbers of attempts. */
  const inRun = (text) => text.replaceAll(new URL('.', location).href, './').replaceAll(new URL('.', location).pathname, './')
  /** What is ours or made by us in place of the builder, what we may change, and the builder's, which are gone from a page that was taken. */
  const OUTSIDE =
    '[data-takeover],[data-outside],#elementor-device-mode,script[src*="/elementor"],script[src*="/hello"],[id="elementor-frontend-js-after"],script[id^="builder"]'
  const nameOf = (it) => {
    if (it === window) return 'window'
    if (it === document) return 'document'
    if (it instanceof Element) return it.localName + (it.id && `#${it.id}`)
    if (it instanceof Node) return it.nodeName
    return it === null ? 'null' : it && typeof it === 'object' ? it.called || 'object' : String(it)
  }
  const attributesOf = (el) =>
    [...el.attributes]
      .filter(({ name }) => name !== 'id')
      .map(({ name, value }) => (/^on/.test(name) ? name : `${name}=${inRun(value).slice(0, 40)}`))
      .sort()
      .join(' ')
  /** What a script finds out about itself. */
  const self = (script, isFree) => {
    if (!script) return 'no currentScript'
    const { parentElement, async, defer, noModule, nonce } = script
    let before = script.previousElementSibling
    while (before?.matches(OUTSIDE)) before = before.previousElementSibling
    return [
      `${nameOf(script)} <${attributesOf(script)}>`,
      ...[async && 'async', defer && 'defer', noModule && 'noModule', nonce && `nonce=${nonce}`, script.isConnected || 'away'],
      isFree || `in ${nameOf(parentElement)} after ${nameOf(before)}`,
      `last=${document.scripts[document.scripts.length - 1] === script}`,
    ]
      .filter((word) => word && word !== true)
      .join(' ')
  }

  /**
   * A script says that it runs, and when it has ended, but for where engines differ in when that is: after an error, a script within a script, a
   * module. What one of a free lane sees of the page's state depends on its download.
   */
  const ran = (who) => {
    const script = document.currentScript
    const isFree = who.startsWith('free-')
    say(who, `ran: ${isFree ? '' : `${document.readyState}, `}${self(script, isFree)}`)
    if (!isFree && !/throws|writ|module/.test(who)) Promise.resolve().then(() => say(who, `has ended: ${nameOf(document.currentScript)}`))
  }

  /** What a listener is told. */
  const told = (who, that, event) => {
    const { type, target, currentTarget, eventPhase, bubbles, cancelable, isTrusted, persisted } = event
    const words = [
      `is told of ${type}: ${nameOf(currentTarget)}`,
      that !== currentTarget && `this=${nameOf(that)}`,
      target !== currentTarget && `target=${nameOf(target)}`,
      who.startsWith('free-') || document.readyState,
      `${event.constructor.name} phase=${eventPhase} path=${event.composedPath().length}`,
      ...[bubbles && 'bubbles', cancelable && 'cancelable', persisted && 'persisted', window.event !== event && 'no window.event'],
      document.currentScript && `currentScript=${nameOf(document.currentScript)}`,
      `trusted=${isTrusted}`,
    ]
    say(who, words.filter((word) => word && word !== true).join(' '))
  }
  const teller = (who) =>
    function (event) {
      told(who, this, event)
    }
  /** Listens for everything that tells how far the page is. */
  const listen = (who) => {
    const tell = teller(who)
    for (const type of ['readystatechange', 'DOMContentLoaded']) document.addEventListener(type, tell)
    for (const type of ['DOMContentLoaded', 'load', 'pageshow']) window.addEventListener(type, tell)
  }

  let isOver = false
  /** Counts the page's loads, so that the server does not take what the page before a reload still says for this one's. */
  let load = 0
  const release = (signal) => fetch(`release/${load}/${signal}`)
  /** Behind our inline part, because window's listeners are told in their order. */
  const begin = (number) => {
    load = number
    document.addEventListener('DOMContentLoaded', () => {
      // Behind what jQuery does by timers when the page has been read.
      const wait = (tasks) => (tasks ? setTimeout(wait, 0, tasks - 1) : release('read'))
      wait(10)
    })
    addEventListener('pageshow', () => {
      isOver = true
      // Downloads that nobody waits for come before the page's load all the same.
      const free = log.flatMap((line) => /\| (free-\S+) ran/.exec(line)?.[1] ?? [])
      say('window', `has loaded when these had run: ${free.sort()}`)
    })
  }
  const failed = ({ target, message }) =>
    target.dataset?.takeover === '' || say(target.id || 'window', `has an error: ${inRun(message || nameOf(target))}`)
  addEventListener('error', failed, true)
  const settled = new WeakSet()
  for (const name of ['load', 'error']) document.addEventListener(name, ({ target }) => settled.add(target), true)
  const seen = new WeakMap()
  /** Whether a file is still to come that nobody waits for. Of those that a policy or a blocker keeps from coming not every engine says so. */
  const isWaiting = () =>
    [...document.scripts].some((script) => {
      if (!seen.has(script)) seen.set(script, performance.now())
      return script.src && script.async && !settled.has(script) && performance.now() - seen.get(script) < 1000
    })
  addEventListener('unhandledrejection', (event) => say('window', `is told of a rejection: ${event.reason}`))
  // The browser's own load is over, whoever has been told of it.
  const timer = setInterval(() => {
    if (!performance.timing.loadEventStart) return
    clearInterval(timer)
    release('loaded')
  }, 20)

  /** What stands in the page in the end. */
  const standsIn = (parent, indent) =>
    [...parent.childNodes].flatMap((node) => {
      if (node instanceof Text) return node.data.trim() ? `page | ${indent}${node.data.trim()}` : []
      if (!(node instanceof Element) || node.matches(OUTSIDE)) return []
      return [
        `page | ${indent}<${nameOf(node)} ${attributesOf(node)}>`,
        ...(node.localName === 'script' ? [] : standsIn(node, `${indent}  `)),
      ]
    })
  const page = () => {
    // A text that was written in pieces is one.
    document.body.normalize()
    return [...standsIn(document.head, ''), ...standsIn(document.body, '')]
  }

  Object.assign(window, {
    log,
    say,
    ran,
    told,
    teller,
    listen,
    nameOf,
    attributesOf,
    recorder: { begin, release, isOver: () => isOver && !isWaiting(), page },
  })
})()
