/**
 * Whether an unknown widget may have a script, judging by the rest of the page. A widget that registers with the builder's runtime would be
 * dead without it; one whose add-on loads no script is plain markup.
 */
import { INDEPENDENT_FOLDERS, OWNERS } from './add-ons'
import { dependencyOf, folderOf, judgeScript } from './judge-script'
import { CACHE_FILE, CMS_FILE, OUR_FILE, OURS, REGISTERS } from './rules'
import type { ScriptFacts } from './script-facts'

export interface Evidence {
  scripts: ScriptFacts[]
  /** The page's host, to tell first-party URLs from those of services; empty if all its URLs are relative. */
  host: string
}
interface Suspect {
  name: string
  /** Its add-on's folder, if known. */
  folder?: string
}

/** The newest builder version of which we know all widgets, so that unknown ones are an add-on's. */
const KNOWN_VERSION = [4, 1]

const siteOf = (host: string) => host.split('.').slice(-2).join('.')
/** Whether a URL is another site's: a service's script knows nothing about the builder. */
function isService(address: string, host: string): boolean {
  const [, other] = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(address) ?? []
  return !!other && siteOf(other) !== siteOf(host) && !CACHE_FILE.test(address)
}

/** A script that may register a widget with the builder's runtime; undefined if it cannot. */
export function suspect(facts: ScriptFacts, host: string): Suspect | undefined {
  const { address, text, code = address ? undefined : text } = facts
  if (!facts.runs && !facts.isDelayed) return undefined
  const { kind, isConfig, name } = judgeScript(facts)
  if (kind === 'builder' || isConfig || dependencyOf(facts) || (address ? OUR_FILE : OURS).test(address || text)) return undefined
  const [place, folder = ''] = folderOf(address)
  if (code !== undefined) return REGISTERS.test(code) ? { name, folder } : undefined
  if (INDEPENDENT_FOLDERS.includes(folder) || CMS_FILE.test(address)) return undefined
  // Themes depend on jQuery alone (contract cms §2), unless a file's name says it concerns the builder.
  if (place === 'themes') return /elementor/i.test(address.slice(address.indexOf(folder) + folder.length)) ? { name } : undefined
  if (folder) return { name, folder }
  return isService(address, host) ? undefined : { name }
}

/** The builder's version, from its configuration, else from its main file's URL. */
export function builderVersion(scripts: ScriptFacts[]): number[] | undefined {
  const config = scripts.find(({ text }) => /elementorFrontendConfig\s*=/.test(text))
  const main = scripts.find((facts) => judgeScript(facts).isMain)
  const [, ...version] = /"version":"(\d+)\.(\d+)/.exec(config?.text ?? '') ?? /[?&@]ver=(\d+)\.(\d+)/.exec(main?.address ?? '') ?? []
  return version.length ? version.map(Number) : undefined
}

const isNewer = ([major = 0, minor = 0]: number[]) =>
  major > (KNOWN_VERSION[0] as number) || (major === KNOWN_VERSION[0] && minor > (KNOWN_VERSION[1] as number))

/** Why a widget of this type may need the builder's runtime, phrased to follow its name. Empty if nothing drives it. */
export function standsInTheWay(type: string, { scripts, host }: Evidence): string {
  const version = builderVersion(scripts)
  if (!version) return 'may come from a newer builder than Skerry knows: its version is not on the page'
  if (isNewer(version)) return `may come from a newer builder than Skerry knows: its version is ${version.join('.')}`
  const owner = OWNERS.find(([name]) => name.test(type))?.[1]
  const suspects = scripts.flatMap((facts) => suspect(facts, host) ?? []).filter(({ folder }) => !owner || !folder || owner.test(folder))
  const names = [...new Set(suspects.map(({ name }) => name.replace(/[?#].*/s, '')))]
  const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '')
  return names.length ? `may be driven by ${shown}` : ''
}
