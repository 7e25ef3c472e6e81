/**
 * The inline part of a take-over, in the head before our tag: keeps the builder's files, and the scripts after them that may need one, from
 * running until src/takeover has decided; runs them in their order when it says so or does not come. The build writes this to
 * embed/takeover.html, at most 1,000 bytes, and to dist/skerry.takeover.js. It may hold scripts that need not be held; src/takeover
 * examines each and lets those run.
 */
// biome-ignore-all lint/style/useConst: `let` is two bytes less
// biome-ignore-all lint/suspicious/noAssignInExpressions: so is an assignment where its value is used
// biome-ignore-all lint/suspicious/noDoubleEquals: so is a comparison without the type
// biome-ignore-all lint/suspicious/noDocumentCookie: the Cookie Store is longer, and not in all browsers
import type { Stub } from '../src/takeover/stub'

declare let addEventListener: unknown
declare let skerryTakeover: Stub
let doc = document
let add = doc.addEventListener
let mode: string | undefined

let stub: Stub = (skerryTakeover = ((decide) => decide().catch(back)) as Stub)
let held: HTMLScriptElement[] = (stub.held = [])

/** Holds a script that is not to run yet. */
let look = (node: HTMLScriptElement) => {
  // Only scripts have this property; `false`, in two bytes less.
  if ((node?.noModule as unknown) != 0) return
  if ((mode = node.dataset.takeover) == '') node.onerror = back
  // With `data-takeover="report"` nothing is held.
  else if (mode) observer.disconnect()
  else if (
    /^$|t.ja/.test(node.type) &&
    // The builder's files, add-ons', and the CMS's; after them what may need one, inline what names one.
    (/elem|hello|-incl/.test(node.src) || (held[0] && (node.src ? !node.async : /jQ|\$\(|wp\.|mentor\w+[ds]\b/.test(node.text))))
  )
    // No browser runs a type that is a number.
    node.type = held.push(node) as never
}
let observer = new MutationObserver((records) =>
  records.map(({ addedNodes, target }) =>
    // The browser may stop reading within an inline script: the rest comes later, into the script or its text.
    ([...addedNodes, target, target.parentNode] as HTMLScriptElement[]).map(look),
  ),
)

let ready = new Promise<void>((done) => add.call(doc, 'readystatechange', () => done(observer.disconnect())))

/** Runs what is held, one after the other, then what it listens for that is over or that waits for our own tag. */
let back = (stub.back = (why?: unknown) =>
  (stub.given ??= ready.then(async () => {
    if (why) console.warn('Skerry', (stub.why = why))
    addEventListener = doc.addEventListener = function (this: Document, name: string, listener: EventListener, options?: object) {
      // DOMContentLoaded, or a late load
      if (name[3] == 'C' || (name == 'load' && doc.readyState < 'd')) (stub.given as Promise<void>).then(() => listener(new Event(name)))
      else add.call(this, name, listener, options)
    } as typeof add
    for (let script of held) {
      let place = new Text()
      script.type = ''
      // It runs when it is put into the page.
      script.before(place)
      place.replaceWith(script)
      await (script.src && new Promise((done) => (script.onload = script.onerror = done)))
    }
  })))

setTimeout(back, 3000, 'late')
// The whole address is shorter than its query. The cookie holds where our script does not come; src/takeover removes it.
if (/skerry-off/.test(location + doc.cookie))
  (back as (...all: unknown[]) => void)('off', (doc.cookie = 'skerry-off=;path=/;max-age=9999999'))
else observer.observe(doc, { childList: 1, subtree: 1, characterData: 1 } as never)
