// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { init } from '../../scripts/cli/init'

const { folder } = vi.hoisted(() => ({ folder: { built: '', site: '', broken: '' } }))
vi.mock('../../scripts/cli/package-tools', () => ({
  get dist() {
    return folder.built
  },
}))
vi.mock('../../scripts/adopt/files-inside', async (original) => {
  const files = await original<typeof import('../../scripts/adopt/files-inside')>()
  const writeInside: typeof files.writeInside = (root, name, bytes) => {
    if (name === folder.broken) throw new Error('the disk is full')
    files.writeInside(root, name, bytes)
  }
  return { ...files, writeInside }
})

const PAGE = '<!doctype html><html><head><title>t</title></head><body></body></html>'
const at = (name: string) => path.join(folder.site, name)
const text = (name: string) => readFileSync(at(name), 'latin1')
const put = (name: string, bytes: string | Buffer) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), bytes)
}

beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'skerry-init-'))
  Object.assign(folder, { built: path.join(root, 'built'), site: path.join(root, 'site'), broken: '' })
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(folder.built, 'chunks'), { recursive: true })
  for (const name of ['skerry.js', 'skerry.css', 'chunks/tabs-1a2b3c4d.js']) writeFileSync(path.join(folder.built, name), 'skerry.kit')
  for (const name of ['a.html', 'b.html']) put(name, PAGE)
})

/** What the command says; it ends by an exception where it would end the process. */
function run(...args: string[]) {
  const said: string[] = []
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation((line) => said.push(String(line)))
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  try {
    init(args)
  } catch (error) {
    if ((error as Error).message !== 'exit') throw error
  }
  return said.join('\n')
}
const isUntouched = () => text('a.html') === PAGE && !existsSync(at('skerry/chunks'))

it('several pages get the tag, and the files once; a second time changes nothing', () => {
  put('sub/c.html', PAGE)
  run(at('a.html'), at('sub/c.html'))
  expect(text('a.html')).toContain('<script defer src="skerry/skerry.js">')
  expect(text('sub/c.html')).toContain('<script defer src="../skerry/skerry.js">')
  expect(text('skerry/chunks/tabs-1a2b3c4d.js')).toBe('skerry.kit')
  const before = text('a.html')
  expect(run(at('a.html'))).toContain('has the tag already')
  expect(text('a.html')).toBe(before)
})
it.each([
  ['is written in UTF-16', 'b.html', Buffer.from('\ufeff<html>', 'utf16le'), 'UTF-16'],
  ['is not there', 'c.html', undefined, 'There is no page'],
  ['has too much', 'b.html', Buffer.alloc(16_000_001, 'x'), '16 MB'],
])('no page is changed if one %s', (_, name, bytes, why) => {
  if (bytes) put(name, bytes)
  expect(run(at('a.html'), at(name))).toContain(why)
  expect(isUntouched()).toBe(true)
})
it('pages are as before if one cannot be written', () => {
  folder.broken = 'b.html'
  expect(run(at('a.html'), at('b.html'))).toContain('No page has been changed. the disk is full')
  expect([text('a.html'), text('b.html')]).toEqual([PAGE, PAGE])
})
it('no page is changed if something is in the way of our files', () => {
  mkdirSync(at('skerry/chunks/tabs-1a2b3c4d.js'), { recursive: true })
  expect(run(at('a.html'))).toContain('No page has been changed. chunks/tabs-1a2b3c4d.js is no file')
  expect(text('a.html')).toBe(PAGE)
})
it('a page may have a long name', () => {
  const name = `${'x'.repeat(250)}.html`
  put(name, PAGE)
  run(at(name))
  expect(text(name)).toContain('skerry.js')
})
it('a page that is a link stays one', () => {
  symlinkSync('b.html', at('c.html'))
  run(at('c.html'))
  expect(text('b.html')).toContain('skerry.js')
})
it('a file of the site’s own in the place of ours stays', () => {
  put('skerry/skerry.js', 'own')
  expect(run(at('a.html'))).toContain('is no file of Skerry’s')
  expect([text('skerry/skerry.js'), text('a.html')]).toEqual(['own', PAGE])
})
it.each(['skerry', 'skerry/chunks', 'skerry/skerry.css'])('no link is followed in the place of %s', (name) => {
  put('precious/skerry.css', 'precious')
  mkdirSync(path.dirname(at(name)), { recursive: true })
  symlinkSync(name.endsWith('css') ? '../precious/skerry.css' : at('precious'), at(name))
  expect(run(at('a.html'))).toContain('links are not followed')
  expect(text('precious/skerry.css')).toBe('precious')
})
