/** The kind of a script, from its facts alone: the same for an element of the document and for a script in a file. */
import { SERVICES } from './add-ons'
import {
  ADD_ON_FOLDER,
  BUILDER_CODE,
  BUILDER_FILE,
  BUILDER_ID,
  CMS_COMMENT,
  CONFIG_ID,
  DEPENDENCIES,
  type Dependency,
  INDEPENDENT_FILE,
  MAIN_FILE,
  OPTIONS,
} from './rules'
import type { ScriptFacts } from './script-facts'

export interface JudgedScript {
  /** A file's URL, or an inline script's id or first characters. */
  name: string
  /**
   * - `builder`: a file that Skerry replaces
   * - `dependency`: loaded for the builder's files, unless another script names it
   * - `merged`: contains the builder's code and maybe other code
   * - `other`: third-party
   */
  kind: 'builder' | 'dependency' | 'merged' | 'other'
  /** Starts the builder's runtime. */
  isMain: boolean
  /** The dependencies it may use: those it names, or all for a file that cannot be read. */
  needs: Dependency[]
  /** It may need a dependency. */
  needsDependency: boolean
  /** Only defines one of the builder's configurations. */
  isConfig: boolean
  /** Delayed by an optimiser. */
  isDelayed: boolean
}

const ALL = Object.keys(DEPENDENCIES) as Dependency[]
const isDependencyFile = (address: string) => ALL.some((name) => DEPENDENCIES[name].file.test(address))

/** The dependencies named in code. */
export const namedIn = (code: string): Dependency[] => ALL.filter((name) => DEPENDENCIES[name].names.test(code))

const withoutComments = (text: string) => text.replace(new RegExp(CMS_COMMENT, 'g'), '')

/** The dependency that a script is or belongs to. */
export const dependencyOf = ({ address, id, text }: ScriptFacts): Dependency | undefined =>
  ALL.find((name) => DEPENDENCIES[name].file.test(address) || DEPENDENCIES[name].id.test(id)) ??
  (address ? undefined : ALL.find((name) => OPTIONS[name]?.test(withoutComments(text))))

/** An optimiser may have joined several files in one URL that names them all. */
const filesIn = (address: string) => {
  const [folder = '', files] = address.split('??')
  return files ? files.split(',').map((file) => folder + file) : address.split(/,(?=\/|https?:)/)
}

/** Whether a script only defines values: `var elementorFrontendConfig = {…};` */
function isData(text: string): boolean {
  const statements = withoutComments(text).split(/;\s*(?=var\s)/)
  try {
    for (const statement of statements) JSON.parse(/^\s*var\s+\w+\s*=(.*?);?\s*$/s.exec(statement)?.[1] ?? '')
    return true
  } catch {
    return false
  }
}

function kindOf(facts: ScriptFacts): JudgedScript['kind'] {
  const { address, id, text, code = text } = facts
  if (BUILDER_ID.test(id)) return 'builder'
  const files = filesIn(address)
  const hasBuilders = files.some((file) => BUILDER_FILE.test(file))
  if (hasBuilders && files.every((file) => BUILDER_FILE.test(file) || isDependencyFile(file))) return 'builder'
  if (hasBuilders) return 'merged'
  if (files.length > 1 ? files.every(isDependencyFile) : dependencyOf(facts)) return 'dependency'
  return BUILDER_CODE.test(code) ? 'merged' : 'other'
}

/** An unreadable file may need anything; an async one of a service needs nothing before it, but an add-on's may. */
function needsOf({ address, text, code, isAsync }: ScriptFacts): Dependency[] {
  if (INDEPENDENT_FILE.test(address) || SERVICES.test(address)) return []
  if (!address) return namedIn(text)
  return code === undefined ? (isAsync && !ADD_ON_FOLDER.test(address) ? [] : ALL) : namedIn(code)
}

/** Judges a script. */
export function judgeScript(facts: ScriptFacts): JudgedScript {
  const { address, id, text, isDelayed } = facts
  const kind = kindOf(facts)
  const isConfig = kind === 'other' && !address && CONFIG_ID.test(id) && isData(text)
  const needs = kind !== 'other' || isConfig ? [] : needsOf(facts)
  return {
    name: address || id || text.trim().slice(0, 60),
    kind,
    isMain: kind !== 'other' && (MAIN_FILE.test(address) || id === 'elementor-frontend-js'),
    needs,
    needsDependency: needs.length > 0,
    isConfig,
    isDelayed,
  }
}

/** The folder of a file's add-on or theme: `['plugins', 'fancy-addon']`. */
export const folderOf = (address: string): string[] => ADD_ON_FOLDER.exec(address)?.slice(1) ?? []
