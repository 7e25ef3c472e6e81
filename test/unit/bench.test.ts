// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { forcedLines, longTaskLines, shiftSources, wholeLines } from '../../scripts/bench/details'
import { firstPictureCss } from '../../scripts/bench/first-picture'
import { type PeerVisit, peersTable, sourceOf, writeTable } from '../../scripts/bench/peers/compare'
import { PICTURES, POPUP, QUESTIONS, TABS } from '../../scripts/bench/peers/content'
import { PAGES } from '../../scripts/bench/peers/pages'
import { median, quantile, summarize, table } from '../../scripts/bench/table'
import { textPage } from '../../scripts/bench/text-page'

/** A visit's start or scroll in which nothing happened. */
const quiet = {
  ...{ main: 0, style: 0, layout: 0, recalculations: 0, restyled: 0, whole: 0, layouts: 0, compile: 0, evaluate: 0, script: 0 },
  ...{
    longestOurs: 0,
    secondLongestOurs: 0,
    longestTask: 0,
    longestTaskOfPage: 0,
    blocking: 0,
    forcedLayouts: 0,
    forcedStyles: 0,
    distance: 0,
  },
  longTasks: [],
  perFrame: [],
}
const visit = (style: number, script = 0) => ({
  start: { ...quiet, style, script },
  scroll: quiet,
  shifts: [],
  shiftsAtStart: [],
  ...{ elements: 1, islands: 0, mounted: 0 },
})
const lines = (text: string) => text.split('\n').map((line) => line.split(/ {2,}/))

it('takes the median of the runs: the middle one, or the mean of the middle two', () => {
  expect([median([9, 1, 5]), median([1, 2, 4, 100]), median([]), quantile([1, 2, 3, 4], 0.95), quantile([], 1)]).toEqual([5, 3, 0, 4, 0])
})

it('prints medians with their range, and the ratios to the page alone and to the previous build', () => {
  const rows = summarize({
    alone: [visit(10), visit(10), visit(10)],
    before: [visit(30), visit(20), visit(60)],
    ours: [visit(15), visit(14.25), visit(16)],
  })
  const [head, ...rest] = lines(table(rows))
  expect(head).toEqual(['', 'alone', 'before', 'ours', 'ours÷alone', 'ours÷before'])
  expect(rest.find(([name]) => name === 'start: style, ms')).toEqual([
    'start: style, ms',
    '10',
    '30 (20 – 60)',
    '15 (14.3 – 16)',
    '1.50',
    '0.50',
  ])
})

it('says nothing about our script on the page alone', () => {
  const rows = lines(table(summarize({ alone: [visit(1, 5)], ours: [visit(1, 7)] })))
  expect(rows[0]).toEqual(['', 'alone', 'ours', 'ours÷alone'])
  expect(rows.find(([name]) => name === 'start: all script until calm, ms')).toEqual(['start: all script until calm, ms', '–', '7', '–'])
})

it('prints what a function forces beside what it forced before, and what is no longer forced', () => {
  const group = (by: string, styles: number, layouts: number) => ({ by, styles, layouts, elements: 0, ms: 4 })
  const before = [group('measure', 3, 2), group('gone', 1, 0)]
  expect(forcedLines({ before, ours: [group('measure', 1, 0)] }).slice(2)).toEqual([
    '      3/2      1/0      4 ms  measure',
    '      1/0      0/0      4 ms  gone',
  ])
  expect(forcedLines({ ours: [group('measure', 1, 0)] }).slice(1)).toEqual(['     ours', '      1/0      4 ms  measure'])
  expect(forcedLines({ before: [], ours: [] })).toEqual(['Forced style and layout: none.'])
})

it('names the cause of each whole-document recalculation', () => {
  const cause = { node: 'body', what: 'Related style rule, .on', by: 'put src/a.ts', wide: true, subtree: true, elements: 1 }
  const small = { node: 'li', what: 'Node was inserted into tree', wide: false, subtree: false, elements: 3 }
  const found = [{ restyled: 95, ms: 1, forcedBy: 'read src/b.ts', causes: [cause, small] }]
  expect(wholeLines({ alone: [], ours: found }).slice(1)).toEqual([
    '  alone: none',
    '  ours: 1',
    '    95 elements, 1.0 ms, forced by read src/b.ts',
    '      body and all below it: Related style rule, .on — put src/a.ts',
    '      3 × li and others: Node was inserted into tree',
  ])
})

it('adds up each element’s shifts, as the mean of the runs', () => {
  const source = (node: string) => ({ node, from: '0 0 1 1', to: '0 9 1 1' })
  const shift = (value: number, ...nodes: string[]) => ({ value, sources: nodes.map(source) })
  const visits = [{ shifts: [shift(0.2, 'p', 'h1'), shift(0.1, 'p')] }, { shifts: [shift(0.1, 'p')] }]
  const found = shiftSources(visits).map(({ node, value }: { node: string; value: number }) => [node, value.toFixed(2)])
  expect(found).toEqual([
    ['p', '0.20'],
    ['h1', '0.10'],
  ])
})

it('names our tasks that were too long, with their run', () => {
  const long = { start: { longTasks: [{ ours: 60.71, forced: 22.5, by: 'TimerFire' }] } }
  expect(longTaskLines([visit(1), long])).toEqual([
    'long: run 2, 60.7 ms of ours, 22.5 of them forced style and layout; begun by TimerFire',
  ])
})

it('makes the same text page of two thousand elements without settings each time', () => {
  const html = textPage()
  const body = html.slice(html.indexOf('<body'))
  expect(body.match(/<[a-z]/g)?.length).toBe(2000 + 1)
  expect(html).not.toContain('data-settings')
  expect(textPage()).toBe(html)
})

it('turns slideshows’ first pictures into plain CSS backgrounds, to compare the largest paint with', () => {
  const settings = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;')
  const gallery = [{ url: 'https://site.test/a b".jpg?v=1' }, { url: '/second.jpg' }]
  const page = [
    `<p data-id="7" data-settings="${settings({ background_background: 'slideshow', background_slideshow_gallery: gallery })}">`,
    `<p data-id="8" data-settings="${settings({ background_background: 'classic', background_slideshow_gallery: gallery })}">`,
    `<p data-id="9" data-settings="${settings({ background_slideshow_gallery: [] })}"><p data-id="10" data-settings="no JSON">`,
    `<p data-settings='{"background_slideshow_gallery":[{"url":"/own.jpg"}]}'>`,
  ].join('')
  expect(firstPictureCss(page).split('\n')).toEqual([
    '[data-id="7"]{background:url("/a%20b%22.jpg?v=1") 50%/cover no-repeat}',
    '[data-settings="{\\22 background_slideshow_gallery\\22 :[{\\22 url\\22 :\\22 /own.jpg\\22 }]}"]{background:url("/own.jpg") 50%/cover no-repeat}',
  ])
  expect(firstPictureCss('<p>text</p>')).toBe('')
})

it('compares our page with the one whose first picture is a plain CSS background', () => {
  const rows = lines(table(summarize({ alone: [visit(1)], css: [visit(2, 5)], ours: [visit(3, 7)] })))
  expect(rows[0]).toEqual(['', 'alone', 'css', 'ours', 'ours÷alone', 'ours÷css'])
  expect(rows.find(([name]) => name === 'start: style, ms')).toEqual(['start: style, ms', '1', '2', '3', '3.00', '1.50'])
  expect(rows.find(([name]) => name === 'start: all script until calm, ms')).toEqual([
    'start: all script until calm, ms',
    '–',
    '–',
    '7',
    '–',
    '–',
  ])
})

const peerVisit = (script: number, main: number): PeerVisit => ({ script, main, blocking: 0, style: 1, layout: 1, paint: 100, shift: 0 })

it('compares projects by the page’s parts only, and marks the smallest', () => {
  const alone = { title: 'The page alone', js: 0, css: 300, files: 1, visits: [peerVisit(0, 200), peerVisit(0, 300), peerVisit(0, 100)] }
  const ours = { title: 'Ours', js: 70_000, css: 9000, files: 4, visits: [peerVisit(100, 300), peerVisit(50, 500), peerVisit(90, 400)] }
  const theirs = {
    title: 'Theirs',
    js: 75_000,
    css: 6000,
    files: 2,
    visits: [peerVisit(80, 500), peerVisit(200, 600), peerVisit(150, 100)],
  }
  const rows = peersTable({ alone, ours, theirs }).map((line) => line.split('|').map((cell) => cell.trim()))
  const column = (head: string) => rows.slice(2).map((row) => row[rows[0]?.indexOf(head) ?? -1])
  expect(column('JavaScript, kB')).toEqual(['0.0', '**70.0**', '75.0'])
  expect(column('CSS, kB')).toEqual(['0.3', '9.0', '**6.0**'])
  expect(column('Script')).toEqual(['0.00', '**0.45**', '0.75'])
  expect(column('Main thread')).toEqual(['1.00', '**2.00**', '2.50'])
})

it('replaces the previous comparison in the document', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'skerry-peers-'))
  const file = path.join(folder, 'performance.md')
  writeFileSync(file, '# A\n\n<!-- peers: made -->\n\n<!-- end of peers -->\n\nB\n')
  writeTable('peers', ['| x |', '', sourceOf(3)], file)
  writeTable('peers', ['| y |', '', sourceOf(5)], file)
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  expect(text).toMatch(
    /^# A\n\n<!-- peers: made -->\n\n\| y \|\n\nMedians of 5 visits in turn\. .*bootstrap 5.*\n\n<!-- end of peers -->\n\nB\n$/,
  )
})

it.each(Object.entries(PAGES))('the page of %s has the same content as the others', (_, { page }) => {
  const html = page()
  for (const { title, text } of [...TABS, ...QUESTIONS, POPUP]) expect([html.includes(title), html.includes(text)]).toEqual([true, true])
  // Once in the carousel, once in the lightbox, which also links to each.
  for (const { src } of PICTURES) expect(html.split(`"${src}"`)).toHaveLength(4)
})
