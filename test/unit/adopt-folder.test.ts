// @vitest-environment node
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adoptFolder } from '../../scripts/adopt/command'
import { findPages, overlap, undo, writeCopy, writeInPlace } from '../../scripts/adopt/folder'
import { table } from '../../scripts/adopt/report'
import { siteFiles } from '../../scripts/adopt/site-files'
import { type ContextOf, HEADING, makeExport, page, readContext, removeExports, widget } from './adopt-export'

let contextOf: ContextOf
beforeAll(async () => {
  contextOf = await readContext()
}, 60_000)
afterAll(removeExports)

it.each([
  ['/a', '/a/b', true],
  ['/a/b', '/a', true],
  ['/a', '/a', true],
  ['/a', '/a/..b', true],
  ['/a/b', '/a/c', false],
  ['/a', '/ab', false],
])('%s and %s overlap: %s', (one, other, expected) => expect(overlap(one, other)).toBe(expected))

describe('a folder', () => {
  const site = () =>
    makeExport({
      'index.html': page(),
      'sub/cart.html': page(widget('woocommerce-booking')),
      'sub/deep/A.HTM': page(HEADING, { to: '../../' }),
      'notes.txt': page(),
      'feed.xml': page(),
      'skerry/own.html': page(),
    })
  const read = (root: string) =>
    Object.fromEntries(
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [path.relative(root, file), readFileSync(file, 'latin1')]),
    )
  const OURS = new Map([
    ['skerry/skerry.js', 'ours'],
    ['skerry/chunks/a.js', 'ours'],
  ])
  const run = (root: string) => {
    const backup = `${root}.before-skerry`
    const { pages, originals } = adoptFolder(root, contextOf(root), backup)
    const taken = new Map(pages.flatMap(({ name, bytes }) => (bytes ? [[name, bytes] as const] : [])))
    return { backup, pages, originals, taken }
  }

  it('has as its pages the HTML files at any depth, without ours and without symbolic links', () => {
    const root = site()
    symlinkSync(path.join(root, 'index.html'), path.join(root, 'link.html'))
    symlinkSync(root, path.join(root, 'loop'))
    expect(findPages(root, ['skerry'])).toEqual(['index.html', 'sub/cart.html', 'sub/deep/A.HTM'])
  })
  it('is copied with the taken pages changed, and stays unchanged itself', () => {
    const root = site()
    const before = read(root)
    const { taken } = run(root)
    const out = `${root}-out`
    writeCopy(root, out, taken, OURS)
    expect(read(root)).toEqual(before)
    const after = read(out)
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([
      'index.html',
      'skerry/chunks/a.js',
      'skerry/skerry.js',
      'sub/deep/A.HTM',
    ])
    expect(after['sub/deep/A.HTM']).toContain('src="../../skerry/skerry.js"')
  })
  it('is changed in place with a backup, a second time without a difference, and restored', () => {
    const root = site()
    const before = read(root)
    const first = run(root)
    writeInPlace(root, first.taken, first.originals, OURS, first.backup)
    const written = read(root)
    expect(Object.keys(written).filter((name) => written[name] !== before[name])).toHaveLength(4)
    const second = run(root)
    expect([...second.taken.keys()]).toEqual([...first.taken.keys()])
    writeInPlace(root, second.taken, second.originals, OURS, second.backup)
    expect(read(root)).toEqual(written)
    expect(undo(root, first.backup)).toEqual({ restored: 2, changed: [] })
    expect(read(root)).toEqual(before)
    expect(readdirSync(path.dirname(root))).toEqual(['site'])
  })
  it('keeps a page that was changed after its adoption, and the backup', () => {
    const root = site()
    const { taken, originals, backup } = run(root)
    writeInPlace(root, taken, originals, OURS, backup)
    const file = path.join(root, 'index.html')
    writeFileSync(file, `${readFileSync(file, 'latin1')}<!-- by hand -->`)
    expect(run(root).pages.find(({ name }) => name === 'index.html')?.code).toBe('adopted')
    expect(undo(root, backup)).toEqual({ restored: 1, changed: ['index.html'] })
    expect(readFileSync(file, 'latin1')).toContain('by hand')
    expect(readFileSync(path.join(backup, 'pages/index.html'), 'latin1')).toBe(page())
  })
  it('is adopted except for a page that cannot be read', () => {
    const root = site()
    const context = contextOf(root, {
      files: { ...siteFiles(root), find: (_: string, name: string) => (name === 'index.html' ? JSON.parse('{') : undefined) },
    })
    const { pages } = adoptFolder(root, context)
    expect(pages.map(({ name, code }) => `${name} ${code}`)).toEqual(['index.html left', 'sub/cart.html left', 'sub/deep/A.HTM taken'])
    expect(pages[0]?.why.join()).toContain('it cannot be read')
  })
  it('has a table of what becomes of each page', () => {
    const weight = (files: number, bytes: number) => ({ files, bytes })
    expect(
      table([
        { name: 'index.html', code: 'taken', why: [], before: weight(12, 183_000), after: weight(2, 24_000) },
        { name: 'shop/cart.html', code: 'left', why: ['a', 'b'], before: weight(3, 900), after: weight(3, 900) },
      ]).split('\n'),
    ).toEqual([
      'page            script files    bytes, gzipped  what becomes of it',
      'index.html            12 → 2  183,000 → 24,000  taken',
      'shop/cart.html             3               900  left: a; b',
      '',
      '1 of 2 pages taken: on these 12 script files become 2, and 183,000 bytes 24,000.',
      expect.stringContaining('Counted is'),
    ])
  })
})
