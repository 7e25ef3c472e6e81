/**
 * All that is made from the fields and the comments above them. Committed: docs/settings, docs/reference (but for api.md) and src/inspect/setting-texts.ts. For the package:
 * schemas, what editors know of attributes, and types.
 * Usage: node scripts/run.mjs scripts/build/reference/reference.ts FILE
 *        writes the committed ones anew, and all others as JSON, `{ "file in dist": "text" }`, to FILE
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from '../../process'
import { importDeclarations } from '../declarations'
import { type AllAttributes, attributesOf } from './attributes'
import { htmlData, webTypes } from './editor-data'
import { globalTypes } from './globals'
import { inspectorTexts } from './inspector-texts'
import { settingsInterfaces } from './interfaces'
import { schemaIndex, settingsSchema } from './json-schema'
import { jsxTypes } from './jsx-types'
import { settingsIndex, settingsPage } from './markdown'
import { type Page, readPages } from './pages'
import { referencePages } from './reference-pages'
import { exampleOf } from './values'

type Files = Record<string, string>
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

/** Folders of the repository that are completely generated. */
const MADE_FOLDERS = ['docs/settings']

/** What all of it is made from. `undocumented`: the widgets with settings that are on no page. */
interface Source {
  pages: Page[]
  undocumented: string[]
  attributes: AllAttributes
}
export async function readSource(): Promise<Source> {
  const { declarations } = await importDeclarations()
  return { ...(await readPages()), attributes: attributesOf(declarations) }
}

/** Files of the repository, by their path. */
export const committedFiles = ({ pages, attributes }: Source): Files => ({
  'docs/settings/index.md': settingsIndex(pages),
  ...Object.fromEntries(pages.map((page) => [`docs/settings/${page.name}.md`, settingsPage(page)])),
  ...referencePages(attributes),
  'src/inspect/setting-texts.ts': inspectorTexts(pages),
})

/** Imported for its effect alone. */
const STYLESHEET = 'export {}\n'

/** Files of the package, by their path in dist. */
export const packageFiles = ({ pages, attributes: { attributes } }: Source): Files => ({
  'skerry.d.ts': globalTypes(),
  'settings.d.ts': settingsInterfaces(pages),
  'skerry.jsx.d.ts': jsxTypes(attributes),
  'skerry.css.d.ts': STYLESHEET,
  'skerry.builder.css.d.ts': STYLESHEET,
  'skerry.html-data.json': json(htmlData(pages, attributes)),
  'web-types.json': json(webTypes(pages, attributes, version)),
  'schema/index.json': json(schemaIndex(pages)),
  ...Object.fromEntries(pages.map((page) => [`schema/${page.name}.json`, json(settingsSchema(page, pages))])),
})

/** Files in a generated folder that are no longer generated. */
export const staleFiles = (made: Files): string[] =>
  MADE_FOLDERS.flatMap((folder) =>
    existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`) : [],
  ).filter((file) => !(file in made))

/** What is still to be written above fields, one line each. */
export const missingTexts = ({ pages }: Source): string[] =>
  pages.flatMap((page) =>
    page.settings.flatMap((setting) => [
      ...(setting.text ? [] : [`${page.name}: ${setting.key} has no text. Write a comment above the field.`]),
      ...(exampleOf(setting, page)
        ? []
        : [`${page.name}: ${setting.key} has no example. Write “@example VALUE” in the comment above the field.`]),
    ]),
  )

if (isMain(import.meta)) {
  const source = await readSource()
  const made = committedFiles(source)
  for (const file of staleFiles(made)) rmSync(path.join(root, file))
  for (const [file, text] of Object.entries(made)) {
    const to = path.join(root, file)
    mkdirSync(path.dirname(to), { recursive: true })
    // An unchanged file keeps its modification time.
    if (!existsSync(to) || readFileSync(to, 'utf8') !== text) writeFileSync(to, text)
  }
  for (const line of missingTexts(source)) console.warn(line)
  if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify(packageFiles(source)))
  process.exit()
}
