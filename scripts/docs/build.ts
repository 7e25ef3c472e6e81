/**
 * npm run docs [-- [--out folder] [--base /docs/]]
 * Builds the documents as a static site: docs/ without the contributors' pages, with a page for each widget out of the demo's examples, and
 * with Skerry itself, so that nothing of it is loaded from elsewhere.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fail, parseArgs, requireBundle, root } from '../process'
import { integrityOf } from '../release/files'
import { DEMO_PAGES, examplePage, examplePages, withNearAddresses } from './examples'
import { withLooks, writeLooks } from './looks'
import { exampleShots, takePictures } from './pictures'
import { withExample } from './settings-examples'
import { OUT, SOURCE } from './stale'
import { templatesPage, writeTemplates } from './templates'
import { readCards, widgetIndex, widgetPage } from './widget-pages'

const args = parseArgs({ values: ['out', 'base'] })
requireBundle()

/** Pages for contributors, read in the repository. */
const FOR_CONTRIBUTORS = /^docs\/(contract\/|(architecture|adding-a-widget|specification)\.md$|\.vitepress\/(dist|cache)(\/|$))/
const relative = (file: string) => path.relative(root, file).split(path.sep).join('/')

rmSync(SOURCE, { recursive: true, force: true })
cpSync(path.join(root, 'docs'), SOURCE, { recursive: true, filter: (file) => !FOR_CONTRIBUTORS.test(relative(file)) })

const slug = (title: string) => title.toLowerCase().replace(/\W+/g, '-')
/** In the repository a heading is linked by an `<a id>` in it; VitePress has its own syntax, without which its search loses the section. */
function withIds(markdown: string) {
  const text = markdown.replace(/^(#+ )<a id="([^"]+)"><\/a>(.*)$/gm, '$1$3 {#$2}')
  const ids = new Set([...text.matchAll(/\{#(.+)\}$/gm)].map(([, id]) => id))
  // A title that would get the same id automatically.
  return text.replace(/^#+ ([^{\n]+)$/gm, (heading, title) => (ids.has(slug(title)) ? `${heading} {#about-${slug(title)}}` : heading))
}
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
const [, takeover = ''] = /^<script[^>]*>(.*)<\/script>\s*$/s.exec(readFileSync(path.join(root, 'embed/takeover.html'), 'utf8')) ?? []
/** The version, the hashes and the tag of what these documents are built with, for their placeholders. */
const withVersion = (markdown: string) =>
  markdown
    .replace(/(?<=\/dist\/(skerry[\w.]*)"\s+integrity=")sha384-…/g, (_, file) => integrityOf(readFileSync(path.join(root, 'dist', file))))
    .replaceAll('x.y.z', version)
    // Indented as the list that it is in, which takes that away again.
    .replace('/* the script of takeover.html */', () => takeover.replaceAll('\n', '\n   '))
for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))) {
  const full = path.join(SOURCE, file)
  writeFileSync(full, withVersion(withIds(readFileSync(full, 'utf8'))))
}

const examples = path.join(SOURCE, 'public/examples')
// The page of ten sliders is only in the demo.
cpSync(DEMO_PAGES, examples, { recursive: true, filter: (file) => !/\.(html|js)$|slider-ten\.css$/.test(file) })
cpSync(path.join(root, 'demo/landing/img'), path.join(examples, 'places'), { recursive: true })
for (const file of readdirSync(examples).filter((name) => name.endsWith('.css'))) {
  const full = path.join(examples, file)
  writeFileSync(full, withNearAddresses(readFileSync(full, 'utf8')))
}
mkdirSync(path.join(SOURCE, 'widgets'), { recursive: true })
const pages = await examplePages()
for (const page of pages) {
  for (const example of page.examples) writeFileSync(path.join(examples, `${example.name}.html`), examplePage(example, page))
  writeFileSync(path.join(SOURCE, 'widgets', `${page.name}.md`), widgetPage(page))
}
for (const file of readdirSync(path.join(SOURCE, 'settings')).filter((name) => name !== 'index.md')) {
  const full = path.join(SOURCE, 'settings', file)
  writeFileSync(full, withExample(path.basename(file, '.md'), readFileSync(full, 'utf8'), pages))
}
cpSync(path.join(root, 'CHANGELOG.md'), path.join(SOURCE, 'about/changelog.md'))

const built = path.join(SOURCE, 'public/skerry')
for (const file of readdirSync(path.join(root, 'dist')))
  if (/^(chunks|skerry(\.all)?\.js|skerry\.css)$/.test(file))
    cpSync(path.join(root, 'dist', file), path.join(built, file), { recursive: true })
const publicFolder = path.join(SOURCE, 'public')
const styling = path.join(SOURCE, 'code/styling.md')
const looks = readFileSync(styling, 'utf8')
const pictures = await takePictures(
  [
    ...exampleShots(pages, publicFolder),
    ...writeTemplates(publicFolder),
    ...writeLooks(looks, publicFolder, readFileSync(path.join(built, 'skerry.css'), 'utf8')),
  ],
  publicFolder,
)
rmSync(path.join(publicFolder, 'looks'), { recursive: true })
writeFileSync(styling, withLooks(looks, pictures))
writeFileSync(path.join(SOURCE, 'templates.md'), templatesPage(pictures))
const cards = readCards(readFileSync(path.join(root, 'demo/index.html'), 'utf8'))
writeFileSync(path.join(SOURCE, 'widgets/index.md'), widgetIndex(pages, cards, pictures))
cpSync(path.join(DEMO_PAGES, 'skerry.svg'), path.join(SOURCE, 'public/skerry.svg'))

if (args.base) process.env.DOCS_BASE = args.base
const outDir = path.resolve(args.out ?? OUT)
// Its progress bar is for terminals.
const { build } = await import('vitepress')
await build(SOURCE, { outDir }).catch((error: unknown) => fail(String(error)))
if (!existsSync(path.join(outDir, 'index.html'))) fail('The documents were not built.')
console.log(`\n  The documents are in ${relative(outDir)}/ and expect to be served at ${process.env.DOCS_BASE ?? '/docs/'}.`)
process.exit()
