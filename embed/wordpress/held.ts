/**
 * The last script of a page that the plugin has taken: what gives it back is the inline part of a take-over (embed/takeover.ts). The builder's
 * scripts stand in the page, held. The server has decided already, so that the core starts without loading src/takeover, unless everything is
 * given back by then.
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
  // Some optimisers keep this script for later.
  if (document.readyState === 'complete') done()
  else for (const name of ['DOMContentLoaded', 'load']) addEventListener(name, () => done())
})
let hasBegun = false

// This browser is to be left alone (`?skerry-off`), and has got a copy of a page that was taken.
if (stub.given) stub.given = ready.then(() => stub.run(latecomers()))

// src/takeover gets this object too, and must find in it the properties that the inline part has set.
page.skerryTakeover = new Proxy(stub, {
  apply(_stub, _page, [decide]: Parameters<Stub>) {
    hasBegun = true
    if (stub.given) return stub(decide)
    stub.given = Promise.resolve()
    // If one of our files is missing, a part of the page would not work.
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
// Our script is deferred: if it has not run by now, it cannot be loaded.
void ready.then(() => {
  if (!hasBegun) void stub.back('skerry.js has not started', latecomers())
})
