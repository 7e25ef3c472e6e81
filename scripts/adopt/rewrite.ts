/** A taken page without the builder's scripts and with our tags, as the WordPress plugin prints it (embed/wordpress). */
import path from 'node:path'
import type { Token, DefaultTreeAdapterTypes as Tree } from 'parse5'
import { applyEdits, type Edit, endOfHead } from '../../demo/server/html-edit'
import { type FileElement, type FilePage, readPage } from './document'
import type { FileScript, Judging, Verdict } from './judge'
import { isStrict, readPolicies } from './policy'

export interface BuiltFile {
  file: string
  gz: number
}
/** What judging and writing pages needs. */
export interface Writing extends Judging {
  parts: { stub: string; clicks: string; held: string }
  built: { core: BuiltFile; chunks: Record<string, BuiltFile> }
  folder: string
}
interface Place {
  prefix: string
  isStrict: boolean
}

/** Attributes that tell each optimiser to leave a script alone. */
const LEAVE_ALONE =
  'data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-noptimize="1" data-nowprocket="1" nowprocket nitro-exclude data-jetpack-boost="ignore"'
const HELD = 'skerry/held'

const get = (node: Tree.Element, name: string) => node.attrs.find((one) => one.name === name)?.value
const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * The path from a page to our folder, in the form the page uses for its own files: if the URL of the builder's main file starts with `/` or
 * `/blog/`, so does ours, so that the page works wherever it is served (404.html).
 */
function prefixOf(name: string, scripts: FileScript[], folder: string) {
  if (/^(https?:)?\//.test(folder)) return folder.replace(/\/*$/, '/')
  const main = scripts.find(({ isMain, file }) => isMain && file)
  const plain = main?.facts.address.replace(/^(https?:)?\/\/[^/]+/i, '').replace(/([?#]|%3F).*/is, '') ?? ''
  const below = main?.file?.replace(/\?.*/s, '') ?? ''
  const base = below && plain.endsWith(below) ? plain.slice(0, -below.length) : ''
  return base.startsWith('/') ? `${base}${folder}/` : `${path.posix.relative(path.posix.dirname(name), folder) || '.'}/`
}

/** A removed script, with a type that no browser runs and its own attributes unchanged. */
function heldTag(html: string, { node, facts }: FileScript) {
  const { attrs = {}, startTag, endTag } = node.sourceCodeLocation
  const isAddress = (name: string) => name === 'src' || (facts.isDelayed && name.startsWith('data-') && get(node, name) === facts.address)
  const kept = Object.entries(attrs)
    .filter(([name]) => name !== 'type' && !isAddress(name))
    .map(([, { startOffset, endOffset }]) => html.slice(startOffset, endOffset))
  const src = facts.address ? [`src="${escaped(facts.address)}"`] : []
  const text =
    get(node, 'src') || facts.address ? '' : startTag && endTag ? html.slice(startTag.endOffset, endTag.startOffset) || facts.text : ''
  // It should not run with an optimiser's type, or with the prefix of one.
  const type = facts.isDelayed ? '' : (get(node, 'type') ?? '').replace(/^[\da-f]+-(?=text|module)/, '')
  const served = type ? [`data-skerry-type="${escaped(type)}"`] : []
  return `<script type="${HELD}" ${[...served, ...src, ...kept, LEAVE_ALONE].join(' ')}>${text}</script>`
}

/** A whole element, with its line if it is alone on it. */
function without(html: string, { startOffset, endOffset }: Token.Location): Edit {
  const [, , indent] = /(^|\n)([ \t]*)$/.exec(html.slice(Math.max(0, startOffset - 200), startOffset)) ?? []
  const [line] = (indent !== undefined && /^[ \t]*\r?\n/.exec(html.slice(endOffset, endOffset + 200))) || []
  return { start: startOffset - (line ? (indent?.length ?? 0) : 0), end: endOffset + (line?.length ?? 0), text: '' }
}

/** Links that preload scripts which no longer run. */
function idleLinks({ elements }: FilePage, idle: FileScript[]) {
  const gone = new Set(idle.map(({ facts }) => facts.address).filter(Boolean))
  return elements.filter(
    (node) =>
      node.tagName === 'link' &&
      /(^|\s)(preload|prefetch|modulepreload)(\s|$)/i.test(get(node, 'rel') ?? '') &&
      gone.has(get(node, 'href') ?? ''),
  )
}

const inline = (id: string, code: string, { prefix, isStrict }: Place, more = '') =>
  `<script id="${id}"${isStrict ? ` src="${prefix}${id}.js"` : ''}${more} ${LEAVE_ALONE}>${isStrict ? '' : code}</script>`

function headTags(chunks: BuiltFile[], parts: Writing['parts'], place: Place) {
  const preloads = chunks.map(({ file }) => `<link rel="modulepreload" href="${place.prefix}${file}">\n`).join('')
  // This tells the take-over's inline part that everything to hold is held.
  return `${inline('skerry-js-before', parts.stub, place)}
${inline('skerry-js-clicks', parts.clicks, place, ' data-takeover="server"')}
<link rel="stylesheet" id="skerry-css" href="${place.prefix}skerry.builder.css">
${preloads}<script id="skerry-js" src="${place.prefix}skerry.js" defer fetchpriority="high" ${LEAVE_ALONE}></script>
`
}

/** Chunks that a page's widgets load at once. */
function chunksOf(page: FilePage, scripts: FileScript[], idle: FileScript[], { source, built }: Writing) {
  const stays = scripts.some((script) => script.kind === 'dependency' && /jquery/.test(script.name) && !idle.includes(script))
  const names = source.preloads.flatMap(({ selector, chunks, later }) => (!later && page.querySelectorAll(selector).length ? chunks : []))
  const opens = page.querySelectorAll('[data-elementor-type="popup"][data-elementor-settings]').some(opensByItself)
  return [...new Set([...(stays ? ['compat-full'] : []), ...names, ...(opens ? ['popups-activate'] : [])])].flatMap(
    (name) => built.chunks[name] ?? [],
  )
}

function opensByItself(popup: FileElement) {
  try {
    const { triggers, timing } = JSON.parse(popup.getAttribute('data-elementor-settings') ?? '')
    return [triggers, timing].some((rules) => rules && Object.keys(rules).length)
  } catch {
    return false
  }
}

const endOfBody = ({ document, elements }: FilePage, html: string) => {
  const body = elements.find(({ tagName }) => tagName === 'body')
  const end = (node: Tree.Element | undefined) => node?.sourceCodeLocation?.endTag?.startOffset
  const root = document.childNodes.find((node): node is Tree.Element => 'tagName' in node && node.tagName === 'html')
  return end(body) ?? end(root) ?? html.length
}

/** The text of a taken page; `undefined` if our tags would be misplaced because the markup is too broken to edit. */
export function rewritePage(html: string, page: FilePage, name: string, { scripts, idle }: Verdict, context: Writing) {
  const place = {
    prefix: prefixOf(name, scripts, context.folder),
    // Use files if a policy of the page forbids inline scripts.
    isStrict: readPolicies(page).some(isStrict),
  }
  const configs = scripts.filter(({ isConfig, isDelayed }) => isConfig && isDelayed)
  const held = idle.map((script) => heldTag(html, script)).join('\n')
  const chunks = chunksOf(page, scripts, idle, context)
  const edits = [
    ...idle.map(({ node }) => without(html, node.sourceCodeLocation)),
    ...idleLinks(page, idle).map((node) => without(html, node.sourceCodeLocation)),
    // Load now what an optimiser delays.
    ...configs.map(({ node: { sourceCodeLocation: at }, facts }) => ({
      start: at.startOffset,
      end: at.endOffset,
      text: `<script id="${escaped(facts.id)}" ${LEAVE_ALONE}>${facts.text}</script>`,
    })),
  ]
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text })
  insert(endOfHead(page.document, html), headTags(chunks, context.parts, place))
  insert(endOfBody(page, html), `${held}\n${inline('skerry-js-held', context.parts.held, place)}\n`)
  const text = applyEdits(html, edits)
  return isAsMeant(readPage(text), scripts.length - idle.length, idle.length) ? { html: text, chunks, place } : undefined
}

/** Parses the new page to check that it has all other scripts, the held ones, our four, and nothing else. */
function isAsMeant({ elements }: FilePage, others: number, held: number) {
  const scripts = elements.filter(({ tagName }) => tagName === 'script')
  const ours = scripts.filter((node) => /^skerry-js(-before|-clicks|-held)?$/.test(get(node, 'id') ?? ''))
  const isHeld = (node: Tree.Element) => get(node, 'type') === HELD
  return ours.length === 4 && scripts.filter(isHeld).length === held && scripts.length === others + held + 4
}
