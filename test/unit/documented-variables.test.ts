import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const styles = ['src', 'embed/css']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, folder, file)),
  )
  .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const ROW = /^\| `(--skerry-[\w-]+)` +\|.*\| `([^`]+)` +\|$/gm
/** As styles write it: no spaces, `.7` for 70%. */
const plain = (value: string) =>
  value
    .replace(/\b(\d)(\d)%/g, (_, tens, ones) => `.${tens}${ones === '0' ? '' : ones}`)
    .replace(/(^|\D)0(?=\.)/g, '$1')
    .replace(/\s/g, '')

it('every variable of the documents is one that the styles read, with this default', () => {
  const rows = [...readFileSync(path.join(root, 'docs/code/styling.md'), 'utf8').matchAll(ROW)]
  expect(rows.length).toBeGreaterThan(12)
  const read = plain(styles)
  // The size of buttons, and what a variable takes from another, is put together by the script.
  const isRead = (name = '', value = '') =>
    read.includes(`var(${name},${plain(value.startsWith('--') ? `var(${value}` : value)}`) ||
    (value === '44px' && read.includes(`var(${name},$`))
  expect(rows.filter(([, name, value]) => !isRead(name, value)).map(([row]) => row)).toEqual([])
})
