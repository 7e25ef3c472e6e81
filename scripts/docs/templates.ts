/** The templates of demo/templates for the documents: live pages, and the page that shows them with their code. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../process'
import type { Shot } from './pictures'

const FOLDER = path.join(root, 'demo/templates')
const STYLES = 'template.css'
/** What each is for, in the order in which they are shown. */
const TEMPLATES = {
  campaign: ['Campaign page', 'A countdown bar, reviews, questions, a form, and a popup before somebody leaves.'],
  restaurant: ['Restaurant', 'A menu that stays at the top, courses in tabs, pictures that open, a table to book.'],
  event: ['Event', 'A countdown, the programme in tabs, numbers that count, tickets in a popup, links to share.'],
  portfolio: ['Portfolio', 'A headline that moves, works to filter and to open, a form in a panel at the side.'],
  shop: ['Shop page', 'A coupon bar, pictures of a product, tabs, other products in a slider, the bag in a panel.'],
} as const

const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const live = (html: string) => html.replaceAll('"/skerry', '"../skerry/skerry').replaceAll('"/pages/', '"../examples/')
/** As somebody copies it: the release in a folder of that name beside it, and pictures of their own. */
const copied = (html: string) => html.replaceAll('"/skerry', '"skerry/skerry').replaceAll(/"\/pages\/\w+\//g, '"pictures/')

/** Writes the live pages into `folder`/templates, and returns their pictures to take. */
export function writeTemplates(folder: string): Shot[] {
  mkdirSync(path.join(folder, 'templates'), { recursive: true })
  writeFileSync(path.join(folder, 'templates', STYLES), read(STYLES))
  return Object.keys(TEMPLATES).map((name) => {
    const html = live(read(`${name}.html`))
    writeFileSync(path.join(folder, 'templates', `${name}.html`), html)
    return {
      name: `template-${name}`,
      address: `templates/${name}.html`,
      shows: html + read(STYLES),
      size: { width: 1280, height: 800 },
    }
  })
}

const fence = (kind: string, code: string) => `\`\`\`${kind}\n${code.trim()}\n\`\`\``

/** The documents' page; `pictures` are those that could be taken. */
export function templatesPage(pictures: Set<string>) {
  const sections = Object.entries(TEMPLATES).map(([name, [title, text]]) => {
    const picture = pictures.has(`template-${name}`)
      ? `<a href="./templates/${name}.html" target="_self"><img src="/pictures/template-${name}.jpg" alt="The ${title.toLowerCase()}, whole" width="1280" height="800" loading="lazy"></a>\n\n`
      : ''
    return `## ${title} {#${name}}

${text} <a href="./templates/${name}.html" target="_self">Open the page</a>

${picture}::: details The whole page, to copy
${fence('html', copied(read(`${name}.html`)))}
:::
`
  })
  return `# Templates

Five whole pages to begin with: plain HTML, one stylesheet and the tag. Each is light or dark as the visitor’s system is, fits phones, and works without the script.

1. Unpack [the release](https://github.com/skerry-js/skerry/releases) into a folder \`skerry\`.
2. Save a page’s code as \`index.html\` beside that folder, and [the stylesheet](#the-stylesheet) as \`template.css\`.
3. Put your pictures into a folder \`pictures\`, change the texts, and write your own addresses into \`action\`. [Forms and mailing services](./campaign/forms.md) says what a form can be sent to.
4. Change the colours at the top of \`template.css\`; [styling](./code/styling.md) has the rest.

To try the page from your disk, write \`skerry.all.js\` in place of \`skerry.js\`: browsers load no parts from there.

${sections.join('\n')}
## The stylesheet

All five use it. A class on \`<body>\` gives each its colour.

::: details template.css
${fence('css', read(STYLES))}
:::
`
}
