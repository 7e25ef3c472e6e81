// @vitest-environment node
import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesInTheWay, isForeign, readManifest, undo, writeInPlace } from '../../scripts/adopt/backup'
import { adoptFolder } from '../../scripts/adopt/command'
import { overlap } from '../../scripts/adopt/files-inside'
import { findPages, writeCopy } from '../../scripts/adopt/folder'
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
  return { backup, ...adoptFolder(root, contextOf(root), backup) }
}
const write = (root: string, files = OURS) => {
  const { backup, taken } = run(root)
  return writeInPlace(root, taken, files, backup)
}
const names = (taken: { name: string }[]) => taken.map(({ name }) => name)

describe('a folder', () => {
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
    writeCopy(root, out, new Map(taken.map(({ name, bytes }) => [name, bytes])), OURS)
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
    writeInPlace(root, first.taken, OURS, first.backup)
    const written = read(root)
    expect(Object.keys(written).filter((name) => written[name] !== before[name])).toHaveLength(4)
    const second = run(root)
    expect(names(second.taken)).toEqual(names(first.taken))
    writeInPlace(root, second.taken, OURS, second.backup)
    expect(read(root)).toEqual(written)
    expect(undo(root, first.backup)).toEqual({ restored: 2, changed: [] })
    expect(read(root)).toEqual(before)
    expect(readdirSync(path.dirname(root))).toEqual(['site'])
  })
  it('keeps a page that was changed after its adoption, and the backup', () => {
    const root = site()
    const { taken, backup } = run(root)
    writeInPlace(root, taken, OURS, backup)
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

describe('an original is never lost', () => {
  it.each(['index.html', 'sub'])('%s is gone: the backup stays', (gone) => {
    const root = site()
    write(root)
    rmSync(path.join(root, gone), { recursive: true })
    const { changed } = undo(root, `${root}.before-skerry`)
    expect(changed).toHaveLength(1)
    expect(existsSync(path.join(`${root}.before-skerry/pages`, changed[0] ?? ''))).toBe(true)
  })
  it('a file of the export in the place of ours is named, one that is the same stays', () => {
    const root = site()
    mkdirSync(path.join(root, 'skerry/chunks'), { recursive: true })
    writeFileSync(path.join(root, 'skerry/skerry.js'), 'own')
    writeFileSync(path.join(root, 'skerry/chunks/a.js'), 'ours')
    expect(filesInTheWay(root, OURS, readManifest(''))).toEqual(['skerry/skerry.js'])
    rmSync(path.join(root, 'skerry/skerry.js'))
    write(root)
    expect(filesInTheWay(root, OURS, readManifest(`${root}.before-skerry`))).toEqual([])
    undo(root, `${root}.before-skerry`)
    expect(Object.keys(read(root)).filter((name) => name.startsWith('skerry'))).toEqual(['skerry/chunks/a.js', 'skerry/own.html'])
  })
  it('our files are replaced by those of a newer version, and removed', () => {
    const root = site()
    const before = read(root)
    write(root)
    const newer = new Map([['skerry/skerry.js', 'newer']])
    expect(filesInTheWay(root, newer, readManifest(`${root}.before-skerry`))).toEqual([])
    write(root, newer)
    expect(read(root)['skerry/skerry.js']).toBe('newer')
    undo(root, `${root}.before-skerry`)
    expect(read(root)).toEqual(before)
  })
  it('a file of ours that was changed by hand stays', () => {
    const root = site()
    write(root)
    writeFileSync(path.join(root, 'skerry/skerry.js'), 'by hand')
    undo(root, `${root}.before-skerry`)
    expect(read(root)['skerry/skerry.js']).toBe('by hand')
  })
  it('other files in the backup’s folder stay, and one with only such is none', () => {
    const root = site()
    const backup = `${root}.before-skerry`
    write(root)
    writeFileSync(path.join(backup, 'letter.txt'), 'precious')
    expect(isForeign(backup)).toBe(false)
    undo(root, backup)
    expect(read(backup)).toEqual({ 'letter.txt': 'precious' })
    expect(isForeign(backup)).toBe(true)
  })
  it('an interruption at any file can be undone', () => {
    const root = site()
    const before = read(root)
    const { backup, taken } = run(root)
    // What cannot be written stops the run after the manifest, between the originals, before and between our files.
    for (const way of ['index.html', 'sub/deep/A.HTM', 'skerry/skerry.js', 'skerry/chunks/a.js']) {
      const place = path.join(way.startsWith('skerry') ? root : path.join(backup, 'pages'), way)
      mkdirSync(place, { recursive: true })
      expect(() => writeInPlace(root, taken, OURS, backup), way).toThrow('is no file')
      rmSync(place, { recursive: true })
      expect(undo(root, backup).changed).toEqual([])
      expect(read(root), way).toEqual(before)
    }
    renameSync(path.join(root, 'sub/deep'), path.join(root, 'sub/other'))
    symlinkSync('other', path.join(root, 'sub/deep'))
    expect(writeInPlace(root, taken, OURS, backup)).toEqual([expect.stringMatching(/^sub\/deep\/A.HTM: sub\/deep is a link/)])
    rmSync(path.join(root, 'sub/deep'))
    renameSync(path.join(root, 'sub/other'), path.join(root, 'sub/deep'))
    expect(undo(root, backup)).toEqual({ restored: 1, changed: [] })
    expect(read(root)).toEqual(before)
  })
  it('a page that is the same file as one elsewhere, by a hard link, leaves that one alone', () => {
    const root = site()
    const outside = path.join(path.dirname(root), 'outside.html')
    linkSync(path.join(root, 'index.html'), outside)
    write(root)
    expect(readFileSync(outside, 'latin1')).toBe(page())
    const out = `${root}-out`
    mkdirSync(out)
    linkSync(outside, path.join(out, 'notes.txt'))
    writeFileSync(path.join(root, 'notes.txt'), 'new')
    writeCopy(root, out, new Map(), new Map())
    expect(readFileSync(outside, 'latin1')).toBe(page())
  })
})

describe('nothing is written or deleted outside', () => {
  const FOLDERS = ['skerry', 'skerry/chunks', 'skerry/skerry.js', 'site.before-skerry/pages', 'site.before-skerry/skerry-adopt.json']
  it.each(FOLDERS)('by a link in the place of %s', (name) => {
    const root = site()
    const precious = path.join(path.dirname(root), 'precious')
    mkdirSync(precious)
    writeFileSync(path.join(precious, 'skerry.js'), 'precious')
    const before = read(precious)
    rmSync(path.join(root, 'skerry'), { recursive: true })
    const place = path.join(name.startsWith('site') ? path.dirname(root) : root, name)
    mkdirSync(path.dirname(place), { recursive: true })
    symlinkSync(/\.js/.test(name) ? path.join(precious, 'skerry.js') : path.relative(path.dirname(place), precious), place)
    const { backup, taken } = { backup: `${root}.before-skerry`, ...adoptFolder(root, contextOf(root)) }
    expect(() => writeInPlace(root, taken, OURS, backup)).toThrow('links are not followed')
    if (!name.startsWith('site')) expect(() => writeCopy(root, `${root}-out`, new Map(), OURS)).toThrow('links are not followed')
    expect(read(precious)).toEqual(before)
    expect(read(root)['index.html']).toBe(page())
  })
  it('by a link in an older copy', () => {
    const root = site()
    const out = `${root}-out`
    for (const name of ['precious', 'site-out']) mkdirSync(path.join(path.dirname(root), name))
    symlinkSync('../precious', path.join(out, 'sub'))
    expect(() => writeCopy(root, out, new Map(), new Map())).toThrow('links are not followed')
    expect(readdirSync(path.join(path.dirname(root), 'precious'))).toEqual([])
  })

  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  const WRITTEN = '<script id="skerry-js" src="a">'
  const planted = (name: string) => ({
    pages: { [name]: { original: sha('EVIL'), written: [sha(WRITTEN)] } },
    files: { [name.replace('p.html', 'skerry.js')]: [sha('precious')] },
  })
  it.each([
    ['a name that leads up', '../precious/p.html'],
    ['a detour', 'sub/../../precious/p.html'],
    ['an absolute name', 'ABSOLUTE/p.html'],
    ['a link', 'link/p.html'],
  ])('by a planted manifest with %s', (_, given) => {
    const root = site()
    const precious = path.join(path.dirname(root), 'precious')
    const backup = `${root}.before-skerry`
    for (const folder of [precious, path.join(backup, 'pages/link'), path.join(backup, 'precious')]) mkdirSync(folder, { recursive: true })
    symlinkSync('../precious', path.join(root, 'link'))
    writeFileSync(path.join(precious, 'p.html'), WRITTEN)
    writeFileSync(path.join(precious, 'skerry.js'), 'precious')
    for (const copy of ['pages/link/p.html', 'precious/p.html']) writeFileSync(path.join(backup, copy), 'EVIL')
    writeFileSync(path.join(backup, 'skerry-adopt.json'), JSON.stringify(planted(given.replace('ABSOLUTE', precious))))
    const before = read(precious)
    expect(undo(root, backup).restored).toBe(0)
    expect(read(precious)).toEqual(before)
  })
  it('by a planted manifest, inside, of files that we do not write', () => {
    const root = site()
    const before = read(root)
    const backup = `${root}.before-skerry`
    mkdirSync(path.join(backup, 'pages'), { recursive: true })
    writeFileSync(path.join(backup, 'pages/index.html'), 'EVIL')
    const pages = { 'index.html': { original: sha('EVIL'), written: [sha(page())] } }
    writeFileSync(path.join(backup, 'skerry-adopt.json'), JSON.stringify({ pages, files: { 'notes.txt': [sha(page())] } }))
    expect(undo(root, backup)).toEqual({ restored: 0, changed: ['index.html'] })
    expect(read(root)).toEqual(before)
  })
  it('by what the backup’s links lead to', () => {
    const root = site()
    const backup = `${root}.before-skerry`
    write(root)
    const written = read(root)
    rmSync(path.join(backup, 'pages/index.html'))
    symlinkSync(path.join(root, 'notes.txt'), path.join(backup, 'pages/index.html'))
    expect(undo(root, backup).changed).toEqual(['index.html'])
    expect(read(root)['index.html']).toBe(written['index.html'])
  })
  it.each(['[]', '{"pages":null,"files":["a"]}', '{"pages":{"index.html":5}}', 'null', '"x"'])('by the manifest %s', (text) => {
    const root = site()
    const before = read(root)
    const backup = `${root}.before-skerry`
    mkdirSync(backup)
    writeFileSync(path.join(backup, 'skerry-adopt.json'), text)
    expect(undo(root, backup).restored).toBe(0)
    expect(read(root)).toEqual(before)
  })
  it('by a manifest that is damaged, which is said', () => {
    const root = site()
    mkdirSync(`${root}.before-skerry`)
    writeFileSync(`${root}.before-skerry/skerry-adopt.json`, '{"pages":')
    expect(() => undo(root, `${root}.before-skerry`)).toThrow('is damaged')
  })
  it('a link to the export, or into it, is the export', () => {
    const root = site()
    const link = path.join(path.dirname(root), 'link')
    symlinkSync('site', link)
    expect(overlap(root, link)).toBe(true)
    expect(overlap(root, path.join(link, 'sub/new'))).toBe(true)
  })
})

it('one bad name stops no other page', () => {
  const root = makeExport({ 'index.html': page() })
  writeFileSync(Buffer.concat([Buffer.from(`${root}/b`), Buffer.from([0xff]), Buffer.from('.html')]), page())
  mkdirSync(Buffer.concat([Buffer.from(`${root}/c`), Buffer.from([0xff])]))
  const { pages } = adoptFolder(root, contextOf(root))
  expect(pages.map(({ name, code, why }) => [name, code, why.join()])).toEqual([
    ['b\ufffd.html', 'left', 'its name is not written in UTF-8'],
    ['c\ufffd/', 'left', 'this folder cannot be opened'],
    ['index.html', 'taken', ''],
  ])
  const out = `${root}-out`
  writeCopy(root, out, new Map(), new Map())
  const bytes = (folder: string) =>
    readdirSync(folder, { encoding: 'buffer' })
      .map((name) => name.toString('latin1'))
      .sort()
  expect(bytes(out)).toEqual(bytes(root))
})
