/** Chromium by its own protocol and Firefox by WebDriver BiDi: Puppeteer has one interface for both. */
import puppeteer, { type KeyInput, type LaunchOptions, type TouchHandle } from 'puppeteer-core'
import { launchArgs, withoutFeatures } from '../../scripts/browser'
import { type Driver, keysOf, type PointerStep } from './driver'

/** Engines reach this machine only: other hosts fail at once. */
const options = {
  chromium: {
    args: [
      ...launchArgs,
      `--disable-features=${withoutFeatures}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      // On a machine without a mouse, the visitor still has one: hover and a fine pointer.
      '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
    ],
  },
  firefox: {
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': 'localhost',
      // A fine pointer that hovers, as above.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Desktop Firefox has touch events only with a touch screen.
      'dom.w3c_touch_events.enabled': 1,
    },
  },
} satisfies Record<string, LaunchOptions>

/** Aborting `signal` ends the browser, even after its start. */
export async function drivePuppeteer(engine: 'chromium' | 'firefox', executablePath: string, signal: AbortSignal): Promise<Driver> {
  const browser = await puppeteer.launch({
    signal,
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    protocolTimeout: 60_000,
    ...options[engine],
  })
  // Firefox's first window never gets the focus, so its buttons take no keys; a later one does.
  let page = await browser.newPage()
  /** Chromium's pointers follow a finger only while it believes in a touch screen; all the time, menus would take it for a phone. */
  const session = engine === 'chromium' ? await page.createCDPSession() : undefined
  const setTouch = (enabled: boolean) => session?.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })
  const touch = async (steps: PointerStep[]) => {
    await setTouch(true)
    let at = { x: 0, y: 0 }
    let finger: TouchHandle | undefined
    for (const step of steps) {
      if (step === 'down') finger = await page.touchscreen.touchStart(at.x, at.y)
      else if (step === 'up') {
        await finger?.end()
        finger = undefined
      } else {
        at = step
        await finger?.move(step.x, step.y)
      }
    }
    await setTouch(false)
  }
  let size: { width: number; height: number } | undefined
  return {
    version: (await browser.version()).replace(/^(Headless)?Chrome\//, 'Chromium ').replace(/^firefox\//i, 'Firefox '),
    hasTouch: true,
    open: async (url) => {
      // Tab may have led the focus out of the last page, into the window's own controls, and Firefox does not give it back: keys reach the
      // next page, but press nothing there. And after the way back to a page that it has kept, no other page is reported as loaded.
      if (engine === 'firefox' && (await page.evaluate(() => !document.hasFocus() || window.inPage?.wasKept))) {
        const left = page
        page = await browser.newPage()
        if (size) await page.setViewport(size)
        await left.close()
      }
      await page.goto(url)
    },
    evaluate: (task, ...args) => page.evaluate(task as (...args: unknown[]) => never, ...args),
    resize: (width, height) => {
      size = { width, height }
      return page.setViewport(size)
    },
    async mouse(steps) {
      const { mouse } = page
      for (const step of steps) {
        if (step === 'down') await mouse.down()
        else if (step === 'up') await mouse.up()
        else await mouse.move(step.x, step.y)
      }
    },
    touch,
    async key(name) {
      const { keyboard } = page
      const { modifiers, key } = keysOf(name)
      for (const modifier of modifiers) await keyboard.down(modifier as KeyInput)
      await keyboard.press(key as KeyInput)
      for (const modifier of modifiers) await keyboard.up(modifier as KeyInput)
    },
    close: () => browser.close(),
  }
}
