// @vitest-environment node
/** The plugin's shelf: the rules of WordPress's directory for readme.txt and the plugin's header (developer.wordpress.org/plugins/wordpress-org). */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const readme = read('embed/wordpress/skerry/readme.txt')
const [start = '', ...parts] = readme.split(/^== (.+) ==$/m)
const sections = new Map(parts.flatMap((name, i) => (i % 2 ? [] : [[name, parts[i + 1]?.trim() ?? ''] as const])))
const fieldsIn = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, key, value]) => [key, value?.trim()]))
const readmeFields = fieldsIn(start, /^([A-Z][\w ]+): (.+)$/gm)
const [comment = ''] = /^\/\*\*.*?\*\//ms.exec(read('embed/wordpress/skerry/skerry.php')) ?? []
const header = fieldsIn(comment, /^ \* ([A-Z][\w ]+):\s+(.+)$/gm)

it('readme.txt has every field that the directory asks for', () => {
  expect(start).toMatch(/^=== Skerry ===\n/)
  expect(Object.keys(readmeFields)).toEqual([
    ...['Contributors', 'Tags', 'Requires at least', 'Tested up to', 'Requires PHP', 'Stable tag', 'License', 'License URI'],
  ])
  expect(readmeFields.Contributors).toMatch(/^[a-z\d-]+(, [a-z\d-]+)*$/)
  const tags = readmeFields.Tags?.split(', ') ?? []
  expect(tags.length).toBeLessThanOrEqual(5)
  expect(new Set(tags).size).toBe(tags.length)
  // Trademarks are refused, and numbers of corrections of the CMS are not read.
  expect(readmeFields.Tags).not.toMatch(/wordpress|elementor|woocommerce/i)
  expect(readmeFields['Tested up to']).toMatch(/^\d+\.\d$/)
  expect(readmeFields['Stable tag']).not.toBe('trunk')
})
it('has a short description of at most 150 characters, in plain text', () => {
  const lines = start.slice(start.indexOf('\n\n')).trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.length).toBeLessThanOrEqual(150)
  expect(lines[0]).not.toMatch(/[*_`<>[\]]/)
  expect(header.Description).toBe(lines[0])
})
it('has the sections of the directory, in its order', () => {
  expect([...sections.keys()]).toEqual([
    ...['Description', 'Installation', 'Frequently Asked Questions', 'Screenshots', 'Changelog', 'Upgrade Notice'],
  ])
  for (const text of sections.values()) expect(text).not.toBe('')
  expect(
    sections
      .get('Screenshots')
      ?.split('\n')
      .every((line, i) => line.startsWith(`${i + 1}. `)),
  ).toBe(true)
  const pictures =
    sections
      .get('Screenshots')
      ?.split('\n')
      .map((_, i) => `embed/wordpress/assets/screenshot-${i + 1}.png`) ?? []
  expect(pictures.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  for (const name of ['Changelog', 'Upgrade Notice']) expect(sections.get(name)).toMatch(/^= __VERSION__ =\n/)
  expect(sections.get('Upgrade Notice')?.split('\n').at(-1)?.length).toBeLessThanOrEqual(300)
  // More is cut off.
  expect(Buffer.byteLength(readme)).toBeLessThan(10_000)
})
it('the plugin’s header says the same, with its author and different addresses', () => {
  for (const key of ['Requires at least', 'Requires PHP', 'License', 'License URI']) expect(header[key], key).toBe(readmeFields[key])
  expect(header).toMatchObject({
    'Plugin Name': 'Skerry',
    Version: readmeFields['Stable tag'],
    'Text Domain': 'skerry',
    Author: expect.any(String),
  })
  for (const key of ['Plugin URI', 'Author URI', 'License URI']) expect(URL.canParse(header[key] ?? ''), key).toBe(true)
  expect(header['Author URI']).not.toBe(header['Plugin URI'])
})
it('the documents name the same versions', () => {
  const versions = `WordPress ${header['Requires at least']} and PHP ${header['Requires PHP']}, or later`
  for (const file of ['docs/site/wordpress.md', 'embed/wordpress/README.md']) expect(read(file), file).toContain(versions)
})
