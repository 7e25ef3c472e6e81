/**
 * The pages of demo/pages are fragments: a title, what else belongs into the head, and from the `<h1>` on the page itself. This puts in what is
 * the same on all of them, and below each example its source. What is before the `<h1>` and does not belong into the head is the page's
 * first content; a header there takes the place of the usual one. A whole page, with a doctype, gets the sources alone.
 */
import { attribute, editHtml, type PlacedElement } from './html-edit'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// By name: the lists' places are looked for in the sources, too (catalogue/lists.ts).
const escaped = (text: string) => text.replace(/[&<>]/g, (c) => ENTITIES[c] ?? c)
const hasClass = (el: PlacedElement, name: string) => (attribute(el, 'class') ?? '').split(/\s+/).includes(name)

const SCRIPT = '<script defer src="/skerry.js"></script>\n'
const COPY = '<script defer src="/pages/copy.js"></script>\n'
const SKIP = '<a class="skip" href="#content">Skip to the content</a>\n'
const HEADER = `<header class="frame"><a href="/index.html"><img src="/pages/skerry.svg" width="40" height="40" alt=""> Skerry</a><nav aria-label="Demo"><a href="/index.html#examples">All examples</a> <a href="/docs/">Documents</a></nav></header>
`

/**
 * The source of each example, shown below it, and what ties an example's section to its heading. An example of a page that is whole by itself
 * needs that page's scripts: the documents do not have it as a page of its own.
 */
const withSources = (html: string, isWhole = false) =>
  editHtml(html, ({ elements, insert, replace }) => {
    for (const example of elements.filter((el) => attribute(el, 'data-example'))) {
      const name = attribute(example, 'data-example') as string
      const { startTag, endTag, endOffset } = example.sourceCodeLocation
      const section = sectionOf(elements, example) ?? elements.find((el) => attribute(el, 'data-source-of') === name)
      if (!startTag || !endTag || !section) continue
      const title = titleOf(elements, section)
      const source = html.slice(startTag.endOffset, endTag.startOffset).trim()
      const words = title ? html.slice(title.sourceCodeLocation.startTag?.endOffset, title.sourceCodeLocation.endTag?.startOffset) : name
      // Below the box that it is live in; of what is elsewhere, at the section's end.
      const box = contains(section, example)
        ? (liveAround(elements, example)?.sourceCodeLocation.endOffset ?? endOffset)
        : (section.sourceCodeLocation.endTag?.startOffset ?? endOffset)
      insert(
        box,
        `\n<div class="code"><pre tabindex="0" role="region" aria-label="Code: ${words}"><code data-source="${name}">${escaped(source)}</code></pre>
<button type="button" data-copy="${name}" aria-label="Copy the code: ${words}">Copy</button>
${isWhole ? '' : `<a href="/docs/examples/${name}.html" aria-label="As a whole page: ${words}">As a whole page</a>`}</div>`,
      )
      if (!title) continue
      const opening = section.sourceCodeLocation.startTag
      if (opening) insert(opening.endOffset - 1, ` aria-labelledby="${name}-title"`)
      const heading = title.sourceCodeLocation.startTag
      if (heading) replace(heading.endOffset - 1, heading.endOffset, ` id="${name}-title">`)
    }
  })

const contains = ({ sourceCodeLocation: a }: PlacedElement, { sourceCodeLocation: b }: PlacedElement) =>
  a.startOffset <= b.startOffset && a.endOffset >= b.endOffset
const sectionOf = (elements: PlacedElement[], example: PlacedElement) =>
  elements.findLast((el) => el.tagName === 'section' && hasClass(el, 'pair') && contains(el, example))
const liveAround = (elements: PlacedElement[], example: PlacedElement) =>
  elements.findLast((el) => hasClass(el, 'live') && contains(el, example))
const titleOf = (elements: PlacedElement[], section: PlacedElement) =>
  elements.find((el) => /^h[23]$/.test(el.tagName) && contains(section, el))

const made = new Map<string, string>()
/** The page that a fragment stands for; each is made once. */
export function demoPage(fragment: string) {
  const page = made.get(fragment) ?? makePage(fragment)
  made.set(fragment, page)
  return page
}

function makePage(fragment: string) {
  if (/^\s*<!doctype/i.test(fragment)) return withSources(fragment, true)
  const [, before = '', content = ''] = /^([\s\S]*?)(<h1[\s\S]*)$/.exec(withSources(fragment)) ?? []
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(before) ?? []
  const inHead = [...before.matchAll(/<link [^>]*>\n?|<script\b[\s\S]*?<\/script>\n?|<style>[\s\S]*?<\/style>\n?/g)].map(([text]) => text)
  const first = inHead.reduce((left, text) => left.replace(text, ''), before.replace(/<title>.*<\/title>\n?/, '')).trim()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Skerry</title>
<link rel="icon" href="/pages/skerry.svg" type="image/svg+xml">
<link rel="stylesheet" href="/skerry.css">
<link rel="stylesheet" href="/pages/demo.css">
${inHead.join('')}${inHead.some((text) => text.includes('"/skerry.js"')) ? '' : SCRIPT}${content.includes('data-copy=') ? COPY : ''}</head>
<body>
${first.includes('<header') ? `${SKIP}${first}\n` : `${first && `${first}\n`}${SKIP}${HEADER}`}<main class="page" id="content" tabindex="-1">
${content.trim()}
</main>
</body>
</html>
`
}
