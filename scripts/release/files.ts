/** A release's files: a zip for people without Node, the npm package, and their hashes. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chunkFiles } from '../build/built-files'
import { zip } from '../build/plugin-files'
import { root } from '../process'

const inRoot = (...parts: string[]) => path.join(root, ...parts)

/** In the form of the `integrity` attribute. */
export const integrityOf = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The zip's contents: names, and their sources. */
function zipFiles(): [name: string, file: string][] {
  const built = [
    'skerry.js',
    'skerry.css',
    'skerry.builder.css',
    'skerry.all.js',
    'skerry.takeover.js',
    'THIRD-PARTY.md',
    'skerry-wordpress.zip',
  ]
  return [
    ['index.html', inRoot('embed/release/index.html')],
    ['README.txt', inRoot('embed/release/README.txt')],
    ...built.map((file): [string, string] => [file, inRoot('dist', file)]),
    ...chunkFiles(inRoot('dist')).map((file): [string, string] => [`chunks/${file}`, inRoot('dist/chunks', file)]),
    ...['takeover.html', 'snippet.html'].map((file): [string, string] => [file, inRoot('embed', file)]),
    ...['LICENSE', 'CHANGELOG.md'].map((file): [string, string] => [file, inRoot(file)]),
  ]
}

/** One line per file: its `integrity` hash and its name. */
const hashList = (files: [name: string, file: string][]) =>
  files.map(([name, file]) => `${integrityOf(readFileSync(file))}  ${name}\n`).join('')

/** Writes skerry-VERSION.zip, with everything in a folder of that name. */
export function writeZip(to: string, version: string) {
  const folder = `skerry-${version}`
  const files = zipFiles()
  const hashes = path.join(to, 'HASHES.txt')
  writeFileSync(hashes, hashList(files))
  const placed = [...files, ['HASHES.txt', hashes] as const].map(([name, file]) => ({ name: `${folder}/${name}`, file }))
  const name = path.join(to, `${folder}.zip`)
  writeFileSync(name, zip(placed))
  return name
}

const npm = (args: string[], cwd: string) =>
  execFileSync('npm', [...args, '--loglevel=error'], { cwd, encoding: 'utf8', shell: process.platform === 'win32' })

/** Writes the package as published: without `private`, which protects a checkout, and without scripts that only run in one. */
export function writePackage(to: string) {
  const [{ filename }] = JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', to], root))
  const staged = path.join(to, 'package')
  execFileSync('tar', ['-xzf', filename], { cwd: to })
  const file = path.join(staged, 'package.json')
  const { private: _, scripts, devDependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  rmSync(path.join(to, filename))
  npm(['pack', '--pack-destination', to], staged)
  rmSync(staged, { recursive: true })
  return path.join(to, filename)
}

/** Writes the hashes of the files handed out, for the release page. */
export function writeSums(to: string, files: string[]) {
  const sums = files.map((file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${path.basename(file)}\n`)
  writeFileSync(path.join(to, 'SHA256SUMS'), sums.join(''))
}
