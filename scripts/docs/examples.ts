/** The examples of the demo's pages with their surroundings: what the documents show live, and the printed code. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { fillLists } from '../../demo/server/catalogue/lists'
import { demoPage } from '../../demo/server/demo-page'
import { root } from '../process'

export const DEMO_PAGES = path.join(root, 'demo/pages')

export interface Example {
  name: string
  title: string
  /** The text above it, as HTML. */
  text: string
  code: string
}
export interface ExamplePage {
  name: string
  title: string
  lead: string
  /** URLs as in the page. */
  styles: string[]
  /** The pages of settings that it leads to. */
  settings: string[]
  examples: Example[]
}

type Element = Tree.Element
const isElement = (node: Tree.Node): node is Element => 'tagName' in node
const attribute = (el: Element, name: string) => el.attrs.find((a) => a.name === name)?.value
function* walk(node: Tree.Node): Generator<Element> {
  if (isElement(node)) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}
const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
const has = (el: Element, name: string) => (attribute(el, 'class') ?? '').split(' ').includes(name)

/**
 * Rewrites demo URLs for a site that has only the files of demo/pages beside the examples: files are beside the example; pages lead to the
 * documents' page with the same examples, or else to the start page.
 */
export const withNearAddresses = (text: string) =>
  text
    .replace(/\/landing\/img\//g, 'places/')
    .replace(/(?<=["'(])\/pages\/(?=[\w/-]+\.(?!html))/g, '')
    .replace(/(?<=["'])\/pages\/([\w-]+\.html)[^"']*/g, '../widgets/$1')
    .replace(/(?<=href=["'])\/(port|landing|index)\b[^"']*/g, '../index.html')

/** Pages whose examples need scrolling, for which a single example is too short. */
const SCROLLED = /^(anchors|entrance|motion|popup-rules|reading|sticky)$/
const guide = () => /<article class="guide[\s\S]*?<\/article>/.exec(readFileSync(path.join(DEMO_PAGES, 'reading.html'), 'utf8'))?.[0] ?? ''
/** An example with long text below, and space above if it should come into view. */
function onLongPage({ name, title }: Example, code: string) {
  const isMoving = /^(entrance|motion)-/.test(name)
  const above = isMoving ? `<p class="room-above">Scroll down to “${escaped(title)}”.</p>\n` : ''
  const below = `${withNearAddresses(guide())}\n<p id="rules">Dogs travel free. Children sit inside.</p>`
  return `${above}<div data-example="${name}">\n${code}\n</div>\n${below}`
}

/** Parses a demo page's title, texts and examples. */
function readExamples(name: string, html: string): ExamplePage {
  const all = [...walk(parse(html))]
  const first = (tag: string, className?: string) => all.find((el) => el.tagName === tag && (!className || has(el, className)))
  const sources = new Map(all.filter((el) => attribute(el, 'data-source')).map((el) => [attribute(el, 'data-source'), textOf(el)]))
  const styles = all.filter((el) => el.tagName === 'link' && attribute(el, 'rel') === 'stylesheet').map((el) => attribute(el, 'href') ?? '')
  const notes = all
    .filter((el) => el.tagName === 'a')
    .map((el) => /^\/docs\/settings\/([\w-]+)\.html$/.exec(attribute(el, 'href') ?? '')?.[1])
  const heading = first('h1')
  const lead = first('p', 'lead')
  const examples: Example[] = []
  for (const section of all.filter((el) => el.tagName === 'section' && has(el, 'pair'))) {
    const inside = [...walk(section)]
    const id = inside.map((el) => attribute(el, 'data-example')).find(Boolean)
    const code = sources.get(id ?? '')
    const title = section.childNodes.find((el) => isElement(el) && /^h[23]$/.test(el.tagName))
    if (!id || code === undefined || !title) continue
    const words = section.childNodes.filter((el): el is Element => isElement(el) && el.tagName === 'p')
    examples.push({
      name: id,
      title: textOf(title).trim(),
      text: words.map((p) => `<p>${serialize(p)}</p>`).join('\n'),
      code: withNearAddresses(code),
    })
  }
  return {
    name,
    title: heading ? textOf(heading) : name,
    lead: lead ? serialize(lead) : '',
    styles,
    settings: [...new Set(notes.flatMap((one) => one ?? []))],
    examples,
  }
}

/** Its examples need the shop's own scripts, which only the demo has. */
const NOT_HERE = 'shop.html'

/** All demo pages with examples. Lists are filled as by the demo's server. */
export async function examplePages(): Promise<ExamplePage[]> {
  const files = readdirSync(DEMO_PAGES).filter((file) => file.endsWith('.html') && file !== NOT_HERE)
  const pages = files.map(async (file) => {
    const html = demoPage(readFileSync(path.join(DEMO_PAGES, file), 'utf8'))
    return readExamples(path.basename(file, '.html'), await fillLists(html, `http://localhost/pages/${file}`))
  })
  return (await Promise.all(pages)).filter(({ examples }) => examples.length)
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** An example as a standalone page: what someone would put on their server beside skerry.js. */
export function examplePage(example: Example, { name, styles }: Pick<ExamplePage, 'name' | 'styles'>) {
  const { title, code } = example
  const links = styles
    .filter((href) => href !== '/skerry.css')
    .map((href) => `<link rel="stylesheet" href="${href.replace('/pages/', '')}">\n`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="../skerry/skerry.css">
${links.join('')}<script defer src="../skerry/skerry.js"></script>
</head>
<body class="example">
${SCROLLED.test(name) ? onLongPage(example, code) : code}
</body>
</html>
`
}
