/** Our files without which part of the page would not work: not the inspector, nor texts, which are also there in English. */
const NEEDED = /\/chunks\/(?!inspect|texts)/
/** In ms: give up on a file after this long without any file arriving; on a slow network others arrive meanwhile. */
const SILENCE_MS = 10_000
/** In ms: give up on a file after this long in any case, because a page that polls its server is never silent. */
const LIMIT_MS = 30_000

/** `Skerry.files`: requested files by URL. */
type Files = Map<string, Promise<unknown>>

/**
 * Calls `fail` once with a reason when one of our files fails or does not arrive. Also used by the WordPress plugin
 * (embed/wordpress/held.ts), so it imports nothing.
 */
export function watchFiles(files: Files, fail: (why: string) => void): void {
  let hasFailed = false
  const failOnce = (why: string) => {
    if (hasFailed) return
    hasFailed = true
    // Offline, the files given back could not load either, so the page goes on as far as it can.
    if (navigator.onLine) fail(why)
    else addEventListener('online', () => fail(why), { once: true })
  }
  const wait = (address: string, file: Promise<unknown>) => {
    if (!NEEDED.test(address)) return
    const giveUp = () => failOnce(`a file of Skerry’s did not arrive: ${address}`)
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
      failOnce(`a file of Skerry’s could not be loaded: ${address}`)
    })
  }
  for (const [address, file] of files) wait(address, file)
  files.set = (address, file) => {
    wait(address, file)
    return Map.prototype.set.call(files, address, file)
  }
}
