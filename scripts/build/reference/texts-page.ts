/** docs/reference/texts.md: every text that visitors meet, with its key, in every language. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { loadedTexts } from '../../../src/base/loaded-texts'
import '../../../src/page/texts/ar'
import '../../../src/page/texts/de'
import '../../../src/page/texts/es'
import '../../../src/page/texts/fr'
import '../../../src/page/texts/it'
import '../../../src/page/texts/nl'
import '../../../src/page/texts/pl'
import '../../../src/page/texts/pt'
import '../../../src/page/texts/uk'
import * as english from '../../../src/page/texts/en'
import { root } from '../../process'
import { markdownPage } from './markdown'

const code = (text: string) => `\`${text}\``
const nameOf = new Intl.DisplayNames('en', { type: 'language' })
const NAMES = Object.keys(loadedTexts).sort()

const EXAMPLE = `<script type="application/json" id="site">
{"i18n": {"close": "Stäng", "formSent": "Tack! Vi svarar inom en dag."}}
</script>
<script defer src="/skerry/skerry.js" data-config="#site"></script>`

const table = (rows: [key: string, text: string][]) =>
  ['| Key | Text |', '| --- | --- |', ...rows.map(([key, text]) => `| ${code(key)} | ${text.replaceAll('|', '\\|')} |`)].join('\n')

/** The headings of the page, which are comments in the source, with the keys below each. */
function sections(): [heading: string, keys: string[]][] {
  const [, ...parts] = readFileSync(path.join(root, 'src/page/texts/en.ts'), 'utf8').split(/^\/\/ /m)
  return parts.map((part) => [
    part.slice(0, part.indexOf('\n')),
    [...part.matchAll(/^export const (\w+)/gm)].map(([, key]) => key as string),
  ])
}

export const textsPage = (): string =>
  markdownPage('Texts', 'Every text of Skerry’s that visitors see or hear, in ten languages, and how to change it.', [
    `Buttons, labels and messages of Skerry’s own are in the language of the page, which ${code('<html lang="de">')} says: English, ${NAMES.map((name) => nameOf.of(name)).join(', ')}. Portuguese is Brazil’s. A page in any other language gets English ones. Only the page’s language is loaded, and only where there is such a text; English is there already.`,
    'A part of the page in another language than the page has English ones. Names of days, hours and minutes come from the browser, in every language it knows.',
    '## Change a text',
    `Write your own under ${code('i18n')} in the configuration that ${code('data-config')} names ([the script tag](script-tag.md#data-config)), by the key from the tables below. It counts on the whole page, in any language. ${code('$1')} and ${code('$2')} stand for what is filled in, such as a number or a name; the text may leave them out or turn them round.`,
    `\`\`\`html\n${EXAMPLE}\n\`\`\``,
    'On a page of the builder its own texts, already in the page’s language, take precedence over ours. A form’s messages are also [settings](../settings/form.md), each for one form.',
    ...sections().flatMap(([heading, keys]) => [
      `## ${heading}`,
      table(keys.map((key) => [key, (english as Record<string, readonly [string, string]>)[key]?.[1] ?? ''])),
    ]),
    '## The other languages',
    ...NAMES.map(
      (name) => `<details>\n<summary>${nameOf.of(name)}</summary>\n\n${table(Object.entries(loadedTexts[name] ?? {}))}\n\n</details>`,
    ),
  ])
