/** Finds a Chromium, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bin, node, run } from './process'

/** No sandbox, because CI runs as root in containers; the rest keeps the browser from contacting anyone. */
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
 * Features that tests do not need. Only the last --disable-features counts, so this starts with Playwright's (test/unit/browser.test.ts
 * compares them), then two pages for address bar suggestions, which cost half a core-second per window, the spare process for the next
 * site, which costs a twentieth of a run, and translation, which reads every page for a hundredth.
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
  'Translate',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

let found: string | undefined

/** The path of a Chromium that starts, or undefined. */
export function findBrowser() {
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  found ??= candidates().find(starts) ?? playwrightsOwn()
  return found
}

/** Like findBrowser, but installs one if there is none. Throws an error that says what to do. */
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

/** Installs Debian packages if possible without asking: as root, or with passwordless sudo. False on failure. */
export async function aptInstall(packages: string[], options: string[] = []) {
  const sudo = sudoPrefix()
  if (!sudo || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} with apt-get …`)
  // `env` comes after sudo, which clears the environment.
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

// Ubuntu's chromium-browser may be a stub that only says "install the snap", so try it. On Windows --version opens a window.
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

/** The prefix for commands that need root: none, sudo, or undefined if root is unavailable without asking. */
function sudoPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}
