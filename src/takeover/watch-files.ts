/** Our files without which a part of the page would not work; the inspector is not one of them. */
const NEEDED = /\/chunks\/(?!inspect)/
/** A file is given up when nothing at all has arrived for so long, in ms; on a slow network others arrive meanwhile. */
const SILENCE_MS = 10_000
/** A file is given up after this time in any case, in ms: a page that asks its server for something again and again is never silent. */
const LIMIT_MS = 30_000

/** `Skerry.files`: what has been asked for, by address. */
type Files = Map<string, Promise<unknown>>

/**
 * Calls `fail` with a reason, once, when a file of ours cannot be loaded or does not come. Also used by the WordPress plugin
 * (embed/wordpress/held.ts), so that it imports nothing.
 */
export function watchFiles(files: Files, fail: (why: string) => void): void {
  let hasFailed = false
  const failOnce = (why: string) => {
    if (hasFailed) return
    hasFailed = true
    // What is given back cannot be loaded either without a network: until then the page goes on as far as it can.
    if (navigator.onLine) fail(why)
    else addEventListener('online', () => fail(why), { once: true })
  }
  const wait = (address: string, file: Promise<unknown>) => {
    if (!NEEDED.test(address)) return
    const giveUp = () => failOnce(`a file of Skerry’s does not come: ${address}`)
    let silence = setTimeout(giveUp, SILENCE_MS)
    const limit = setTimeout(giveUp, LIMIT_MS)
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE_MS)
    })
    arrivals.observe({ entryTypes: ['resource'] })
    const end = () => {
      clearTimeout(silence)
      clearTimeout(limit)
      arrivals.disconnect()
    }
    file.then(end, () => {
      end()
      failOnce(`a file of Skerry’s cannot be loaded: ${address}`)
    })
  }
  for (const [address, file] of files) wait(address, file)
  files.set = (address, file) => {
    wait(address, file)
    return Map.prototype.set.call(files, address, file)
  }
}
