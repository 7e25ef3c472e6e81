/** Child processes and command lines, for the other scripts. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs as parse } from 'node:util'

export const root = path.join(import.meta.dirname, '../')
/**
 * A folder of saved pages, themes and recorded behaviour, which some tests and tables read. Few machines have one: `SKERRY_PAGES` says where
 * it is. Without it, this is a path at which nothing is.
 */
export const shared = process.env.SKERRY_PAGES ? path.resolve(root, process.env.SKERRY_PAGES) : path.join(root, 'node_modules/.no-pages')

interface RunOptions {
  env?: NodeJS.ProcessEnv
  cwd?: string
  shell?: boolean
  inOnePiece?: boolean
}
/** Runs a program in the repository root, with live output or all of it at the end; resolves with its exit code, never rejects. */
export function run(command: string, args: string[] = [], { env = {}, cwd = root, shell = false, inOnePiece = false }: RunOptions = {}) {
  return new Promise<number>((done) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      stdio: inOnePiece ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => output.push(data))
    child.on('close', () => inOnePiece && process.stdout.write(Buffer.concat(output)))
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      done(127)
    })
    child.on('close', (code, signal) => done(code ?? (signal ? 128 : 1)))
  })
}

/** Exits if nothing has been built yet. */
export function requireBundle(dist = path.join(root, 'dist')) {
  if (!existsSync(path.join(dist, 'skerry.js'))) fail('There is no bundle: npm run build')
}

/** Runs a Node script, e.g. one of a package (`bin('vitest')`). */
export const node = (script: string, args: string[] = [], options?: RunOptions) => run(process.execPath, [script, ...args], options)

/** Starts one of our scripts: its path and arguments follow. */
export const runner = path.join(root, 'scripts/run.mjs')
/** Builds what pages load; the package's command is built on demand. */
export const buildBundle = (...args: string[]) => node(runner, [path.join(root, 'esbuild.config.mjs'), '--no-command', ...args])

/** The script of a package's command: not the .bin shims, which differ by platform. */
export function bin(name: string, command = name.slice(name.indexOf('/') + 1)) {
  const folder = path.join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Whether this module is the started script, not an imported one. */
export function isMain(meta: ImportMeta) {
  const [, script] = process.argv
  return script !== undefined && existsSync(script) && realpathSync(script) === fileURLToPath(meta.url)
}

interface Known<Flag, Value, List> {
  flags?: readonly Flag[]
  values?: readonly Value[]
  lists?: readonly List[]
  /** The text of `--help`; by default the comment at the head of the script. */
  help?: string
}
type Args<Flag extends string, Value extends string, List extends string> = { _: string[] } & { [key in Flag]?: true } & {
  [key in Value]?: string
} & { [key in List]: string[] }

/**
 * Parses `--flag`, `--key value` and `--key=value`; the rest are in `_`. Keys in `flags` take no value, keys in `lists` may repeat, and
 * unknown keys are errors, because a mistyped one without effect costs an hour. `--help` prints the help and exits.
 */
export function parseArgs<Flag extends string = never, Value extends string = never, List extends string = never>(
  { flags = [], values = [], lists = [], help }: Known<Flag, Value, List>,
  args = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help ?? headOf(process.argv[1]))
    process.exit()
  }
  const options: NonNullable<ParseArgsConfig['options']> = {}
  for (const key of flags) options[key] = { type: 'boolean' }
  for (const key of values) options[key] = { type: 'string' }
  for (const key of lists) options[key] = { type: 'string', multiple: true, default: [] }
  try {
    const parsed = parse({ args, options, allowPositionals: true })
    return { ...parsed.values, _: parsed.positionals } as Args<Flag, Value, List>
  } catch (error) {
    const known = Object.keys(options).map((key) => `--${key}`)
    return fail(`${(error as Error).message}\nKnown: ${known.join(' ')}`)
  }
}

/** The comment at the head of a script, with its usage. */
function headOf(script = '') {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(script, 'utf8')) ?? []
  return comment.replace(/^ *\* ?/gm, '').trim()
}

/**
 * On SIGTERM or SIGHUP, closes the browsers with `close` and exits. Launch them with `leaveSignals`. Whatever runs in them then fails,
 * which is not a result: nothing is printed.
 */
export function closeOnSignals(close: () => Promise<unknown>) {
  let isEnding = false
  const end = async (code: number) => {
    // npm forwards signals that the terminal has sent to everyone.
    if (isEnding) return
    isEnding = true
    for (const stream of [process.stdout, process.stderr]) stream.write = () => true
    process.on('uncaughtException', () => {})
    // Playwright kills what has not closed by then, leaving a folder with a socket behind.
    await Promise.race([close().catch(() => {}), new Promise((done) => setTimeout(done, 5000))])
    process.exit(code)
  }
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
}
/** For `launch`: Playwright's own handlers close the browser but let the process continue. */
export const leaveSignals = { handleSIGTERM: false, handleSIGHUP: false }

/** Exits with one clear sentence instead of a stack trace. */
export function fail(message: string, code = 1): never {
  console.error(message)
  process.exit(code)
}
