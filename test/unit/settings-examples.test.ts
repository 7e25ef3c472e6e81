import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { examplePages } from '../../scripts/docs/examples'
import { exampleOf, withExample } from '../../scripts/docs/settings-examples'
import { readCards, widgetIndex } from '../../scripts/docs/widget-pages'

const root = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(path.join(root, 'docs/settings', `${name}.md`), 'utf8')
const names = readdirSync(path.join(root, 'docs/settings')).flatMap((file) => (file === 'index.md' ? [] : path.basename(file, '.md')))
const pages = await examplePages()

describe('a page of settings', () => {
  const byHand = names.flatMap((name) => {
    const [, widget] = /^- By hand: `data-widget="([\w-]+)"/m.exec(read(name)) ?? []
    return widget ? [[name, widget] as const] : []
  })
  it('begins with an example of its widget, if people write it by hand', () => {
    expect(byHand.length).toBeGreaterThan(20)
    const without = byHand.filter(([name, widget]) => !exampleOf(name, read(name), pages)?.example.code.includes(`data-widget="${widget}"`))
    // Paying needs an account at a payment service.
    const message = (name: string) =>
      `${name} has no example: put data-example="${name}" into a page of demo/pages (docs/adding-a-widget.md, step 4)`
    expect(without.flatMap(([name]) => (name === 'payment' ? [] : message(name)))).toEqual([])
  })

  it('keeps what it says, after the example and a link to more', () => {
    const page = withExample('slider', read('slider'), pages)
    const [before = '', after = ''] = page.split(
      /<Example[\s\S]*<\/Example>\s+More examples: \[.*?\]\(\.\.\/widgets\/slider\.md#slider-reviews\)\s+/,
    )
    expect(before + after).toBe(read('slider'))
  })
})

it('the gallery has a card for each page of examples, and fails without', () => {
  const cards = readCards(readFileSync(path.join(root, 'demo/index.html'), 'utf8'))
  expect(widgetIndex(pages, cards, new Set(['slider']))).toContain('"name":"slider","title":"Slider"')
  expect(() => widgetIndex(pages, cards.slice(1), new Set())).toThrow('demo/index.html has no card for popup')
})
