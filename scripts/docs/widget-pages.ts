/** The documents' page for each widget: the examples of its demo page, live, each above its code. */
import type { Example, ExamplePage } from './examples'

/** The height of examples that are scrolled, or that open something by themselves. */
const HEIGHTS: Record<string, number> = { 'popup-rules': 420, sticky: 360, anchors: 420, motion: 320, entrance: 320, reading: 460 }
/** The height that examples get when somebody uses them, for what they open over themselves. */
const ROOM: Record<string, number> = { popup: 460, menu: 380, lightbox: 520, panels: 460, edges: 420, newer: 320 }
const sizeOf = (page: string) => (HEIGHTS[page] ? ` :height="${HEIGHTS[page]}"` : ROOM[page] ? ` :room="${ROOM[page]}"` : '')

const fence = (code: string) => `\`\`\`html\n${code.trim()}\n\`\`\``
/** An example, live, above its code. */
export const live = (
  page: string,
  { name, title, code }: Example,
) => `<Example src="/examples/${name}.html" title="${title.replaceAll('"', '&quot;')}"${sizeOf(page)}>

${fence(code)}

</Example>
`
const section = (page: string, example: Example) => `## ${example.title} {#${example.name}}

${withLinks(example.text)}

${live(page, example)}`

/** Links to other pages of the demo lead to the documents' page of the same examples; the rest of the demo is not there. */
const withLinks = (html: string) =>
  html.replace(/href="(?:\/pages\/)?([\w-]+)\.html/g, 'href="./$1.html').replace(/<a [^>]*href="\/[^>]*>(.*?)<\/a>/g, '$1')

/** What a static site cannot answer. */
const SERVED = /^(form|loop|newer)$/
const note = (name: string) =>
  SERVED.test(name)
    ? `\n::: tip These examples need a server\nThe demo has one: \`npm run demo\`, then \`/pages/${name}.html\`. [What your server answers](/code/server) describes its answers.\n:::\n`
    : ''

const settingsLinks = (names: string[]) =>
  names.length ? `\nSettings: ${names.map((name) => `[${name.replaceAll('-', ' ')}](../settings/${name}.md)`).join(', ')}\n` : ''

/** Without the outline at its side, so that an example is as wide as a computer's window. */
export const widgetPage = ({ name, title, lead, settings, examples }: ExamplePage) => `---
aside: false
pageClass: wide
---

# ${title}

${withLinks(lead)}
${settingsLinks(settings)}${note(name)}
${examples.map((example) => section(name, example)).join('\n')}`

/** A card: what a page is for, in a sentence, and the job that it belongs to. */
interface Card {
  name: string
  title: string
  text: string
  job: string
}
/** The start page of the demo, which has all of them. */
export function readCards(html: string): Card[] {
  const groups = html.split('<section class="group"').slice(1)
  return groups.flatMap((group) => {
    const job = /<h3[^>]*>(.*?)<\/h3>/.exec(group)?.[1] ?? ''
    const links = group.matchAll(/href="\/pages\/([\w-]+)\.html"><strong>(.*?)<\/strong> <span>(.*?)<\/span>/g)
    return [...links].map(([, name = '', title = '', text = '']) => ({ name, title, text, job }))
  })
}

/** The first few, so that cards are about as high. */
const named = (examples: Example[]) =>
  `${examples
    .slice(0, 4)
    .map(({ title }) => title)
    .join(' · ')}${examples.length > 4 ? ' …' : ''}`

/** The gallery; `pictures` are the pages that have one. */
export function widgetIndex(pages: ExamplePage[], cards: Card[], pictures: Set<string>) {
  const shown = cards.flatMap((card) => {
    const page = pages.find(({ name }) => name === card.name)
    return page ? { ...card, examples: named(page.examples), hasPicture: pictures.has(card.name) } : []
  })
  const missing = pages.filter(({ name }) => !shown.some((card) => card.name === name))
  if (missing.length) throw new Error(`demo/index.html has no card for ${missing.map(({ name }) => name).join(', ')}`)
  return `---
aside: false
pageClass: wide
---

<script setup>
const cards = ${JSON.stringify(shown)}
</script>

# Every widget, live

Each card leads to live examples. The code below an example is the code that runs in it: copy it as it is, or as a whole page.

<Gallery :cards="cards" />
`
}
