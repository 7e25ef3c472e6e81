import { afterEach, expect, it, vi } from 'vitest'
import { readSettings } from '../../settings/read'
import { findHeadings } from './headings'
import { type TocSettings, settings as tocSettings } from './settings'
import { start } from './table-of-contents'

afterEach(() => document.body.replaceChildren())

/** The headings found on a page with these settings, and the console output. */
function read(settings: Partial<TocSettings>, content = '<h2>One</h2><h3>Two</h3>') {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  // A line is logged only once per page, so each test needs its own element name.
  const id = `toc-${crypto.randomUUID().slice(0, 8)}`
  document.body.innerHTML = `<main><nav id="${id}" data-widget="table-of-contents"></nav>${content}</main>`
  const host = document.getElementById(id) as HTMLElement
  const found = findHeadings(host, { ...readSettings(tocSettings, {}), ...settings })
  expect(error.mock.calls).toEqual([])
  return { found: found.map((el) => el.textContent), lines: warn.mock.calls.map(([line]) => String(line).replace(id, 'toc')) }
}

it('lists the page’s headings without warnings', () =>
  expect(read({ headings_by_tags: ['h2', 'h3'] })).toEqual({ found: ['One', 'Two'], lines: [] }))

it.each([
  [{ headings_by_tags: ['h5'] }, [], 'headings_by_tags: expected headings, got none of h5'],
  [{ headings_by_tags: ['h2'], container: '#none' }, [], 'container: expected an element, #none finds none'],
  [{ headings_by_tags: ['h2'], container: '#none[' }, ['One'], 'container: expected a selector, got #none['],
  [
    { headings_by_tags: ['h2'], exclude_headings_by_selector: ['a{'] },
    ['One'],
    'exclude_headings_by_selector: expected a selector, got a{',
  ],
])('reports in one line what %j expects, and lists what it finds', (settings, found, line) =>
  expect(read(settings)).toEqual({ found, lines: [`Skerry · nav#toc: ${line}`] }),
)

it('reports that a hand-written list’s links lead nowhere', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML = '<nav id="written" data-widget="table-of-contents"><a href="#gone">Gone</a></nav>'
  const host = document.getElementById('written') as HTMLElement
  const before = host.outerHTML
  start(host, readSettings(tocSettings, {}))()
  expect(warn.mock.calls).toEqual([['Skerry · nav#written: links: expected ids of headings on this page, found none']])
  expect(host.outerHTML).toBe(before)
})
