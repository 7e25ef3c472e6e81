/**
 * The last script of a page that the plugin has taken. The builder's scripts are in the page, held. The server has already decided, so the core
 * starts without src/takeover, unless Skerry is off in this browser: then the take-over's inline part (embed/takeover.ts) lets them run.
 */
import { reloadWithoutUs } from '../../src/takeover/reload'
import type { Stub } from '../../src/takeover/stub'
import { watchFiles } from '../../src/takeover/watch-files'

/** In ms: our script is deferred, so that without an answer the page is never ready. */
const LIMIT = 30_000

interface Page {
  skerryTakeover: Stub
  Skerry: { files: Map<string, Promise<unknown>> }
}

const page = window as unknown as Page
const stub = page.skerryTakeover
const ready = new Promise<void>((done) => {
  // Some optimisers delay this script.
  if (document.readyState === 'complete') done()
  else for (const name of ['DOMContentLoaded', 'load']) addEventListener(name, () => done())
})

// Where an optimiser delays the inline part, too, they are still held.
if (stub.given) void ready.then(stub.run)
else {
  let hasBegun = false
  const check = (why: string) => {
    // Without our script no page of this site works.
    if (!hasBegun) reloadWithoutUs(why, '/')
    hasBegun = true
  }
  setTimeout(check, LIMIT, 'skerry.js did not come within 30 seconds')
  // An optimiser that delays all scripts runs ours before this one: then src/takeover decides.
  void ready.then(() => Object.hasOwn(page, 'Skerry') || check('skerry.js has not started'))
  // src/takeover also gets this object, and must find the inline part's properties in it.
  page.skerryTakeover = new Proxy(stub, {
    apply() {
      hasBegun = true
      stub.given = Promise.resolve()
      // Without one of our files, part of the page would not work.
      watchFiles(page.Skerry.files, reloadWithoutUs)
      return ready
    },
  })
}
