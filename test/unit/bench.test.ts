// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type PeerVisit, peersTable, sourceOf, writeTable } from '../../scripts/bench/peers/compare'
import { PICTURES, POPUP, QUESTIONS, TABS } from '../../scripts/bench/peers/content'
import { PAGES } from '../../scripts/bench/peers/pages'
import { median, quantile } from '../../scripts/bench/table'
import { textPage } from '../../scripts/bench/text-page'

it('takes the median of the runs: the middle one, or the mean of the middle two', () => {
  expect([median([9, 1, 5]), median([1, 2, 4, 100]), median([]), quantile([1, 2, 3, 4], 0.95), quantile([], 1)]).toEqual([5, 3, 0, 4, 0])
})

it('makes the same text page of two thousand elements without settings each time', () => {
  const html = textPage()
  const body = html.slice(html.indexOf('<body'))
  expect(body.match(/<[a-z]/g)?.length).toBe(2000 + 1)
  expect(html).not.toContain('data-settings')
  expect(textPage()).toBe(html)
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
