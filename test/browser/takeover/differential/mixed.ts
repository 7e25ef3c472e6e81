/** Pages that a generator mixes from all kinds of scripts, in any order. The same seed makes the same page. */
import { createScripts, type DifferentialPage, FIRST_HELD, LAST, type Scripts, type ServedFile, STAND_IN } from './page'

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

/** An async script finds what those that block the parser before it have left. */
const finds = (id: string, before: string[]) =>
  `say('free-${id}', 'finds all before it: ' + ${JSON.stringify(before)}.every((other) => (window.counted ?? []).includes(other)))`
/** A link to a stylesheet, and a script after it that says whether it applies. */
const styled = ({ files }: Scripts, id: string, link: string, served: Partial<ServedFile> = {}) => {
  files[`css/${id}.css`] = { body: `:root{--${id}:1}`, type: 'text/css', ...served }
  return `${link.replace('%', `css/${id}.css`).replace('<link', `<link id="free-l${id}"`)}<script id="${id}">ran('${id}');say('${id}', getComputedStyle(document.documentElement).getPropertyValue('--${id}'))</script>`
}

type Make = (scripts: Scripts, id: string, wait: number, code: string, before: string[]) => string
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
  async: ({ file }, id, wait, _, before) => file(`free-${id}`, finds(id, before), 'async', { wait }),
  deferAsync: ({ file }, id, wait, _, before) => file(`free-${id}`, finds(id, before), 'defer async', { wait }),
  asyncModule: ({ inline }, id, _wait, _code, before) => inline(`free-${id}`, finds(id, before), 'type="module" async'),
  asyncModuleFile: ({ file }, id, wait, _, before) => file(`free-${id}`, finds(id, before), 'async type="module"', { wait }),
  asyncInline: ({ inline }, id, _, code) => inline(id, code, 'async'),
  unknownType: ({ file }, id, wait, code) => file(id, code, 'type="application/jscript"', { wait }),
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
  style: (scripts, id, wait) => styled(scripts, id, '<link rel="stylesheet" href="%">', { wait }),
  styleOfTwoWords: (scripts, id, wait) => styled(scripts, id, '<link rel="preload stylesheet" as="style" href="%">', { wait }),
  styleMissing: (scripts, id, wait) => styled(scripts, id, '<link rel="stylesheet" href="%">', { wait, status: 404 }),
  styleOfOtherKind: (scripts, id, wait) => styled(scripts, id, '<link rel="stylesheet" href="%">', { wait, type: 'text/html' }),
  styleWithoutAddress: (scripts, id) => styled(scripts, id, '<link rel="stylesheet" data-href="%">'),
  styleWithEmptyAddress: (scripts, id) => styled(scripts, id, '<link rel="stylesheet" href="">'),
  styleWithBadAddress: (scripts, id) => styled(scripts, id, '<link rel="stylesheet" href="http://:0/a.css">'),
  styleOff: (scripts, id) => styled(scripts, id, '<link rel="stylesheet" href="%" disabled>'),
  stylePrinted: (scripts, id, wait) => styled(scripts, id, '<link rel="stylesheet" href="%" media="print">', { wait }),
  styleAlternate: (scripts, id) => styled(scripts, id, '<link rel="alternate stylesheet" title="a" href="%">'),
  styleOfOtherType: (scripts, id) => styled(scripts, id, '<link rel="stylesheet" type="text/less" href="%">'),
  styleInserted: (scripts, id, wait, code) => {
    scripts.files[`css/${id}.css`] = { body: '', type: 'text/css', wait }
    return scripts.inline(
      id,
      `${code};document.currentScript.before(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'css/${id}.css' }))`,
    )
  },
}

/** Those that run while the page is parsed, in their place. */
const BLOCKING = [
  'inline',
  'file',
  'deferredInline',
  'asyncInline',
  'throws',
  'throwsFile',
  'writesText',
  'inserts',
  'insertsFile',
  'removesItself',
]

export function mixed(seed: number, count = 30): DifferentialPage {
  const next = random(seed)
  const pick = <T>(list: T[]): T => list[Math.floor(next() * list.length)] as T
  const scripts = createScripts()
  scripts.files[FIRST_HELD] = STAND_IN
  const names = Object.keys(KINDS)
  const inHead = Math.floor(next() * 15)
  const before: string[] = []
  const tags = Array.from({ length: count }, (_, i) => {
    const id = `s${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}`
    // What they write would end the head: lines.ts.
    const name = pick(i <= inHead ? names.filter((each) => !each.startsWith('writes')) : names)
    const listens = next() < 0.2 ? `;listen(document.currentScript?.id ?? '${id}')` : ''
    const wait = pick([0, 0, 0, 20, 60])
    const tag = (KINDS[name] as Make)(scripts, id, wait, counts(id) + listens, [...before])
    if (BLOCKING.includes(name)) before.push(id)
    return tag
  })
  tags.splice(Math.floor(next() * 6), 0, `<script src="${FIRST_HELD}" id="jquery-core-js"></script>`)
  return {
    name: `a mix (${seed})`,
    head: `${scripts.inline('counts', COUNTS)}${tags.slice(0, inHead).join('\n')}`,
    // Otherwise a page that is taken does without jQuery.
    body: `<p id="start"></p>${tags.slice(inHead).join('<i></i>\n')}${scripts.inline('uses', "say('uses', typeof jQuery)")}${LAST}`,
    files: scripts.files,
  }
}
