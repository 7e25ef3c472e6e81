/** WebKitGTK's MiniBrowser by W3C WebDriver, on a display of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { Builder, Key, Origin } from 'selenium-webdriver'
import { type Driver, keysOf, type PointerStep } from './driver'

export interface WebKitFiles {
  driver: string
  display: string
}

/** When `signal` is aborted, everything that was started ends, and nothing more starts. */
export async function driveWebKit({ driver, display }: WebKitFiles, signal: AbortSignal): Promise<Driver> {
  const processes: ChildProcess[] = []
  const start = (...[file, args, options]: Parameters<typeof spawn>) => {
    signal.throwIfAborted()
    const child = spawn(file, args, options)
    processes.push(child)
    return child
  }
  const stop = () => {
    for (const child of processes) child.kill()
  }
  signal.addEventListener('abort', stop)
  try {
    // The X server picks a free number itself, and writes it into the fourth stream.
    const screen = start(display, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const number = await new Promise<string>((done, failed) => {
      screen.stdio[3]?.once('data', (data) => done(String(data).trim()))
      screen.once('exit', () => failed(new Error('Xvfb did not start')))
    })
    const port = await freePort()
    start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      // Without a session bus WebKitGTK would look for one for seconds.
      env: { ...process.env, DISPLAY: `:${number}`, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
    })
    await answers(`http://127.0.0.1:${port}/status`, signal)
    return await session(`http://127.0.0.1:${port}`, stop)
  } catch (error) {
    stop()
    throw error
  }
}

async function session(server: string, stop: () => void): Promise<Driver> {
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // No engine asks anybody but this machine: other hosts fail at once.
      proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['localhost', '127.0.0.1'] },
    })
    .build()
  const evaluate: Driver['evaluate'] = async (task, ...args) => {
    const { value, error } = await browser.executeAsyncScript<{ value: never; error?: string }>(
      `const [args, done] = arguments
       Promise.resolve().then(() => (${task})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args,
    )
    if (error) throw new Error(error)
    return value
  }
  const pointer = async (steps: PointerStep[]) => {
    const actions = browser.actions()
    // A drag of no duration has no speed, and a slide follows the speed.
    for (const step of steps) {
      if (step === 'down') actions.press()
      else if (step === 'up') actions.release()
      else actions.move({ x: Math.round(step.x), y: Math.round(step.y), origin: Origin.VIEWPORT, duration: 16 })
    }
    await actions.perform()
  }
  return {
    version: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion()}`,
    // It takes the type and sends a mouse's events.
    hasTouch: false,
    open: (url) => browser.get(url),
    evaluate,
    async resize(width, height) {
      const frame = browser.manage().window()
      await frame.setRect({ x: 0, y: 0, width, height })
      // The page may learn of its size a while after the driver has answered.
      const found = () => evaluate(() => new Promise<number>((done) => setTimeout(() => done(innerHeight), 50)))
      let inner = await found()
      for (let tries = 0; inner !== height; tries++) {
        if (tries === 5) throw new Error(`the page was to be ${height} px high, and is ${inner} px high`)
        await frame.setRect({ x: 0, y: 0, width, height: (await frame.getRect()).height + height - inner })
        inner = await found()
      }
    },
    mouse: pointer,
    touch: pointer,
    async key(name) {
      const { modifiers, key } = keysOf(name)
      const actions = browser.actions()
      for (const modifier of modifiers) actions.keyDown(keyOf(modifier))
      actions.sendKeys(keyOf(key))
      for (const modifier of modifiers) actions.keyUp(keyOf(modifier))
      await actions.perform()
    },
    async close() {
      await browser.quit().finally(stop)
    },
  }
}

/** WebDriver has code points for the keys without a character. */
const KEYS: Record<string, string> = {
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Home: Key.HOME,
  End: Key.END,
  Shift: Key.SHIFT,
}
const keyOf = (name: string) => KEYS[name] ?? name

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

async function answers(url: string, signal: AbortSignal) {
  for (let i = 0; i < 200 && !signal.aborted; i++) {
    if (
      await fetch(url, { signal }).then(
        (response) => response.ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('WebKitWebDriver did not start')
}
