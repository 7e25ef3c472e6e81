/**
 * npm run bench [-- [--page name|file.html]… [--css heavy|plain|file]… [--against DIST] [--runs 5] [--rate 4] [--json out.json] [--no-build] [--docs]]
 * What the browser pays for Skerry on a processor four times slower than this one. Each page is visited in turn alone, with another
 * build, with ours, and with ours without its stylesheets, all in one browser, so that what else the machine does meets all; the table has
 * the medians. The other build is a folder `dist`, as `git worktree add ../before REF` and `npm run build` there make it. Five runs of all pages take half an hour. `--page peers` is one page in the markup of several projects, ours
 * among them, on a phone (peers/compare.ts), `--page presses` the first press on its parts (peers/presses.ts), `--page scale` pages with up
 * to 5,000 widgets of a kind (scale.ts); with --docs their tables go to docs/about/performance.md. Timings of two machines cannot be
 * compared; those of two builds in one run can.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { serve } from '../../demo/server/serve'
import { ensureBrowser, launchArgs } from '../browser'
import { buildBundle, fail, parseArgs, root } from '../process'
import { type BenchPage, pageNames, pagesFor } from './pages'
import { aligned, comparePeers, peersTable, sourceOf, writeTable } from './peers/compare'
import { pressesTable } from './peers/presses'
import { measureScale, scaleTable } from './scale'
import { LEGEND, summarize, table } from './table'
import { type How, measure, timeToCalm } from './visit'

/** What is no page, but a table of its own. */
const TABLES = ['peers', 'presses', 'scale']

const args = parseArgs({ flags: ['no-build', 'docs'], values: ['runs', 'rate', 'json', 'against'], lists: ['page', 'css'] })
const runs = Number(args.runs ?? 5)
const rate = Number(args.rate ?? 4)
if (!(runs >= 1) || !(rate >= 1)) fail('--runs and --rate are numbers from 1.')

const executablePath = await ensureBrowser().catch((error) => fail(error.message))

for (const file of args.css) if (!/^(heavy|plain)$/.test(file) && !existsSync(file)) fail(`${file} does not exist.`)
for (const page of args.page)
  if (!TABLES.includes(page) && !pageNames.includes(page) && !existsSync(page))
    fail(`${page} is neither a file nor one of ${[...pageNames, ...TABLES].join(', ')}.`)

const temporary = mkdtempSync(path.join(tmpdir(), 'skerry-bench-'))
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const dist = path.join(root, 'dist')
const own = args.page.filter((page) => !TABLES.includes(page))
const tables = TABLES.filter((name) => !args.page.length || args.page.includes(name))
const onlyTables = args.page.length > 0 && !own.length
const before = args.against && path.resolve(args.against)
if (before && !existsSync(path.join(before, 'skerry.js'))) fail(`There is no build in ${before}.`)
await buildOurs().catch((error) => fail(error.message))
const builds = onlyTables ? undefined : makeBuilds()

const results: object[] = []
const browser = await chromium.launch({ executablePath, args: [...launchArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] })
try {
  for (const page of builds ? pagesFor(own, args.css, temporary) : []) {
    if ('skipped' in page) console.log(`\n${page.name}: skipped (${page.skipped})`)
    else if (builds) results.push(await bench(page, builds))
  }
  if (tables.includes('peers')) results.push(await benchPeers())
  if (tables.includes('presses')) print('presses', await pressesTable({ browser, dist, runs, rate }))
  if (tables.includes('scale')) print('scale', scaleTable(await measureScale({ browser, dist, runs: Math.min(runs, 3) })))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
} finally {
  await browser.close()
}
console.log(`\n${LEGEND}`)
if (args.json) {
  const head = { before, runs, rate }
  writeFileSync(args.json, JSON.stringify({ ...head, pages: results }, null, 1))
}

/** Prints a table, and with --docs writes it into the document. */
function print(name: string, rows: string[][]) {
  const lines = aligned(rows)
  console.log(`\n${name}\n${lines.join('\n')}`)
  if (args.docs) writeTable(name, lines)
}

/** One page in several projects' markup. */
async function benchPeers() {
  const peers = await comparePeers({ browser, dist, runs, rate })
  const lines = peersTable(peers)
  console.log(`\npeers, a phone, processor ${rate}× slower, ${runs} run${runs > 1 ? 's' : ''}\n${lines.join('\n')}`)
  if (args.docs) writeTable('peers', [...lines, '', sourceOf(runs)])
  return { name: 'peers', peers }
}

/** Folders. */
interface Builds {
  alone: string
  before?: string
  ours: string
}
async function buildOurs() {
  const core = path.join(dist, 'skerry.js')
  const started = Date.now()
  // The build also fails over a size budget, after writing all files; an older build must not be measured.
  if (!args['no-build'] && (await buildBundle()) !== 0 && !(existsSync(core) && statSync(core).mtimeMs >= started))
    throw new Error('The build failed.')
  if (!existsSync(core)) throw new Error('There is no build in dist/: leave out --no-build.')
}

/** In visiting order. The page alone has an empty script: skerry.css stays, as the look of hand-written markup. */
function makeBuilds(): Builds {
  const alone = path.join(temporary, 'empty')
  mkdirSync(alone)
  writeFileSync(path.join(alone, 'skerry.js'), '')
  copyFileSync(path.join(dist, 'skerry.css'), path.join(alone, 'skerry.css'))
  return { alone, ...(before && { before }), ours: dist }
}

type Weight = Omit<Awaited<ReturnType<typeof timeToCalm>>, 'ms'>
type Visit = Awaited<ReturnType<typeof measure>> & Partial<Weight>
/** Visits a page `runs` times with every build, prints the measurements, and returns them. */
async function bench(page: BenchPage, { ours, ...others }: Builds) {
  const { options, address } = page
  // Hand-written markup gets its look from our stylesheet, even on the page alone.
  const dists: Record<string, string> = { ...others, ...(page.isBuilders && { bare: ours }), ours }
  const stacks = []
  for (const [name, dist] of Object.entries(dists)) {
    const sheet = path.join(dist, 'skerry.builder.css')
    const css = page.isBuilders && name !== 'bare' && existsSync(sheet) ? [sheet] : []
    stacks.push({ name, visits: [] as Visit[], site: await serve({ ...options, dist, css: [...css, ...(options.css ?? [])] }) })
  }
  const how = (site: { url: string }, stay: number): How => ({ browser, rate, url: site.url + address, stay })
  console.log(`\n${page.name} (${page.title}), css ${page.css}, processor ${rate}× slower, ${runs} run${runs > 1 ? 's' : ''}`)

  let stay = 0
  const weights = new Map<string, Weight>()
  for (const { name, site } of stacks) {
    const { ms, ...weight } = await timeToCalm(how(site, 0))
    stay = Math.max(stay, ms)
    weights.set(name, weight)
  }
  for (let run = 0; run < runs; run++)
    for (const { name, site, visits } of stacks) visits.push({ ...(await measure(how(site, stay))), ...weights.get(name) })
  for (const { site } of stacks) await site.close()
  const visits = Object.fromEntries(stacks.map((stack) => [stack.name, stack.visits]))
  const rows = summarize(visits)
  console.log(table(rows))
  const repeated = Object.values(visits)
    .flat()
    .reduce((sum, visit) => sum + visit.repeated, 0)
  if (repeated) console.log(`${repeated} further visits were thrown away: the browser did not begin their scroll.`)
  return { name: page.name, title: page.title, css: page.css, stay, rows, visits }
}
