/** The programs that a test WordPress needs. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { aptInstall } from '../browser'
import { type Edition, fetchEditions, filesOf } from './wordpress-files'

/** Installed if missing: only programs, nothing that starts by itself. */
const PROGRAMS: Record<string, string> = {
  php: 'php-cli',
  mariadbd: 'mariadb-server-core',
  'mariadb-install-db': 'mariadb-server-core',
  // Run by the one before.
  my_print_defaults: 'mariadb-client-core',
}
const SBIN = ['/usr/sbin', '/usr/local/sbin', '/sbin']
const which = (name: string) =>
  [...(process.env.PATH ?? '').split(path.delimiter), ...SBIN].map((folder) => path.join(folder, name)).find((file) => existsSync(file))
/** The path of a program, which `missing` has checked. */
export const program = (name: string) => which(name) ?? name
const hasMysqli = () => spawnSync(program('php'), ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']).status === 0

/** What is missing for a WordPress of this edition (wordpress-files.ts), as a sentence; empty if nothing. */
export function missing(edition: Edition = 'current') {
  const programs = Object.keys(PROGRAMS).filter((name) => !which(name))
  if (!programs.length && !hasMysqli()) programs.push('php-mysql')
  if (programs.length)
    return `No WordPress here: ${programs.join(', ')} missing (Debian: apt-get install php-cli php-mysql mariadb-server-core mariadb-client-core).`
  return filesOf(edition) ? '' : `No WordPress here: the files of the edition “${edition}” are missing and could not be fetched.`
}

/** Installs and fetches what is missing, if that needs no question. Returns what is still missing, like `missing`. */
export async function ensureWordPress() {
  const packages = [...new Set(Object.entries(PROGRAMS).flatMap(([name, one]) => (which(name) ? [] : one)))]
  if (!which('php') || !hasMysqli()) packages.push('php-mysql')
  if (!which('phpcs')) packages.push('php-codesniffer')
  if (packages.length && !(await aptInstall(packages, ['--no-install-recommends']))) return missing()
  fetchEditions()
  return missing()
}
