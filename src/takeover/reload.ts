/**
 * Gives back a page that Skerry has begun to drive: loads it once more, without Skerry. What has run meanwhile has met our stand-ins and the
 * end of the page, so nothing that ran now would run as it does without us. The inline part (embed/takeover.ts) reads the cookie before
 * anything else runs. Also used by the WordPress plugin (embed/wordpress/held.ts).
 */
const COOKIE = 'skerry-off'
/** In s: so long this address is the builder's. A file that is missing now may be there later. */
const MAX_AGE = 3600
/** In ms: later than this after its start, a page is being read, and does not load again under its reader's eyes. */
const EARLY = 60_000

const start = Date.now()
let hasTyped = false
for (const name of ['input', 'change'])
  addEventListener(
    name,
    (event) => {
      hasTyped ||= event.isTrusted
    },
    true,
  )

/** Whether nothing is lost: what the visitor has typed would be. Later, only a press that has just asked for the missing file counts. */
const mayReload = () =>
  !hasTyped && navigator.onLine && (Date.now() - start < EARLY || (navigator as Partial<Navigator>).userActivation?.isActive)

// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and those that do only on secure pages
const setCookie = (value: string, age: number, path: string) => (document.cookie = `${COOKIE}=${value};max-age=${age};path=${path}`)

/** Leaves the address below `path` to the builder, and loads this page again if nothing is lost by that, else at the next visit. */
export function reloadWithoutUs(why: string, path = location.pathname): void {
  console.warn('Skerry', `gave back: ${why}`)
  setCookie(encodeURIComponent(why.slice(0, 200)), MAX_AGE, path)
  if (!mayReload()) return
  if (readReason() !== undefined) {
    location.reload()
    return
  }
  // A browser that keeps no cookies would load the same page again and again.
  const address = new URL(location.href)
  address.searchParams.set(COOKIE, '')
  location.replace(address)
}

/** Lets Skerry drive this address again (`?skerry-on`), also if the visitor has switched it off. */
export const forgetReasons = (): void => {
  for (const path of ['/', location.pathname]) setCookie('', 0, path)
}

/** Why this address was given back, if it was. */
export function readReason(): string | undefined {
  const [, reason] = /(?:^|; )skerry-off=([^;]*)/.exec(document.cookie) ?? []
  try {
    return reason && decodeURIComponent(reason)
  } catch {
    return 'off'
  }
}
