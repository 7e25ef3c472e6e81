/**
 * WordPress's own files, for the tests of the plugin: fetched into .cache/wordpress/ when those run, and part of nobody's installation.
 * - `current`: what Debian's next release has, by the system's own apt and its keys, without a change to the system.
 * - `oldest`: the oldest that the plugin works on, 6.5, from a package of the npm registry that carries whole WordPresses.
 * - `before`: older than that. Debian's own 6.1 where the system is Debian 12; the plugin has to do nothing there.
 * `SKERRY_WORDPRESS` may name a folder that counts as `current`.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { root } from '../process'

export type Edition = 'current' | 'oldest' | 'before'
type Version = [major: number, minor: number]

/** Only unpacked: installing WordPress would bring a web server. The others are packages it links to; not every version has all of them. */
const DEBS = ['wordpress', 'php-getid3', 'libjs-underscore', 'libjs-cropper', 'libjs-lodash', 'libphp-phpmailer']
const SHARE = 'usr/share/wordpress'
const NEWER_SUITE = 'testing'
/** 158 MB, of which a twelfth is unpacked. */
const NPM_PACKAGE = '@wp-playground/wordpress-builds@0.9.19'
const NPM_VERSION = 'wp-6.5'
/** The first version whose tag processor does what the plugin needs. */
const NEEDED: Version = [6, 5]

const cache = (...parts: string[]) => path.join(root, '.cache/wordpress', ...parts)

/** `[6, 5]` for the files in a folder, or undefined if it has no WordPress. */
export function versionIn(folder: string | undefined): Version | undefined {
  const file = path.join(folder ?? '', 'wp-includes/version.php')
  const [, major, minor] = (folder && existsSync(file) && /\$wp_version = '(\d+)\.(\d+)/.exec(readFileSync(file, 'utf8'))) || []
  return major ? [Number(major), Number(minor)] : undefined
}

const isNewEnough = ([major, minor]: Version) => major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
const places: Record<Edition, () => (string | undefined)[]> = {
  current: () => [process.env.SKERRY_WORDPRESS, cache('current', SHARE), `/${SHARE}`],
  oldest: () => [cache('oldest')],
  before: () => [`/${SHARE}`, cache('before', SHARE)],
}

/** An edition's folder, or undefined. */
export const filesOf = (edition: Edition) =>
  places[edition]().find((folder) => {
    const version = versionIn(folder)
    return version && isNewEnough(version) === (edition !== 'before')
  })

/** Fetches missing editions, as far as available. */
export function fetchEditions() {
  if (!filesOf('current')) fromDebian('current', newerSuite())
  if (!filesOf('before')) fromDebian('before', [])
  if (!filesOf('oldest')) fromNpm()
}

const run = (command: string, args: string[], options?: SpawnSyncOptions) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })

/** Works in a temporary folder, then puts the result in place as a whole. */
function make(edition: Edition, into: (folder: string, made: string) => boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-wordpress-files-'))
  const made = path.join(folder, 'made')
  mkdirSync(made)
  if (into(folder, made)) {
    rmSync(cache(edition), { recursive: true, force: true })
    mkdirSync(cache(), { recursive: true })
    // Not a rename: the temporary folder may be on another disk.
    run('cp', ['-r', made, cache(`${edition}.new`)])
    renameSync(cache(`${edition}.new`), cache(edition))
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Anyone may download Debian's packages. */
function fromDebian(edition: Edition, options: string[] | undefined) {
  if (!options) return
  make(edition, (folder, made) => {
    for (const name of DEBS) run('apt-get', [...options, 'download', name], { cwd: folder, stdio: 'ignore' })
    const debs = readdirSync(folder).filter((file) => file.endsWith('.deb'))
    return (
      debs.some((file) => file.startsWith('wordpress_')) &&
      debs.every((deb) => run('dpkg-deb', ['-x', path.join(folder, deb), made]).status === 0)
    )
  })
}

/** Options that make apt read the lists of Debian's next release from the system's mirror; undefined if it cannot. */
function newerSuite() {
  const targets = spawnSync('apt-get', ['indextargets', '--format', '$(ORIGIN) $(REPO_URI)', 'Created-By: Packages'], { encoding: 'utf8' })
  const [, mirror] = /^Debian (\S+\/debian\/?)$/m.exec(targets.stdout ?? '') ?? []
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  if (!mirror || !existsSync(keys)) return undefined
  const folder = cache('apt')
  for (const part of ['lists/partial', 'cache/archives/partial']) mkdirSync(path.join(folder, part), { recursive: true })
  const list = path.join(folder, 'sources.list')
  writeFileSync(list, `deb [signed-by=${keys}] ${mirror} ${NEWER_SUITE} main\n`)
  const settings = {
    ...{ 'Dir::Etc::sourcelist': list, 'Dir::Etc::sourceparts': '/dev/null' },
    ...{ 'Dir::State::lists': path.join(folder, 'lists'), 'Dir::Cache': path.join(folder, 'cache') },
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  return run('apt-get', [...options, 'update']).status === 0 ? options : undefined
}

/** PHP is in one zip there, with files for browsers beside it. */
function fromNpm() {
  make('oldest', (folder, made) => {
    if (run('npm', ['pack', '--silent', NPM_PACKAGE], { cwd: folder }).status !== 0) return false
    const [archive] = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
    const [loaded, zipped] = [`package/public/${NPM_VERSION}`, `package/src/wordpress/${NPM_VERSION}.zip`]
    if (!archive || run('tar', ['-xzf', archive, loaded, zipped], { cwd: folder }).status !== 0) return false
    run('cp', ['-r', `${path.join(folder, loaded)}/.`, made])
    unzip(readFileSync(path.join(folder, zipped)), made)
    return true
  })
}

/** Unpacks a zip by its central directory. */
function unzip(bytes: Buffer, folder: string) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + size)
    const to = path.join(folder, name)
    if (name.endsWith('/')) mkdirSync(to, { recursive: true })
    else {
      mkdirSync(path.dirname(to), { recursive: true })
      writeFileSync(to, method === 8 ? inflateRawSync(packed) : packed)
    }
    at += 46 + nameLength + extra + comment
  }
}
