/** Child processes and command lines, for the other scripts. Only node: imports, so that it runs before anything is installed. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const shared = path.join(root, '../shared')

/**
 * Runs a program in the repository root with live output, or with its whole output printed in one piece at its end; resolves with its exit
 * code, never rejects.
 */
export function run(command, args = [], { env = {}, cwd = root, shell = false, inOnePiece = false } = {}) {
  return new Promise((done) => {
    const stdio = inOnePiece ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { cwd, shell, stdio, env: { ...process.env, ...env } })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data))
    child.on('close', () => inOnePiece && process.stdout.write(Buffer.concat(output)))
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(127)
    })
    child.on('close', (code, signal) => done(code ?? (signal ? 128 : 1)))
  })
}

/** Ends the process where nothing has been built yet. */
export function requireBundle(dist = path.join(root, 'dist')) {
  if (!existsSync(path.join(dist, 'skerry.js'))) fail('There is no bundle: npm run build')
}

/** Runs a Node script, e.g. one of a package (`bin('vitest')`). */
export const node = (script, args = [], options) => run(process.execPath, [script, ...args], options)

// npm is a .cmd file on Windows, which Node refuses to start without a shell.
export const npm = (...args) => run('npm', args, { shell: process.platform === 'win32' })

/** The script behind a package's command: no .bin shims, which differ by platform. */
export function bin(name, command = name.split('/').pop()) {
  const folder = path.join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** True when the module was started by `node file.mjs` and not imported. */
export const isMain = (meta) =>
  Boolean(process.argv[1]) && existsSync(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(meta.url)

/**
 * `--flag`, `--key value`, `--key=value`; the rest are in `_`. Keys in `flags` take no value, keys in `lists` may come more than once,
 * and an unknown key is an error, because a mistyped one that does nothing costs an hour.
 */
export function parseArgs({ flags = [], values = [], lists = [] }, argv = process.argv.slice(2)) {
  const args = { _: [], ...Object.fromEntries(lists.map((key) => [key, []])) }
  for (let i = 0; i < argv.length; i++) {
    const [, key, inline] = /^--([\w-]+)(?:=(.*))?$/s.exec(argv[i]) ?? []
    if (!key) args._.push(argv[i])
    else if (flags.includes(key)) args[key] = true
    else if (values.includes(key) || lists.includes(key)) {
      const value = inline ?? argv[++i]
      if (value === undefined) fail(`--${key} needs a value.`)
      if (lists.includes(key)) args[key].push(value)
      else args[key] = value
    } else fail(`Unknown option --${key}. Known: ${[...flags, ...values, ...lists].map((k) => `--${k}`).join(' ')}`)
  }
  return args
}

/**
 * Where the process is told to end (SIGTERM), or its terminal has been closed (SIGHUP), closes its browsers by `close`, and exits. They are
 * launched with `leaveSignals`. What is being done in them fails then, which is no result any more: nothing is printed.
 */
export function closeOnSignals(close) {
  let isEnding = false
  const end = async (code) => {
    // npm passes on what the terminal has sent to everybody.
    if (isEnding) return
    isEnding = true
    for (const stream of [process.stdout, process.stderr]) stream.write = () => true
    process.on('uncaughtException', () => {})
    // What has not closed by then is killed by Playwright, which leaves a folder with a socket behind.
    await Promise.race([close().catch(() => {}), new Promise((done) => setTimeout(done, 5000))])
    process.exit(code)
  }
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
}
/** For `launch`: Playwright's own handlers close the browser and let the process go on. */
export const leaveSignals = { handleSIGTERM: false, handleSIGHUP: false }

/** Ends with one clear sentence instead of a stack. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
