/** The documents' page for each widget: the examples of its demo page, live, each above its code. */
import type { Example, ExamplePage } from './examples'

/** The height of examples that are scrolled, or that open something by themselves. */
const HEIGHTS: Record<string, number> = { 'popup-rules': 420, sticky: 360, anchors: 420, motion: 320, entrance: 320, reading: 460 }
/** The height that examples get when somebody uses them, for what they open over themselves. */
const ROOM: Record<string, number> = { popup: 460, menu: 380, lightbox: 520, panels: 460, edges: 420, newer: 320 }
const sizeOf = (page: string) => (HEIGHTS[page] ? ` :height="${HEIGHTS[page]}"` : ROOM[page] ? ` :room="${ROOM[page]}"` : '')

const fence = (code: string) => `\`\`\`html\n${code.trim()}\n\`\`\``
const live = (page: string, { name, title, text, code }: Example) => `## ${title} {#${name}}

${withLinks(text)}

<Example src="/examples/${name}.html" title="${title.replaceAll('"', '&quot;')}"${sizeOf(page)}>

${fence(code)}

</Example>
`

/** Links to other pages of the demo lead to the documents' page of the same examples; the rest of the demo is not there. */
const withLinks = (html: string) =>
  html.replace(/href="(?:\/pages\/)?([\w-]+)\.html/g, 'href="./$1.html').replace(/<a [^>]*href="\/[^>]*>(.*?)<\/a>/g, '$1')

/** What a static site cannot answer. */
const SERVED = /^(form|loop|newer)$/
const note = (name: string) =>
  SERVED.test(name)
    ? `\n::: tip These examples need a server\nThe demo has one: \`npm run demo\`, then \`/pages/${name}.html\`. [What your server answers](/code/server) describes its answers.\n:::\n`
    : ''

/** Without the outline at its side, so that an example is as wide as a computer's window. */
export const widgetPage = ({ name, title, lead, examples }: ExamplePage) => `---
aside: false
pageClass: wide
---

# ${title}

${withLinks(lead)}
${note(name)}
${examples.map((example) => live(name, example)).join('\n')}`

export const widgetIndex = (pages: ExamplePage[]) => `# Every widget, live

The code below each example is the code that runs in it. Copy it as it is, or as a whole page.

${pages.map(({ name, title, examples }) => `- [${title}](./${name}): ${examples.map((one) => `[${one.title}](./${name}#${one.name})`).join(' · ')}`).join('\n')}
`
