// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { checkPage } from '../../scripts/cli/check-page'
import { placeOfKey } from '../../scripts/cli/json-place'
import { lines } from '../../scripts/cli/report-check'
import { tags, withTags } from '../../scripts/cli/tags'

it.each([
  ['{"a":1,"b":2}', 'b', 7],
  ['  { "a" : {"x":1} , "b" : [1, {"b": 3}] }', 'a.x', 11],
  ['{"a":{"b":1},"b":2}', 'b', 13],
  ['{"a":"b\\": {","b":2}', 'b', 14],
  // The last of two equal keys counts.
  ['{"a":1,"a":2}', 'a', 7],
  ['{"a":1}', 'b', undefined],
  ['{"a":1}', 'a.b', undefined],
  ['[1]', 'a', undefined],
  ['{"a":', 'a', 1],
  ['{"a" 1,,}', 'b', undefined],
  ['', 'a', undefined],
])('finds where a key stands: %s, %s', (text, path, place) => expect(placeOfKey(text, path)).toBe(place))

const said = async (html: string) => (await checkPage(html)).mistakes.map(({ line, column, field }) => `${line}:${column} ${field}`)

it.each([
  ['by the key', `<div\n data-widget="slider"\n data-settings='{"autoplay_sped":3}' aria-label="a"><p>1</p></div>`, ['3:18 autoplay_sped']],
  [
    'in a group',
    `<section data-widget="popup" id="p" data-settings='{"triggers":{"exit_intend":"yes"}}'></section>`,
    ['1:65 triggers.exit_intend'],
  ],
  [
    'behind character references',
    '<header data-settings="{&quot;sticky&quot;:&quot;top&quot;,&#34;sticky_efects_offset&#x22;:5}"></header>',
    ['1:60 sticky_efects_offset'],
  ],
  ['without quotes', '<div data-widget=slider data-settings={"colour":1} aria-label=a><p>1</p></div>', ['1:40 colour']],
  ['in an attribute', '<p>x</p>\r\n<div data-widget="slidr"></div>', ['2:6 data-widget']],
  ['that is not there', '<section data-widget="popup">x</section>', ['1:1 id']],
  ['of settings that are no JSON', `<div data-widget="tabs" data-settings='{"a"'></div>`, ['1:25 data-settings']],
  [
    'of a builder’s popup',
    `<div data-elementor-type="popup" data-elementor-id="7" data-elementor-settings='{"close_automatically":"later"}'></div>`,
    ['1:82 close_automatically'],
  ],
  [
    'except in a builder’s widget without settings',
    '<div class="elementor-element" data-element_type="widget" data-widget_type="code-highlight.default" data-settings=\'{"a":1}\'></div>',
    [],
  ],
  [
    'of a form for another site than the page names as its own',
    `<link rel="canonical" href="https://own.example/x"><form data-widget="form" method="post" action="https://own.example/y"></form>
<form data-widget="form" method="post" action="https://list.example/y"></form>`,
    ['2:1 other_site'],
  ],
  ['of an id that another popup has', '<p data-widget="popup" id="a"></p><p data-widget="popup" id="a"></p>', ['1:58 id']],
])('says where a mistake stands %s', async (_, html, expected) => expect(await said(html)).toEqual(expected))

it('says what is driven, what is not, and what belongs to others, for one page at a time', async () => {
  const widget = (type: string) => `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}.default"></div>`
  await checkPage('<div data-widget="slidr"></div>')
  const body = `<header data-settings='{"sticky":"top"}'></header><header data-settings='{"sticky":""}'></header>${widget('heading')}${widget('accordion')}<div class="e-con" data-element_type="e-orbit" data-e-type="e-orbit"></div>${widget('fancy-list')}`
  expect(await checkPage(`<!doctype html><title>t</title>${body}`)).toEqual({
    driven: { accordion: 1, sticky: 1 },
    undriven: { 'e-orbit': 1 },
    others: { 'fancy-list': 1 },
    mistakes: [],
  })
})

it('reads markup of any depth, as browsers do', async () => {
  const deep = '<div>'.repeat(6000)
  expect(await said(`${deep}<i data-widget="slidr">${'</div>'.repeat(5999)}</i><b data-widget="slidr">`)).toEqual([
    '1:30004 data-widget',
    '1:66025 data-widget',
  ])
})

it('survives broken markup', async () => {
  const html = `<table><div data-widget="slider" "=1 {{a}} data-settings='{"colour":1}' aria-label="a"><svg><path/></svg><template><div data-widget="slidr"></template></table>${'<div>'.repeat(600)}`
  expect(await said(html)).toEqual(['1:60 colour'])
})

it('puts the tag at the end of the head, once', () => {
  const tag = tags('/skerry/', true)
  expect(tag).toBe('<link rel="stylesheet" href="/skerry/skerry.css">\n<script defer src="/skerry/skerry.js"></script>\n')
  const page = withTags('<!doctype html><head><title>t</title></head><p>x', tag) ?? ''
  expect(page).toBe(`<!doctype html><head><title>t</title>${tag}</head><p>x`)
  expect(withTags(page, tag)).toBeUndefined()
  expect(withTags('<script src="/other-skerry.js"></script>', tag)).toContain('/skerry/skerry.js')
  expect(withTags('<script src="https://cdn.test/skerry.js?v=3"></script>', tag)).toBeUndefined()
})

it('prints what people need to know about a page, without empty rows', () => {
  const files = { before: { files: 14, bytes: 198059 }, after: { files: 1, bytes: 20274 } }
  const page = { page: 'a.html', driven: { slider: 2, popup: 1 }, undriven: {}, others: { 'fancy-list': 1 } }
  const mistakes = [{ line: 3, column: 7, where: 'div#s', field: 'colour', what: 'slider has no such setting' }]
  expect(lines({ ...page, mistakes, verdict: { code: 'taken', why: [], ...files } })).toEqual([
    'a.html',
    '  verdict     can be taken over: 14 script files become 1, 198,059 bytes (gzipped) become 20,274',
    '  driven      popup, slider ×2',
    '  of others   fancy-list',
    '  3:7         div#s: colour: slider has no such setting',
  ])
})
