/** The documents' page for each widget: its demo examples, live, each above its code. */
import type { Example, ExamplePage } from './examples'

/** Heights for examples that open overlays or scroll, whose own content would be too low. */
const HEIGHTS: Record<string, number> = {
  popup: 460,
  'popup-rules': 420,
  menu: 380,
  lightbox: 520,
  panels: 460,
  edges: 420,
  sticky: 360,
  anchors: 420,
  motion: 420,
  entrance: 420,
  reading: 460,
  newer: 320,
}

const fence = (code: string) => `\`\`\`html\n${code.trim()}\n\`\`\``
const live = (page: string, { name, title, text, code }: Example) => `## ${title} {#${name}}

${withLinks(text)}

<Example src="/examples/${name}.html" title="${title.replaceAll('"', '&quot;')}"${sizeOf(page)}>

${fence(code)}

</Example>
`

/** Links to other demo pages lead to the documents' page with the same examples; the rest of the demo does not exist there. */
const withLinks = (html: string) =>
  html.replace(/href="(?:\/pages\/)?([\w-]+)\.html/g, 'href="./$1.html').replace(/<a [^>]*href="\/[^>]*>(.*?)<\/a>/g, '$1')

/** Examples that need a server. */
const SERVED = /^(form|loop|newer)$/
const note = (name: string) =>
  SERVED.test(name)
    ? `\n::: tip These examples need a server\nThe demo has one: \`npm run demo\`, then \`/pages/${name}.html\`. [What your server answers](/code/server) describes its answers.\n:::\n`
    : ''

/** Without the outline, so that an example is as wide as a desktop window. */
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
