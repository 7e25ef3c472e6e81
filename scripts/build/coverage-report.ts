/** Reports the counts of scripts/build/coverage-pages.ts, for a terminal and for embed/COVERAGE.md. */
import type { Verdict } from '../../src/page/coverage'
import type { Source } from './coverage'
import { type Counts, share, type Tally, total } from './coverage-pages'

/** Precedes the figures from real pages in embed/COVERAGE.md, which not every machine has. */
const MEASURED = '## Measured on real pages'

const VERDICTS: Record<Verdict, string> = {
  driven: 'driven',
  missing: 'not driven',
  plain: 'need no script',
  left: 'left to other scripts',
}
const percent = (sum: { driven: number; missing: number }) => `${(Math.floor(share(sum) * 10) / 10).toFixed(1)} %`

/** `name ×3, other ×2`: a map's names with this verdict, most frequent first. */
const namesOf = (map: Tally, verdict: Verdict) =>
  [...map]
    .flatMap(([name, { [verdict]: n }]) => (n ? [[name, n] as const] : []))
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([name, n]) => `${name} ×${n}`)
    .join(', ')

/** The lines for a terminal. */
export function reportLines({ pages, widgets, behaviours, settings }: Counts) {
  const lines = [`${pages} ${pages === 1 ? 'page' : 'pages'}`]
  for (const [title, map] of Object.entries({ Widgets: widgets, Behaviours: behaviours, Settings: settings })) {
    const sum = total(map)
    const needed = sum.driven + sum.missing
    lines.push('', title)
    for (const [verdict, words] of Object.entries(VERDICTS) as [Verdict, string][])
      if (sum[verdict]) lines.push(`  ${words} ${sum[verdict]}: ${namesOf(map, verdict)}`)
    if (needed) lines.push(`  ${percent(sum)} of the ${needed} that need a script.`)
  }
  return lines
}

/** The names in a pattern, `a|b-(c|d)`, with a star for wildcards: innermost brackets first. */
function alternatives(pattern: string): string {
  const [whole, before = '', names = ''] = /([\w-]*)\(([^()]*)\)/.exec(pattern) ?? []
  if (whole === undefined) return pattern
  const written = names.split('|').map((name) => before + name)
  return alternatives(pattern.replace(whole, written.join('|')))
}

/** The builder's versions with which a widget's served markup was tried. */
const triedWith = (tried = '3.21 to 4.1') => (tried === 'none' ? 'none, by its description alone' : tried)

/** What newer builders have besides widgets, and what was tried of it. */
const ATOMIC = `| element | tried with | driven by |
| --- | --- | --- |
| tabs (\`e-tabs\`) | 4.1 | atomic-tabs |
| form (\`e-form\`) | 4.1 | atomic-form |
| button or block with an action (\`data-action-link\`) | 4.1 | action-link |
| YouTube (\`e-youtube\`) | 4.1 | atomic-video |
| interactions (\`#elementor-interactions-data\`) | 4.1 | interactions: on load, scroll, hover and press; effects of the site’s own are left out |
| heading, paragraph, button, image, drawing, divider, block, flexbox, self-hosted video | 4.1 | need no script |
| collection loop (\`e-collection-loop\`) | 4.1, with static texts | needs no script |
| component (\`e-component\`), and whatever is newer | none | nobody: the page is given back |`

/** embed/COVERAGE.md; `measured` is its last part, from `measuredPart` or the existing file. */
export function coverageDocument(
  { table, declared, scripted, told }: Pick<Source, 'table' | 'declared' | 'scripted' | 'told'>,
  measured: string,
) {
  const rows = Object.entries(scripted).map(([type, needs]) => [
    type,
    needs && (told[type]?.needs ?? `\`${needs}\``),
    table.driversOf(type, declared).join(', '),
  ])
  const row = ([type = '', when, drivers]: string[]) => `| \`${type}\` | ${when} | ${triedWith(told[type]?.tried)} | ${drivers || 'no'} |`
  const plain = alternatives(table.PLAIN_WIDGETS.source.replace(/^\^\(|\)\$$/g, ''))
  return `# What Skerry drives

Made by the build from the declarations of the widgets and the table \`src/page/coverage.ts\`; what was measured, by \`npm run coverage:widgets -- --write\`.
\`npm run coverage:widgets -- FOLDER-OR-FILE…\` says the same of any saved pages.

## The page builder's widgets that need a script

| widget | when | tried with | driven by |
| --- | --- | --- | --- |
${rows.map(row).join('\n')}

## Elements of newer builders

${ATOMIC}

## What any element may have

${[...Object.keys(table.BEHAVIOURS), ...table.ACTIONS.map((name) => `link action \`${name}\``)].map((name) => `- ${name}`).join('\n')}

## Widgets that need no script

${plain
  .split('|')
  .map((name) => `\`${name.replace('.*', '*')}\``)
  .join(', ')}

Every other widget is a third party's and brings its own script. Skerry leaves it alone; the inspector (\`?skerry-inspect\`) lists those of a page.

${measured}`
}

/** The measured part of the existing embed/COVERAGE.md. */
export const measuredBefore = (text: string) => text.slice(text.indexOf(MEASURED))

/** The last part of embed/COVERAGE.md. */
export function measuredPart({ pages, widgets, behaviours, settings }: Counts) {
  const [w, b, s] = [total(widgets), total(behaviours), total(settings)]
  const line = (words: string, map: Tally, verdict: Verdict) => (namesOf(map, verdict) ? [`- ${words}: ${namesOf(map, verdict)}`] : [])
  return `${MEASURED}

${pages} pages with ${w.driven + w.missing + w.plain + w.left} widgets of which ${w.driven + w.missing} are the builder's own and need a script: **${percent(w)}** of these are driven.
Of ${b.driven + b.missing} behaviours on elements ${percent(b)} are.
${s.driven} settings are read, ${s.missing} are not yet, ${s.plain} need no script, ${s.left} are of other scripts or of none.

${[
  ...line('Widgets that are driven', widgets, 'driven'),
  ...line('Widgets that are not', widgets, 'missing'),
  ...line('Widgets that are left to their own scripts', widgets, 'left'),
  ...line('Behaviours that are driven', behaviours, 'driven'),
  ...line('Behaviours that are not', behaviours, 'missing'),
  ...line('Settings of widgets that are not driven', settings, 'missing'),
  ...line('Settings of other scripts or of none', settings, 'left'),
].join('\n')}
`
}
