/**
 * Makes a fresh machine with nothing but Node ready: packages, and a browser for the tests.
 * Usage: node scripts/setup.mjs [--no-browser]
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser, findBrowser, launchArgs } from './browser.mjs'
import { fail, isMain, npm, parseArgs, root } from './process.mjs'

export { findBrowser, launchArgs }

/** Does what is missing, says what it does, throws an Error with one clear sentence when it cannot. */
export async function setup({ browser = true } = {}) {
  checkNode()
  await packages()
  if (browser) return { browser: await ensureBrowser() }
  return {}
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const wanted = Number(/\d+/.exec(engines.node)[0])
  if (Number.parseInt(process.versions.node, 10) < wanted) {
    throw new Error(`Skerry needs Node ${wanted} or newer; this is Node ${process.versions.node}. Get it from https://nodejs.org.`)
  }
}

/**
 * Not `npm ci`: it refuses a lock file that lacks a binary for some other platform, which is what npm writes when a registry does not have
 * that one yet, and it empties node_modules under everybody who is using it. The versions are the lock file's either way.
 */
async function packages() {
  if (installed()) return
  console.log('Installing packages (npm install) …')
  // NODE_ENV=production would leave out what we build with, and `npm test --silent` would hide why an install failed: both are inherited.
  const code = await npm('install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn')
  if (code !== 0)
    throw new Error(`npm could not install the packages (exit code ${code}). The reason stands above; is the npm registry reachable?`)
}

/**
 * npm notes at the end of every install what it has put into node_modules. Comparing that with the lock file also accepts what somebody
 * installed by hand, and does not accept an interrupted install; a time stamp would get both wrong.
 */
function installed() {
  const lock = read('package-lock.json')
  const have = read('node_modules/.package-lock.json')
  if (!lock) return existsSync(path.join(root, 'node_modules'))
  if (!have) return false
  return Object.entries(lock.packages).every(([name, entry]) => !name || entry.optional || have.packages[name]?.version === entry.version)
}

function read(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}

if (isMain(import.meta)) {
  const args = parseArgs({ flags: ['no-browser'] })
  await setup({ browser: !args['no-browser'] }).catch((error) => fail(error.message))
}
