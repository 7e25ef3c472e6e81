/**
 * The declarations of widgets, `src/widgets/FOLDER/widget.ts` and `FOLDER/NAME-widget.ts`, and what is made from them: the list of the core and
 * that of the rest, by what the core knows that a page needs the rest, the inspector's attributes, and embed/COVERAGE.md. The build writes these
 * files anew.
 * Usage: node scripts/run.mjs scripts/build/declarations.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type * as Table from '../../src/page/coverage'
import type { Attributes, Coverage, Declaration, Widget } from '../../src/runtime/widget'
import { isMain, root } from '../process'
import { COMMON } from './bundles'
import { coverageDocument, measuredBefore } from './coverage-report'
import { attributesOf } from './reference/attributes'
import { importSource } from './source'

const COVERAGE = 'embed/COVERAGE.md'
const EXPORTS = /^export const (\w+): Declaration\b/gm
const HEAD = '// Made by `npm run build` from the declarations of the widgets (scripts/build/declarations.ts).\n'

/** A file with declarations, and their exported names. */
interface Declared {
  /** `FOLDER/widget` */
  file: string
  names: string[]
}
interface Imported extends Declared {
  /** As in the source. */
  given: Declaration[]
  /** As the runtime has them. */
  declared: Widget[]
  /** The attributes that the file describes: an author's, and those that the widget writes. */
  attributes: Attributes
  states: Attributes
  /** What it says of the builder's types in words. */
  coverage: Coverage
}

/** Files with declarations, `FOLDER/widget` without extension; a folder's own first, the others by name. */
const declarationFiles = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll(path.sep, '/'))
    .filter((file) => /\/([\w-]+-)?widget\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort((a, b) => (a.replace(/\/widget$/, '/') < b.replace(/\/widget$/, '/') ? -1 : 1))

/** `[{ file, names }]`: the files with declarations, and their exported names. */
export function readDeclarations(folder = path.join(root, 'src/widgets')): Declared[] {
  return declarationFiles(folder).map((file) => {
    const names = [...readFileSync(path.join(folder, `${file}.ts`), 'utf8').matchAll(EXPORTS)].map(([, name = '']) => name)
    if (!names.length) throw new Error(`src/widgets/${file}.ts: expected "export const NAME: Declaration", found none`)
    return { file, names }
  })
}

/** Generates a module that exports these declarations as one list of widgets. */
function listModule(comment: string, name: string, declarations: Imported[]) {
  const holds = declarations.some(({ given }) => given.some((one) => one.holds))
  const imports = [...declarations]
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ file, names }) => `import { ${[...names].sort().join(', ')} } from './${file}'`)
  const names = declarations.flatMap((one) => one.names).map((one) => `  ${one},\n`)
  return `${HEAD}${holds ? "import { holdInput } from '../runtime/early-input'\n" : ''}import { type Declaration, declare, type Widget } from '../runtime/widget'
${imports.join('\n')}

const declarations: Declaration[] = [
${names.join('')}]

/** ${comment} */
export const ${name}: Widget[] = declare(declarations${holds ? ', holdInput' : ''})
`
}

/**
 * Groups a family of types, `facebook-*`, by prefix, unless a type in the core has the same prefix: every name costs every visitor a few
 * bytes, and the loaded declarations check full names.
 */
export function groupTypes(given: string[], common: string[]): string[] {
  const types = [...new Set(given)]
  const familyOf = (type: string) => /^\w+/.exec(type)?.[0] ?? type
  const isFamily = (family: string) =>
    types.filter((type) => familyOf(type) === family).length > 1 && !common.some((type) => type.startsWith(family))
  return [...new Set(types.map((type) => (isFamily(familyOf(type)) ? `${familyOf(type)}*` : type)))].sort()
}

const byHandIn = (declarations: Declaration[]) =>
  declarations.flatMap(({ name, byHand }) => (byHand ? [byHand === true ? name : byHand] : []))

/** Generates the module with these declarations' selector: builder types, hand-written names, and others. */
function selectorModule(declarations: Declaration[], common: Declaration[]) {
  const typesOf = (some: Declaration[]) => some.flatMap(({ types = [] }) => types)
  const list = (names: string[]) => [...new Set(names)].sort().join(' ')
  const byHand = byHandIn(declarations)
  const others = declarations.flatMap(({ match }) => match ?? [])
  return `${HEAD}import { handWritten, widgetOf } from '../page/selectors'

const TYPES =
  '${groupTypes(typesOf(declarations), typesOf(common)).join(' ')}'
const BY_HAND =
  '${list(byHand)}'
const OTHERS = [
${[...new Set(others)].map((one) => `  ${one.includes("'") ? `\`${one}\`` : `'${one}'`},\n`).join('')}]

/**
 * Finds the hosts of rare-widgets.ts: one of them on a page, and the core loads their declarations. In groups, because browsers try each
 * selector of a list on each element: of 3,800, that takes half the time.
 */
export const RARE_WIDGETS = [
  \`[data-widget_type]:is(\${TYPES.split(' ').map(widgetOf)})\`,
  \`[data-widget]:is(\${BY_HAND.split(' ').map(handWritten)})\`,
  ...OTHERS,
].join()
`
}

/** Generates what the inspector knows of attributes: those that other code hardly has, and those that are part of a widget. */
function attributeModule(declarations: Imported[]) {
  const all = attributesOf(declarations)
  const names = [...all.attributes, ...all.states].map(({ name }) => name).filter((name) => /^data-\w+-\w/.test(name))
  const short = (name: string) => name.replace(/^data-/, '')
  const parts: Record<string, string[]> = {}
  for (const { given, attributes } of declarations) {
    const [owner] = byHandIn(given)
    const inside = Object.entries(attributes).flatMap(([name, { onlyInside }]) => (onlyInside ? [`'${short(name)}'`] : []))
    if (owner && inside.length) parts[owner] = [...(parts[owner] ?? []), ...inside]
  }
  const lines = Object.entries(parts).map(([owner, inside]) => `  '${owner}': [${inside.join(', ')}],\n`)
  return `${HEAD}
/** The attributes of hand-written markup, but for short names, which other code may have too. */
export const ATTRIBUTES: readonly string[] =
  '${names.map(short).sort().join(' ')}'
    .split(' ')
    .map((name) => \`data-\${name}\`)

/** Attributes that only have a meaning inside a widget, by its name. */
export const PARTS: Record<string, string[]> = {
${lines.sort().join('')}}
`
}

/**
 * `{ declarations, table, told }`: these files with their declarations as in the source and as in the runtime, without the code they load;
 * src/page/coverage.ts; and what the files say of the builder's types.
 */
export async function importDeclarations(files = readDeclarations(), folder = path.join(root, 'src/widgets')) {
  const contents = [
    ...files.map(({ file }, i) => `export * as file${i} from './${file}'`),
    "export { declare } from '../runtime/widget'; export * as table from '../page/coverage'",
  ]
  // Modules imported by declarations look for our script tag when loaded; here is no page.
  const found = await importSource(contents.join('\n'), { folder, banner: 'const document = {}' }).catch(({ message }) => {
    throw new Error(
      `A declaration imports what asks the page as soon as it is loaded (${message}): put the selectors that it needs into a file of their own.`,
    )
  })
  const declarations = files.map((one, i): Imported => {
    const { attributes = {}, states = {}, coverage = {}, ...module } = found[`file${i}`]
    const given = one.names.map((name) => module[name])
    return { ...one, given, declared: found.declare(given), attributes, states, coverage }
  })
  const table: typeof Table = found.table
  const told: Coverage = Object.assign({}, ...declarations.map(({ coverage }) => coverage))
  return { declarations, table, told }
}

/** `{ file: text }` of all files generated from the declarations, by path from the repository root. */
export async function madeFiles(): Promise<Record<string, string>> {
  const { declarations: all, table, told } = await importDeclarations()
  const common = COMMON.flatMap((file) => all.find((one) => one.file === file) ?? [])
  const missing = COMMON.filter((file) => !common.some((one) => one.file === file))
  if (missing.length) throw new Error(`scripts/build/bundles.ts names ${missing.join(', ')}, which is no file of src/widgets`)
  const rare = all.filter(({ file }) => !COMMON.includes(file))
  const declared = all.flatMap((one) => one.declared)
  const measured = measuredBefore(readFileSync(path.join(root, COVERAGE), 'utf8'))
  return {
    [COVERAGE]: coverageDocument({ table, declared, told, scripted: table.scriptedWidgets(declared) }, measured),
    'src/widgets/common-widgets.ts': listModule(
      'Widgets that many pages have, in the order in which they mount on one element.',
      'commonWidgets',
      common,
    ),
    'src/widgets/rare-widgets.ts': listModule('Widgets that few pages have. The core finds them by rare-selector.ts.', 'rareWidgets', rare),
    'src/widgets/rare-selector.ts': selectorModule(
      rare.flatMap(({ given }) => given),
      common.flatMap(({ given }) => given),
    ),
    'src/inspect/attribute-names.ts': attributeModule(all),
  }
}

/** Writes changed files only: the others keep their modification time. */
export async function writeMadeFiles() {
  for (const [file, text] of Object.entries(await madeFiles())) {
    const to = path.join(root, file)
    let before = ''
    try {
      before = readFileSync(to, 'utf8')
    } catch {}
    if (before !== text) writeFileSync(to, text)
  }
}

if (isMain(import.meta)) await writeMadeFiles()
