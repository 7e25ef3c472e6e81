/**
 * npm run dev [-- --port 4173]
 * Serves the demo, and after every change to src, embed or demo builds what has changed and reloads the pages that are open. Everything is in
 * one file here, neither minified nor split into chunks, so a change takes less than a second. `npm run demo` shows what visitors get.
 */
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { context } from 'esbuild'
import { serve } from '../demo/server/serve'
import { allInOne } from './build/all-in-one'
import { writeMadeFiles } from './build/declarations'
import { buildStylesheet, STYLESHEETS } from './build/stylesheets'
import { fail, parseArgs, root } from './process'

const { port = '4173' } = parseArgs({ values: ['port'] })
const dist = path.join(root, '.cache/dev')
const RELOAD = '/dev/reload.js'
const CHANGES = '/dev/changes'
/** In ms: editors write a file in several steps. */
const PAUSE = 30

mkdirSync(dist, { recursive: true })
const bundle = await context({ ...allInOne(root), sourcemap: 'inline' })

async function buildScript(): Promise<void> {
  const { outputFiles } = await bundle.rebuild()
  for (const { path: file, contents } of outputFiles ?? []) if (file.endsWith('.js')) writeFileSync(path.join(dist, 'skerry.js'), contents)
}
async function buildStyles(): Promise<void> {
  for (const name of STYLESHEETS) writeFileSync(path.join(dist, name), (await buildStylesheet(root, name)).css)
}

/** What a change to these files asks for. */
async function buildFor(files: string[]): Promise<void> {
  if (files.some((file) => /widget\.ts$/.test(file))) await writeMadeFiles()
  const isSource = (file: string) => /^(src|embed)\b.*\.tsx?$/.test(file)
  await Promise.all([
    files.some(isSource) && buildScript(),
    files.some((file) => /^(src|embed)\b.*\.css$|^(src\/ui|embed\/css)\//.test(file)) && buildStyles(),
  ])
}

const encoder = new TextEncoder()
const pages = new Set<ReadableStreamDefaultController<Uint8Array>>()
/** A stream of events (https://html.spec.whatwg.org/multipage/server-sent-events.html) for one page. */
function changes(): Response {
  let own: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller
      pages.add(own)
    },
    cancel: () => void pages.delete(own),
  })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
const reload = () => {
  for (const page of pages) page.enqueue(encoder.encode('data: changed\n\n'))
}

const changed = new Set<string>()
let running = Promise.resolve()
async function update(): Promise<void> {
  const files = [...changed]
  changed.clear()
  if (!files.length) return
  const start = performance.now()
  try {
    await buildFor(files)
    console.log(`${files.join(', ')}: ${Math.round(performance.now() - start)} ms`)
    reload()
  } catch {
    // esbuild has said what is wrong. The last build stays.
  }
}

for (const folder of ['src', 'embed', 'demo'])
  watch(path.join(root, folder), { recursive: true }, (_, name) => {
    if (!name || /~$|\.(test|swp)\b/.test(name)) return
    changed.add(`${folder}/${name.replaceAll(path.sep, '/')}`)
    setTimeout(() => {
      running = running.then(update)
    }, PAUSE)
  })

await writeMadeFiles()
await Promise.all([buildScript(), buildStyles()]).catch((error) => fail(error.message))
const { url } = await serve({
  port: Number(port),
  tries: 20,
  dist,
  extra(pathname) {
    if (pathname === CHANGES) return changes()
    if (pathname === RELOAD) return { body: `new EventSource('${CHANGES}').onmessage = () => location.reload()\n`, type: 'js' }
    return undefined
  },
  edit: (html) => html.replace('</head>', `<script src="${RELOAD}" defer></script></head>`),
}).catch((error) => fail(error.message))
console.log(`\n  Demo: ${url}/\n  Stop with Ctrl+C.\n`)
