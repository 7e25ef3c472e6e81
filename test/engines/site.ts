/** The demo and pages of the checks' own, served with in-page.js as the first script of each, below a strict policy with Trusted Types. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type ServeOptions, type Site, serve } from '../../demo/server/serve'
import { MERGED_WITH_OURS } from '../browser/takeover/changed-tags'
import { createRuns, type Runs } from '../browser/takeover/differential/runs'
import { inParts, PAUSE } from '../browser/takeover/in-parts'
import { FILES } from '../browser/takeover/site'

export interface OwnPage {
  body: string
  css?: string
  /** Before the closing tag of the head, in place of our script and stylesheet. */
  head?: string
  /** It has inline scripts, which the others' policy forbids. If it has pauses (takeover/in-parts.ts) it arrives in parts. */
  hasInline?: boolean
  /** Files in place of the stand-ins, by path. */
  files?: Record<string, string>
}
export interface EngineSite extends Site {
  /** What `/own/` shows from now on. */
  put(page: OwnPage): void
  /** Pages of the matrix of take-overs. */
  runs: Runs
}

const read = (file: string) => readFileSync(file, 'utf8')
const dist = (file: string) => read(path.join(import.meta.dirname, '../../dist', file))
const demo = (file: string) => read(path.join(import.meta.dirname, '../../demo', file))
const SCRIPTS: Record<string, string> = {
  '/engines/in-page.js': read(path.join(import.meta.dirname, 'in-page.js')),
  '/engines/axe.js': read(createRequire(import.meta.url).resolve('axe-core/axe.min.js')),
}
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#9bc"/></svg>'
export const HEAD = '<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js"></script>'

/** Our script, after everyone has stopped waiting for it. */
async function late() {
  await new Promise((done) => setTimeout(done, LATE_MS))
  return { body: dist('skerry.js'), type: 'js' }
}
const LATE_MS = 14_000

/**
 * Our chunks with a fault: those of `/silent/<name>/` answer when nobody waits for them any more if they have this name, those of
 * `/without/<name>/` are missing then.
 */
function chunk([, fault, name = '', file = '']: RegExpExecArray) {
  const answer = { body: dist(file), type: 'js' }
  if (!file.includes(`/${name}-`)) return answer
  if (fault === 'silent') return new Promise<typeof answer>((done) => setTimeout(done, SILENT_MS, answer).unref())
}
const FAULTY_CHUNK = /^\/(silent|without)\/([\w-]+)\/(chunks\/[\w-]+\.js)$/
/** Firefox waits for it before it reports the page as loaded. */
const SILENT_MS = 20_000

/** Add-ons' files whose requests are counted; a slow one is still on its way when the page is read. */
const COUNTED = /^\/wp-content\/plugins\/(?:counted-addon|wpforms)\/(slow-)?\w+\.js$/
const SLOW_MS = 700
const requests = new Map<string, number>()
async function counted([pathname, isSlow]: RegExpExecArray) {
  requests.set(pathname, (requests.get(pathname) ?? 0) + 1)
  if (isSlow) await new Promise((done) => setTimeout(done, SLOW_MS))
  return { body: `(window.log ??= []).push('${pathname.replace(/.*\//, '')}'); jQuery.fn.counted = 1`, type: 'js' }
}

export async function serveEngines(options: ServeOptions = {}): Promise<EngineSite> {
  let own: OwnPage = { body: '' }
  const runs = createRuns()
  const site = await serve({
    csp: true,
    ...options,
    extra(pathname) {
      const run = runs.answer(pathname)
      if (run) return run
      const ownFile = own.files?.[pathname]
      if (ownFile !== undefined) return { body: ownFile, type: 'js' }
      const script = SCRIPTS[pathname] ?? FILES[pathname] ?? MERGED_WITH_OURS[pathname]
      if (script) return { body: script, type: 'js' }
      const file = COUNTED.exec(pathname)
      if (file) return counted(file)
      if (pathname === '/own/requests.js') return { body: JSON.stringify(Object.fromEntries(requests)), type: 'js' }
      if (pathname === '/own/own.css') return { body: own.css ?? '', type: 'css' }
      if (pathname === '/own/' && own.body.includes(PAUSE)) return inParts(withInPage(html(own)))
      if (pathname === '/own/') return { body: html(own), type: 'html', hasInline: own.hasInline }
      if (pathname === '/late/skerry.js') return late()
      if (pathname === '/cut/skerry.js') return { body: dist('skerry.js').slice(0, 20_000), type: 'js' }
      // Some frameworks make scripts or HTML from text, which the policy forbids.
      if (/^\/frameworks\/\w+\.html$/.test(pathname)) return { body: withInPage(demo(pathname)), type: 'html', hasInline: true }
      const faulty = FAULTY_CHUNK.exec(pathname)
      if (faulty) return chunk(faulty)
      // Where such a page's links lead.
      if (pathname.startsWith('/own/') && pathname.endsWith('/'))
        return { body: html({ body: '<h1>Elsewhere</h1>', head: ' ' }), type: 'html' }
      return /^\/(own|p)\/[\w-]+\.svg$/.test(pathname) ? { body: PICTURE, type: 'svg' } : undefined
    },
    edit: withInPage,
  })
  return {
    ...site,
    runs,
    put(page) {
      own = page
    },
  }
}

const withInPage = (page: string) => page.replace(/<head[^>]*>/i, (head) => `${head}<script src="/engines/in-page.js"></script>`)

const html = ({ body, head = HEAD }: OwnPage) =>
  `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Own page</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/own/own.css">${head}</head><body>${body}</body></html>`
