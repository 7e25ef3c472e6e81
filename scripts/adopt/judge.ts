/** The verdict on a page, with reasons: applies the decision of src/takeover to a file. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { PlacedElement } from '../../demo/server/html-edit'
import type { Drivers } from '../../src/takeover/drivers'
import type { Judged } from '../../src/takeover/sort-scripts'
import type { Page } from '../../src/takeover/undriven'
import type { Source } from './decision'
import { content, type FilePage } from './document'
import type { SiteFiles } from './site-files'

export interface FileScript extends Judged {
  node: PlacedElement
  /** Its path in the export. */
  file: string | undefined
}
/** What judging needs. */
export interface Judging {
  source: Source
  files: SiteFiles
  allowed: string[]
  host: string
}
export interface Verdict {
  code: 'taken' | 'left' | 'adopted' | 'tagged' | 'no-builder'
  why: string[]
  scripts: FileScript[]
  /** Scripts that do not run on a taken page. */
  idle: FileScript[]
  /** By whom each widget of a taken page is driven. */
  widgets?: Drivers
}

const get = (node: Tree.Element, name: string) => node.attrs.find((one) => one.name === name)?.value
const isLink = (rel: string) => (node: Tree.Element) =>
  node.tagName === 'link' && (get(node, 'rel') ?? '').toLowerCase().split(/\s+/).includes(rel)

/** The host that a page claims, else that of the builder's main file; empty if its URLs are relative. */
export function hostOf({ elements }: FilePage, scripts: FileScript[]) {
  const canonical = elements.find(isLink('canonical'))
  const said = elements.find((node) => node.tagName === 'meta' && get(node, 'property') === 'og:url')
  const addresses = [canonical && get(canonical, 'href'), said && get(said, 'content'), scripts.find(({ isMain }) => isMain)?.facts.address]
  for (const address of addresses) {
    const [, host] = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(address ?? '') ?? []
    if (host) return host
  }
  return ''
}

/** A page's scripts with their kinds, in document order. */
function readScripts(page: FilePage, name: string, { source, files }: Judging): FileScript[] {
  return page.elements
    .filter((node) => node.tagName === 'script')
    .map((node) => {
      const facts = source.readScript(node.attrs, content(node))
      const file = facts.address ? files.find(facts.address, name) : undefined
      const code = file && files.read(file)
      if (code !== undefined && file) facts.code = code
      // A path leads into the folder; an address of the site may lead to where it came from.
      if (!file && !/^(https?:)?\/\//i.test(facts.address)) facts.isMissing = true
      return { node, file, facts, ...source.judgeScript(facts) }
    })
}

const isAdopted = (scripts: FileScript[]) =>
  scripts.some(({ node }) => get(node, 'type') === 'skerry/held' || get(node, 'id') === 'skerry-js-held')
const hasOurTag = (scripts: FileScript[], source: Source) =>
  scripts.some(({ facts }) => source.OURS.test(facts.text) || source.OUR_FILE.test(facts.address))

/**
 * `{ code, why, scripts, idle }`: `taken`; `left` with the reasons; or `adopted`, `tagged`, `no-builder`, which need nothing. `idle` are
 * the scripts that do not run on a taken page.
 */
export function judgePage(page: FilePage, name: string, context: Judging): Verdict {
  const { source, allowed } = context
  const scripts = readScripts(page, name, context)
  const judged = scripts.filter(({ facts }) => facts.runs || facts.isDelayed)
  if (isAdopted(scripts)) return { code: 'adopted', why: [], scripts, idle: [] }
  if (hasOurTag(scripts, source)) return { code: 'tagged', why: [], scripts, idle: [] }
  if (!source.hasBuilder(judged)) return { code: 'no-builder', why: [], scripts, idle: [] }
  const handlers = [...page.attributes.map(({ name, value }) => source.readHandler(name, value)), ...page.templateScripts].filter(Boolean)
  const evidence = { scripts: judged.map(({ facts }) => facts), host: context.host || hostOf(page, scripts), allowed }
  const elements = page as unknown as Page
  const why = [
    ...source.reasonsOfScripts(judged),
    ...source.findUndriven(source.declared, elements, evidence),
    ...source.findNeedy(evidence, handlers),
  ]
  if (why.length) return { code: 'left', why, scripts, idle: [] }
  const widgets = source.findDrivers(source.declared, elements, evidence)
  return { code: 'taken', why, scripts, idle: source.findIdle(judged, handlers), widgets }
}
