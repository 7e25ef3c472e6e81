/** Pages that a generator mixes from all kinds of scripts, in any order. The same seed makes the same page. */
import { createScripts, type DifferentialPage, FIRST_HELD, LAST, type Scripts, STAND_IN } from './page'

/** Mulberry32: pseudo-random numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shows everything that ran before, in every script. */
const COUNTS = '(window.counted ??= []).length'
const counts = (id: string) => `counted.push('${id}');say('${id}', counted.length)`
const written = (id: string) => `<script id="${id}">ran('${id}');${counts(id)}</script>`
const quoted = (html: string) => JSON.stringify(html).replaceAll('</', '<\\/')

type Make = (scripts: Scripts, id: string, wait: number, code: string) => string
const KINDS: Record<string, Make> = {
  inline: ({ inline }, id, _, code) => inline(id, code),
  file: ({ file }, id, wait, code) => file(id, code, '', { wait }),
  deferred: ({ file }, id, wait, code) => file(id, code, 'defer', { wait }),
  deferredInline: ({ inline }, id, _, code) => inline(id, code, 'defer'),
  missing: ({ file }, id, wait) => file(id, '', 'onerror="told(this.id, this, event)"', { wait, status: 404 }),
  module: ({ inline }, id, _, code) => inline(`module-${id}`, code, 'type="module"'),
  moduleFile: ({ file }, id, wait, code) => file(`module-${id}`, code, 'type="module"', { wait }),
  throws: ({ inline }, id, _, code) => inline(`throws-${id}`, `${code};throw Error('${id}')`),
  throwsFile: ({ file }, id, wait, code) => file(`throws-${id}`, `${code};throw Error('${id}')`, '', { wait }),
  notRun: ({ inline }, id, _, code) => inline(id, code, 'type="text/plain"'),
  async: ({ file }, id, wait) => file(`free-${id}`, '', 'async', { wait }),
  writesText: ({ inline }, id, _, code) => inline(id, `document.write('<p id="p-${id}">${id}</p>');${code}`),
  writesInline: ({ inline }, id, _, code) =>
    inline(`writes-${id}`, `document.write(${quoted(`<b>${written(`written-${id}`)}</b>`)});${code}`),
  writesFile: (scripts, id, wait, code) => {
    scripts.files[`js/written-${id}.js`] = { body: `ran('written-${id}');${counts(`written-${id}`)}`, wait }
    const html = `<script id="written-${id}" src="js/written-${id}.js"></script>${written(`written-after-${id}`)}`
    return scripts.inline(`writes-${id}`, `document.write(${quoted(html)});${code}`)
  },
  inserts: ({ inline }, id, _, code) =>
    inline(
      `writ-${id}`,
      `${code};{const s = document.createElement('script'); s.id = 'writ-in-${id}'; s.text = ${quoted(`ran('writ-in-${id}')`)}; document.currentScript.before(s)}`,
    ),
  insertsFile: ({ files, inline }, id, wait, code) => {
    files[`js/free-${id}.js`] = { body: `ran('free-${id}')`, wait }
    return inline(
      id,
      `${code};{const s = document.createElement('script'); s.id = 'free-${id}'; s.src = 'js/free-${id}.js'; document.currentScript.before(s)}`,
    )
  },
  removesItself: ({ inline }, id, _, code) => inline(id, `${code};document.currentScript.remove()`),
  style: ({ files }, id, wait) => {
    files[`css/${id}.css`] = { body: `:root{--${id}:1}`, type: 'text/css', wait }
    return `<link rel="stylesheet" href="css/${id}.css"><script id="${id}">ran('${id}');say('${id}', getComputedStyle(document.documentElement).getPropertyValue('--${id}'))</script>`
  },
}

export function mixed(seed: number, count = 30): DifferentialPage {
  const next = random(seed)
  const pick = <T>(list: T[]): T => list[Math.floor(next() * list.length)] as T
  const scripts = createScripts()
  scripts.files[FIRST_HELD] = STAND_IN
  const names = Object.keys(KINDS)
  const inHead = Math.floor(next() * 15)
  const tags = Array.from({ length: count }, (_, i) => {
    const id = `s${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}`
    // What they write would end the head: lines.ts.
    const name = pick(i <= inHead ? names.filter((each) => !each.startsWith('writes')) : names)
    const listens = next() < 0.2 ? `;listen(document.currentScript?.id ?? '${id}')` : ''
    const wait = pick([0, 0, 0, 20, 60])
    return (KINDS[name] as Make)(scripts, id, wait, counts(id) + listens)
  })
  tags.splice(Math.floor(next() * 6), 0, `<script src="${FIRST_HELD}" id="jquery-core-js"></script>`)
  return {
    name: `a mix (${seed})`,
    head: `${scripts.inline('counts', COUNTS)}${tags.slice(0, inHead).join('\n')}`,
    body: `<p id="start"></p>${tags.slice(inHead).join('<i></i>\n')}${LAST}`,
    files: scripts.files,
  }
}
