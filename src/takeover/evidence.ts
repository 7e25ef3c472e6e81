/** What the scripts of a page need of the builder's runtime, judged by their code, or by what is known of a file that cannot be read. */
import { INDEPENDENT_FOLDERS, LIBRARY_FILE, NO_ADDRESS, SERVICES } from './add-ons'
import { folderOf, judgeScript } from './judge-script'
import { readMembers } from './members'
import { CACHE_FILE, CMS_FILE, OUR_FILE, OURS } from './rules'
import { codeOf, type ScriptFacts } from './script-facts'

export interface Evidence {
  scripts: ScriptFacts[]
  /** The page's host, to tell first-party URLs from those of other sites; empty if all its URLs are relative. */
  host: string
  /** The owner's list: types of widgets, and parts of scripts' URLs, which have a slash or a dot. */
  allowed: string[]
}

/** The newest builder version of which we know all widgets, so that unknown ones are an add-on's. */
export const KNOWN_VERSION: [major: number, minor: number] = [4, 1]
/** How the builder signs its pages. */
export const GENERATOR = /^Elementor (\d+)\.(\d+)/
/** Its version in its configuration, and in the URL of its main file. */
const CONFIG_VERSION = /"version":"(\d+)\.(\d+)/
const FILE_VERSION = /[?&@]ver=(\d+)\.(\d+)/

const siteOf = (host: string) => host.split('.').slice(-2).join('.')
function isOtherSite(address: string, host: string): boolean {
  const [, other] = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(address) ?? []
  return !!other && siteOf(other) !== siteOf(host)
}

/** A file whose code decides: it may be written for the builder. Other sites' files are services, except copies of a site's own. */
export function mayBeForBuilder({ address }: ScriptFacts, host: string): boolean {
  if ([NO_ADDRESS, SERVICES, LIBRARY_FILE, CMS_FILE, OUR_FILE].some((known) => known.test(address))) return false
  const [, folder = ''] = folderOf(address)
  return !INDEPENDENT_FOLDERS.includes(folder) && (!!folder || CACHE_FILE.test(address) || !isOtherSite(address, host))
}

/** Themes depend on jQuery alone (contract cms §2), unless a file's name says that it concerns the builder. */
function isPlainTheme(address: string): boolean {
  const [place, folder = ''] = folderOf(address)
  return place === 'themes' && !/elementor/i.test(address.slice(address.indexOf(folder) + folder.length))
}

/** Whether the code of a script that runs is somebody else's, and may use the builder's runtime. */
export function isAsked(facts: ScriptFacts, { host, allowed }: Pick<Evidence, 'host' | 'allowed'>): boolean {
  const { kind, isConfig } = judgeScript(facts)
  if (kind !== 'other' || isConfig || !(facts.runs || facts.isDelayed)) return false
  if (!facts.address) return !OURS.test(facts.text)
  return mayBeForBuilder(facts, host) && !allowed.some((part) => /[/.]/.test(part) && facts.address.includes(part))
}

const allow = (what: string) => `data-takeover-allow="${what}"`
const withoutQuery = (address: string) => address.replace(/[?#].*/s, '')

/** The scripts that need, or may need, what a taken page lacks, one sentence each. `handlers` is the code in attributes. */
export function findNeedy(evidence: Evidence, handlers: string[] = []): string[] {
  const asked = evidence.scripts.filter((facts) => isAsked(facts, evidence))
  const read = [
    ...asked.map((facts) => ({ facts, name: withoutQuery(judgeScript(facts).name), ...readMembers(codeOf(facts)) })),
    ...handlers.map((code) => ({ facts: undefined, name: code.trim().slice(0, 60), ...readMembers(code) })),
  ]
  const set = new Set(read.flatMap((one) => one.set))
  const reasons = read.flatMap(({ facts, name, lacking }) => {
    const members = lacking.filter((path) => !set.has(path))
    const file = facts?.address ? withoutQuery(facts.address) : ''
    if (members.length)
      return `a script uses what Skerry does not have: ${members.join(', ')} in ${name}${file ? ` (if visitors do not need that, say so with ${allow(file)})` : ''}`
    if (!file || facts?.code !== undefined || facts?.isMissing || isPlainTheme(file)) return []
    return `a script that cannot be read here may need the builder’s scripts: ${file} (if it does not, say so with ${allow(file)})`
  })
  return [...new Set(reasons)]
}

/** The builder's version, from its configuration, else from its main file's URL or its signature. */
export function builderVersion(scripts: ScriptFacts[], signature = ''): number[] | undefined {
  const config = scripts.find(({ text }) => /elementorFrontendConfig\s*=/.test(text))
  const main = scripts.find((facts) => judgeScript(facts).isMain)
  const [, ...version] =
    CONFIG_VERSION.exec(config?.text ?? '') ?? FILE_VERSION.exec(main?.address ?? '') ?? GENERATOR.exec(signature) ?? []
  return version.length ? version.map(Number) : undefined
}

/** Why an unknown widget may be the builder's own, phrased to follow its name. Empty if it is an add-on's, whose scripts run. */
export function whyBuilders(scripts: ScriptFacts[], signature: string): string {
  const [newest, minor] = KNOWN_VERSION
  const version = builderVersion(scripts, signature)
  if (!version) return 'may come from a newer builder than Skerry knows: its version is not on the page'
  const [a = 0, b = 0] = version
  return a > newest || (a === newest && b > minor) ? `may come from a newer builder than Skerry knows: its version is ${a}.${b}` : ''
}
