/** A page of settings for each widget out of docs/settings.md, where docs/settings/ has none of its own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const INDEX = `# Settings

Every widget has a page with all of its settings. They stand as JSON in \`data-settings\`:

\`\`\`html
<div data-widget="slider" data-settings='{"slides_to_show":3,"autoplay":"yes"}'>
\`\`\`

- A setting that is missing, or that cannot be read, takes its default. \`data-debug\` on the tag names those that cannot be read.
- A switch is on with \`"yes"\` and off with \`"no"\` or \`""\`.
- A setting that may differ by device takes the suffix \`_tablet\` or \`_mobile\`: \`slides_to_show_mobile\`.
- On a builder’s page the same names are read from the builder’s markup. Those of a builder’s popup stand in \`data-elementor-settings\`.
`

export function writeSettingsPages(reference: string, folder: string) {
  if (!existsSync(reference)) return
  mkdirSync(folder, { recursive: true })
  const index = path.join(folder, 'index.md')
  if (!existsSync(index)) writeFileSync(index, INDEX)
  for (const section of readFileSync(reference, 'utf8').split(/^## /m).slice(1)) {
    const name = section.split('\n')[0]?.trim() ?? ''
    const file = path.join(folder, `${name}.md`)
    if (!existsSync(file)) writeFileSync(file, `# Settings: ${section.replaceAll('\n### ', '\n## ')}`)
  }
}
