// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readPage } from '../../scripts/adopt/document'
import { shared } from '../../scripts/process'
import { NOT_INERT, SCRIPT_FREE } from '../../src/takeover/add-ons'

const corpus = path.join(shared, 'corpus')
const pages = readdirSync(corpus)
  .filter((name) => name.endsWith('.html'))
  .map((name) => readPage(readFileSync(path.join(corpus, name), 'latin1')))
const settings: Record<string, object[]> = JSON.parse(readFileSync(path.join(corpus, 'settings-corpus.json'), 'utf8'))
/** Settings that any element may have. */
const ANYBODYS = /^(_|sticky|animation|motion_fx|ekit_we_effect_on$)/

it.each(SCRIPT_FREE)('%s was seen, and nothing in it needed a script', (type) => {
  const seen = pages.flatMap((page) => page.querySelectorAll(`[data-widget_type^="${type}."]`))
  const known = settings[`${type}.default`] ?? []
  expect(seen.length + known.length).toBeGreaterThan(0)
  expect(seen.filter((el) => el.getAttribute('data-settings') || el.querySelectorAll(NOT_INERT).length)).toEqual([])
  expect(known.flatMap((each) => Object.keys(each)).filter((key) => !ANYBODYS.test(key))).toEqual([])
})
