import type { BrowserContext, Page } from 'playwright/test'

/** What stands behind an object of Playwright's, which no version promises. */
const implOf = <Impl>(object: BrowserContext | Page) =>
  (object as unknown as { _connection?: { toImpl?: (object: unknown) => Partial<Impl> } })._connection?.toImpl?.(object)

/** Playwright's own list of the origins whose storage it empties before the next test; undefined where it keeps none by this name. */
export const originsToEmpty = (context: BrowserContext) => implOf<{ _origins: Set<string> }>(context)?._origins

type Reset = (...given: unknown[]) => Promise<unknown>
interface PageImpl {
  mainFrame: () => { url: () => string; gotoImpl?: Reset }
  resetForReuse: Reset
}
const opensBlankOnce = new WeakSet<object>()

/**
 * Before the next test Playwright opens `about:blank` twice: the second time to leave what it has emptied on the way. Where it is there still, it
 * stays: that costs a test a fiftieth of a second of processor time. False where Playwright has no page of this kind, and does as usual.
 */
export function openBlankOnce(page: Page): boolean {
  const impl = implOf<PageImpl>(page)
  if (!impl?.resetForReuse || !impl.mainFrame?.().gotoImpl) return false
  if (opensBlankOnce.has(impl)) return true
  opensBlankOnce.add(impl)
  const { mainFrame, resetForReuse } = impl
  impl.resetForReuse = (...given) => {
    const frame = mainFrame.call(impl)
    const reset = () => resetForReuse.apply(impl, given)
    if (frame.url() !== 'about:blank') return reset()
    frame.gotoImpl = async () => null
    return reset().finally(() => Reflect.deleteProperty(frame, 'gotoImpl'))
  }
  return true
}

const filling = new WeakSet<object>()

/**
 * Shows a page's window without the browser's own tabs and buttons, which it draws anew some eight times for each page that loads: that costs a
 * fourteenth of all processor time. The page keeps its size, which is emulated, and its window in the tests that follow.
 */
export async function fillScreen(page: Page): Promise<void> {
  const window = implOf(page) ?? page
  if (filling.has(window)) return
  filling.add(window)
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'fullscreen' } })
  await session.detach()
}

/** In ms: a page that a test has kept busy, or whose database is being deleted, may never answer. */
const PATIENCE = 2000

/**
 * Empties what a test has stored under its site's origin, and takes that from Playwright's list. Playwright would open the origin once more from
 * `about:blank` and leave it again, which costs each test a tenth of a second of processor time. Where this does not work, as on a page that
 * a test has spoilt or keeps busy, Playwright empties the origin as usual; true where it has nothing to do.
 */
export async function emptyStorage(page: Page, origin: string): Promise<boolean> {
  const context = page.context()
  const origins = originsToEmpty(context)
  if (!origins) return false
  if (!origins.has(origin)) return true
  // Another window may still write.
  if (context.pages().length > 1 || !page.url().startsWith(`${origin}/`)) return false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((done) => {
    timer = setTimeout(done, PATIENCE, false)
  })
  const emptied = page.evaluate(emptyAndClose).then(
    () => origins.delete(origin),
    () => false,
  )
  return Promise.race([emptied, late]).finally(() => clearTimeout(timer))
}

async function emptyAndClose() {
  // Without its content a page may want to load again, as a take-over does whose files fail: that would interrupt the way to the next test.
  const { navigation } = window as unknown as { navigation: EventTarget }
  navigation.addEventListener('navigate', (event) => event.preventDefault())
  // It takes the listeners away that would write as the page is left; and a timer's write, until then, does nothing.
  Reflect.apply(Document.prototype.open, document, [])
  Storage.prototype.setItem = () => {}
  localStorage.clear()
  sessionStorage.clear()
  const databases = await indexedDB.databases()
  const deleted = databases.map(
    ({ name = '' }) =>
      new Promise((done, fail) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: fail, onblocked: fail })),
  )
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all([...deleted, ...workers.map((worker) => worker.unregister())])
  if (localStorage.length + sessionStorage.length) throw new Error('written meanwhile')
}
