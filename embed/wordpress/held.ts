/**
 * The last script of a page that the plugin has taken; the take-over's inline part (embed/takeover.ts) can give the page back. The
 * builder's scripts are in the page, held. The server has already decided, so the core starts without src/takeover, unless everything has
 * been given back by then.
 */
import { latecomers } from '../../src/takeover/latecomers'
import { whenPageLoaded } from '../../src/takeover/loaded'
import type { Stub } from '../../src/takeover/stub'
import { watchFiles } from '../../src/takeover/watch-files'

interface Page {
  skerryTakeover: Stub
  Skerry: { files: Map<string, Promise<unknown>>; unmount: () => void; scan: () => void }
}

const page = window as unknown as Page
const stub = page.skerryTakeover
const ready = new Promise<void>((done) => {
  // Some optimisers delay this script.
  if (document.readyState === 'complete') done()
  else for (const name of ['DOMContentLoaded', 'load']) addEventListener(name, () => done())
})
let hasBegun = false

// This browser has disabled Skerry (`?skerry-off`) but got a copy of a taken page.
if (stub.given) stub.given = ready.then(() => stub.run(latecomers()))

// src/takeover also gets this object, and must find the inline part's properties in it.
page.skerryTakeover = new Proxy(stub, {
  apply(_stub, _page, [decide]: Parameters<Stub>) {
    hasBegun = true
    if (stub.given) return stub(decide)
    stub.given = Promise.resolve()
    // Without one of our files, part of the page would not work.
    watchFiles(page.Skerry.files, async (why) => {
      // Until then Skerry drives what it can.
      await whenPageLoaded()
      page.Skerry.unmount()
      stub.given = undefined
      void stub.back(why, latecomers()).then(() => page.Skerry.scan())
    })
    return ready
  },
})
// Our script is deferred: if it has not run by now, it failed to load.
void ready.then(() => {
  if (!hasBegun) void stub.back('skerry.js has not started', latecomers())
})
