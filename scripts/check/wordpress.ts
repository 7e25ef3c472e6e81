/**
 * node scripts/run.mjs scripts/check/wordpress.ts [--port 4174] [--edition current]
 * A WordPress with the plugin and a stand-in for the page builder, to try the plugin in; Ctrl+C ends it and leaves nothing. Its files are those
 * of an edition (wordpress-files.ts), with PHP's own server and a MariaDB that listens on no port.
 * Its users are admin and editor, with their names as passwords. `npm test -- --only wordpress` starts it by itself.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { makePlugin } from '../build/plugin'
import { fail, isMain, parseArgs, root } from '../process'
import { type Edition, filesOf } from './wordpress-files'
import { ensureWordPress, missing, program } from './wordpress-programs'

export type { Edition }
export interface WordPress {
  /** Without a trailing slash. */
  url: string
  /** The served folder. */
  www: string
  /** Runs code in it, after `before` if the CMS has not loaded yet, and returns the output. */
  php(code: string, before?: string): string
  close(): Promise<void>
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })

const config = (socket: string, url: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
${['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY'].map((name) => `define( '${name}', '${name}' );`).join('\n')}
$table_prefix = 'wp_';
if ( is_file( __DIR__ . '/wp-network.php' ) ) { require __DIR__ . '/wp-network.php'; }
if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }
require_once ABSPATH . 'wp-settings.php';
`

/**
 * A stand-in script: records that it ran, and has the given size; one requests another a moment `later`. Registered from the same list
 * (test/wordpress/elementor).
 */
interface StandIn {
  handle: string
  path: string
  bytes: number
  later?: string
}
function writeScripts(content: string, site: string) {
  const handles: StandIn[] = JSON.parse(readFileSync(path.join(site, 'handles.json'), 'utf8'))
  const write = (file: string, code: string, bytes: number) => {
    const to = path.join(content, file)
    mkdirSync(path.dirname(to), { recursive: true })
    // As compressible as scripts are.
    let noise = file
    while (noise.length < bytes * 0.4) noise += createHash('sha512').update(noise).digest('base64')
    writeFileSync(to, `${code};/*${noise.padEnd(bytes, 'x')}*/\n`)
  }
  for (const { handle, path: file, bytes, later } of handles) {
    // The runtime puts itself on the page, whatever was there; an add-on needs what Skerry lacks.
    const more: Record<string, string> = {
      'elementor-frontend': ';self.elementorFrontend={}',
      'add-on': ';self.never&&elementorFrontend.wheel.turn()',
    }
    const note = `(self.ran??=[]).push('${handle}')${more[handle] ?? ''}`
    if (!later) {
      write(file, note, bytes)
      continue
    }
    write(later, '', bytes)
    const address = `new URL('${path.posix.relative(path.posix.dirname(file), later)}',document.currentScript.src)`
    write(
      file,
      `${note};{const a=${address};setTimeout(()=>document.head.append(Object.assign(document.createElement('script'),{src:a})),500)}`,
      bytes,
    )
  }
}

/**
 * Starts a WordPress with the plugin, not yet activated. `php(code)` runs code in it and returns the output; `close` stops and removes it.
 */
export async function startWordPress({ port, edition = 'current' }: { port?: number; edition?: Edition } = {}): Promise<WordPress> {
  const lack = missing(edition)
  if (lack) throw new Error(lack)
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-wordpress-'))
  const [www, data, socket] = [path.join(folder, 'www'), path.join(folder, 'data'), path.join(folder, 'db.sock')]
  const children: ChildProcess[] = []
  const start = (command: string, args: string[], env = {}) => {
    // In its own process group: PHP's server has workers that it does not stop.
    children.push(spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env }, detached: true }))
  }
  const close = async () => {
    const alive = children.filter(({ pid, exitCode, signalCode }) => pid && exitCode === null && signalCode === null)
    const gone = alive.map((child) => new Promise((done) => child.on('exit', done)))
    // The database is deleted with its folder, so it need not write anything first.
    for (const { pid } of alive) if (pid) process.kill(-pid, 'SIGKILL')
    await Promise.all(gone)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const user = userInfo().username
  const made = spawnSync(
    program('mariadb-install-db'),
    // Two created at once would use the same temporary names in one folder.
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--tmpdir=${folder}`,
      `--user=${user}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) {
    await close()
    throw new Error(`The database could not be made: ${made.stdout}${made.stderr}`)
  }
  start(program('mariadbd'), [
    '--no-defaults',
    `--datadir=${data}`,
    `--user=${user}`,
    `--socket=${socket}`,
    `--tmpdir=${folder}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-buffer-pool-size=32M',
    `--pid-file=${folder}/db.pid`,
  ])
  const url = `http://localhost:${port ?? (await freePort())}`
  cpSync(filesOf(edition) ?? '', www, { recursive: true, dereference: true, filter: (file) => existsSync(file) })
  const content = path.join(www, 'wp-content')
  const site = path.join(root, 'test/wordpress')
  for (const name of ['elementor', 'add-on']) cpSync(path.join(site, name), path.join(content, 'plugins', name), { recursive: true })
  cpSync(path.join(site, 'hello-elementor'), path.join(content, 'themes/hello-elementor'), { recursive: true })
  cpSync(path.join(site, 'handles.json'), path.join(content, 'handles.json'))
  writeScripts(content, site)
  await makePlugin(path.join(content, 'plugins/skerry'))
  cpSync(path.join(root, 'demo/landing'), path.join(www, 'landing-files'), { recursive: true })
  cpSync(path.join(root, 'scripts/check/wordpress/router.php'), path.join(www, 'router.php'))
  cpSync(path.join(root, 'scripts/check/wordpress/install.php'), path.join(www, 'install.php'))
  writeFileSync(path.join(www, 'wp-config.php'), config(socket, url))
  const installed = spawnSync(program('php'), ['install.php', socket, url], { cwd: www, encoding: 'utf8' })
  if (installed.status !== 0) {
    await close()
    throw new Error(`WordPress could not be installed: ${installed.stdout}${installed.stderr}`)
  }
  start(program('php'), ['-d', 'opcache.revalidate_freq=0', '-S', url.slice(7), '-t', www, path.join(www, 'router.php')], {
    PHP_CLI_SERVER_WORKERS: '4',
  })
  // What is compiled is kept, except for files that have just been written: compiling the CMS takes two thirds of a run's time.
  const compiled = path.join(folder, 'compiled')
  mkdirSync(compiled)
  const cache = ['opcache.enable_cli=1', 'opcache.file_cache_only=1', `opcache.file_cache=${compiled}`].flatMap((option) => ['-d', option])
  const php = (code: string, before = '') => {
    const file = path.join(folder, 'run.php')
    const { host } = new URL(url)
    writeFileSync(
      file,
      `<?php $_SERVER['HTTP_HOST'] = '${host}'; $_SERVER['REQUEST_URI'] = '/'; ${before} require '${www}/wp-load.php'; wp_set_current_user( 1 ); kses_remove_filters(); ${code}`,
    )
    const { status, stdout, stderr } = spawnSync(program('php'), [...cache, '-d', 'display_errors=stderr', file], {
      cwd: www,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${code}\n${stdout}${stderr}`)
    return stdout
  }
  await answers(url)
  return { url, www, php, close }
}

async function answers(url: string) {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${url}/readme.html`).catch(() => undefined)) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`${url} does not answer.`)
}

/** The demo's landing page as a post: its template's output, with URLs that lead to its pictures. */
export function landingPage() {
  const html = readFileSync(path.join(root, 'demo/landing/index.html'), 'utf8')
  const [, body = ''] = /<body[^>]*>([\s\S]*?)<script id="elementor-pro-frontend-js-before">/.exec(html) ?? []
  return body.replace(/(["'(;])img\//g, '$1/landing-files/img/')
}

const isEdition = (name: string): name is Edition => ['current', 'oldest', 'before'].includes(name)

async function main() {
  const { port = '4174', edition = 'current' } = parseArgs({ values: ['port', 'edition'] })
  if (!isEdition(edition)) fail(`There is no edition "${edition}".`)
  const lack = await ensureWordPress()
  if (lack) fail(lack)
  const site = await startWordPress({ port: Number(port), edition })
  writeFileSync(path.join(site.www, 'landing.html'), landingPage())
  site.php(`
    switch_theme( 'hello-elementor' );
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    foreach ( array( 'elementor/elementor.php', 'skerry/skerry.php' ) as $one ) { activate_plugin( $one ); }
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Rogatka', 'post_name' => 'landing', 'post_content' => wp_slash( file_get_contents( ABSPATH . 'landing.html' ) ) ) );
  `)
  console.log(`${site.url}/landing/ and ${site.url}/wp-admin/ (admin, admin)`)
  process.on('SIGINT', async () => {
    await site.close()
    process.exit()
  })
}

if (isMain(import.meta)) await main()
