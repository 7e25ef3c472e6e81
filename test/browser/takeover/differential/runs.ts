/** Serves the matrix: every run of a page in a mode has a path of its own, so that nothing comes from a cache. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlOf, type Mode, oursOf, PICTURE } from './modes'
import { type DifferentialPage, FRONTEND, JS, LOAD, RUN, type ServedFile } from './page'

interface Run {
  path: string
  page: DifferentialPage
  mode: Mode
  signals: Map<string, { given: Promise<void>; give: () => void }>
  /** How often it has loaded. */
  loads: number
}
export type Runs = ReturnType<typeof createRuns>

/** For pages that have none of their own. */
const FRONTEND_FILES: Record<string, ServedFile> = { [FRONTEND]: { body: `ran('builder-frontend');listen('builder-frontend')` } }
/** An empty page for frames with runs. */
export const FRAMES = '/differential/frames/'
const RECORDER = readFileSync(join(import.meta.dirname, 'recorder.js'), 'utf8')
/** The time after a signal in which the page does what it does at once. */
const AFTER_SIGNAL_MS = 40
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

export function createRuns() {
  const runs = new Map<string, Run>()

  function signal({ signals }: Run, name: string) {
    let found = signals.get(name)
    if (!found) {
      let give = () => {}
      const given = new Promise<void>((done) => {
        give = done
      })
      found = { given, give }
      signals.set(name, found)
    }
    return found
  }

  function fileOf({ page, mode, path, loads }: Run, name: string): ServedFile | undefined {
    if (name === '')
      return {
        body: htmlOf(page, mode).replaceAll(RUN, path).replaceAll(LOAD, `${loads}`),
        type: 'text/html; charset=utf-8',
        headers: page.headers,
      }
    if (name === 'recorder.js') return { body: RECORDER }
    if (name === 'picture.svg') return { body: PICTURE, type: 'image/svg+xml', wait: mode.isLoadOver ? undefined : 'read' }
    return page.files[name] ?? FRONTEND_FILES[name] ?? oursOf(mode, name)
  }

  function answer(pathname: string): Promise<Response> | undefined {
    if (pathname === FRAMES)
      return Promise.resolve(new Response('<!doctype html><title>Frames</title>', { headers: { 'content-type': 'text/html' } }))
    const [, id = '', name = ''] = /^\/differential\/(\d+)\/(.*)$/.exec(pathname) ?? []
    const run = runs.get(id)
    return run && send(run, name)
  }
  async function send(run: Run, name: string): Promise<Response> {
    // A page that loads again waits again.
    if (name === '') {
      run.signals.clear()
      run.loads++
    }
    const [, load, released] = /^release\/(\d+)\/(\w+)$/.exec(name) ?? []
    if (released) {
      if (load === `${run.loads}`) signal(run, released).give()
      return new Response('')
    }
    const { body, type = JS, status = 200, headers, wait } = fileOf(run, name) ?? { body: '', status: 404 }
    if (typeof wait === 'number') await sleep(wait)
    else if (wait) {
      await signal(run, wait).given
      await sleep(AFTER_SIGNAL_MS)
    }
    return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store', ...headers } })
  }

  return {
    answer,
    /** A path that serves a page in a mode once. */
    add(page: DifferentialPage, mode: Mode): string {
      const id = `${runs.size + 1}`
      const path = `/differential/${id}/`
      runs.set(id, { page, mode, path, signals: new Map(), loads: 0 })
      return path + (mode.query ?? '')
    },
  }
}
