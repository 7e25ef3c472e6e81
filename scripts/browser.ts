/** Finds a Chromium, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bin, node, run } from './process'

/** No sandbox, because CI runs as root in containers; the rest keeps the browser from talking to anybody. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Features that tests do without. The last --disable-features counts, so those that Playwright takes away come first (test/unit/browser.test.ts
 * compares the two); then the two pages of the address bar's suggestions, which cost half a second of a core for every new window, and the
 * process that waits for the next page of another site, which costs a twentieth of a run.
 */
export const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

let found: string | undefined

/** Path of a Chromium that starts, or undefined. */
export function findBrowser() {
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  found ??= candidates().find(starts) ?? playwrightsOwn()
  return found
}

/** Like findBrowser, but installs one when there is none. Throws with a sentence that says what to do. */
export async function ensureBrowser() {
  const { CHROMIUM } = process.env
  if (CHROMIUM && !existsSync(CHROMIUM)) console.warn(`CHROMIUM=${CHROMIUM} does not exist; looking for another browser.`)
  const there = findBrowser()
  if (there) return there
  await aptInstall(['chromium'])
  if (!findBrowser()) {
    console.log('Asking Playwright for its own Chromium …')
    await node(bin('playwright'), ['install', 'chromium'])
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'No Chromium found and none could be installed. Install Chromium or Chrome, or set CHROMIUM=/path/to/chromium, and run this again.',
  )
}

/** Installs Debian's packages, where that needs no question: as root, or with a sudo that asks for no password. False when it could not. */
export async function aptInstall(packages: string[], options: string[] = []) {
  const sudo = sudoPrefix()
  if (!sudo || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} with apt-get …`)
  // `env` stands after sudo, which clears the environment.
  const [command, ...before] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  const apt = (...args: string[]) => run(command ?? 'env', [...before, ...args])
  return (await apt('update')) === 0 && (await apt('install', '-y', ...options, ...packages)) === 0
}

const candidates = () => [
  '/usr/bin/chromium',
  ...(process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => NAMES.map((name) => path.join(dir, name + (process.platform === 'win32' ? '.exe' : '')))),
  ...MAC,
]

// Ubuntu's chromium-browser may be a stub that only says "install the snap", so being there is not enough. On Windows --version opens a window.
const starts = (file: string) =>
  existsSync(file) && (process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0)

function playwrightsOwn() {
  try {
    const file = createRequire(import.meta.url)('playwright').chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** What to put before a command that needs root: nothing, sudo, or undefined when it cannot be had without asking. */
function sudoPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}
