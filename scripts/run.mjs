/**
 * Runs a TypeScript script, even on a fresh machine with nothing but Node: node scripts/run.mjs scripts/check/test.ts [arguments]
 * Installs missing packages, and lets esbuild, one of them, strip the types (typescript.mjs).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { register } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

function checkNode() {
  const { engines } = read('package.json')
  const wanted = Number(/\d+/.exec(engines.node)[0])
  if (Number.parseInt(process.versions.node, 10) < wanted) {
    throw new Error(`Skerry needs Node ${wanted} or newer; this is Node ${process.versions.node}. Get it from https://nodejs.org.`)
  }
}

/**
 * Not `npm ci`: it refuses a lock file that lacks another platform's binary, as npm writes it if a registry does not have that yet, and it
 * empties node_modules under everyone using it. The versions are the lock file's either way.
 */
function installPackages() {
  if (installed()) return
  console.log('Installing packages (npm install) …')
  // Both are inherited: NODE_ENV=production would omit build tools, and `npm test --silent` would hide why an install failed.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=warn']
  // npm is a .cmd file on Windows, which Node refuses to start without a shell.
  const { status, signal, error } = spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', stdio: 'inherit' })
  if (status === 0) return
  const code = error?.message ?? signal ?? `exit code ${status}`
  throw new Error(`npm could not install the packages (${code}). The reason stands above; is the npm registry reachable?`)
}

/**
 * npm records the contents of node_modules after every install. Comparing that with the lock file also accepts manual installs, and rejects
 * interrupted ones; a timestamp would get both wrong.
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

const [, , script, ...args] = process.argv
try {
  checkNode()
  installPackages()
} catch (error) {
  console.error(error.message)
  // A machine reads the last line of a test run.
  if (script?.endsWith('test.ts')) console.log('0 passed, 1 failed, 0 skipped')
  process.exit(1)
}
if (!script || !existsSync(script)) {
  console.error(`There is no script "${script ?? ''}": node scripts/run.mjs FILE [arguments]`)
  process.exit(1)
}
register('./typescript.mjs', import.meta.url)
// As if Node had started the script directly.
process.argv = [process.argv[0], path.resolve(script), ...args]
await import(pathToFileURL(process.argv[1]))
