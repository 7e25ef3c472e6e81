/** Decides what to do with a page's scripts, for the browser and for `npm run adopt`. All functions are pure. */
import { suspect } from './evidence'
import { dependencyOf, type JudgedScript } from './judge-script'
import { type Dependency, LIBRARIES, RUNTIME } from './rules'
import type { ScriptFacts } from './script-facts'

export interface Judged extends JudgedScript {
  facts: ScriptFacts
}

/** The reasons in the scripts why the builder's runtime must drive the page, one sentence each. */
export function reasonsOfScripts(scripts: JudgedScript[]): string[] {
  const merged = scripts.filter(({ kind }) => kind === 'merged')
  return [
    ...merged.map(({ name }) => `a file in which the builder’s code and other code are merged: ${name}`),
    ...(scripts.some(({ isMain }) => isMain) || merged.length
      ? []
      : ['the builder’s main file was not found; it may be merged with others']),
  ]
}

/** A script's code, if readable. */
const codeOf = ({ address, text, code }: ScriptFacts) => code ?? (address ? '' : text)

/** Whether another script uses this library of the builder's. */
const isUsed = ({ facts: { address } }: Judged, scripts: Judged[]) =>
  LIBRARIES.some(
    ({ file, names }) => file.test(address) && scripts.some(({ kind, facts }) => kind === 'other' && names.test(codeOf(facts))),
  )

/**
 * The scripts that must not run: the builder's, and dependencies that nothing names. `named` are those named by handlers and other scripts.
 */
export function findIdle<S extends Judged>(scripts: S[], named: Iterable<Dependency>): S[] {
  const needed = new Set([...named, ...scripts.flatMap(({ needs }) => needs)])
  const isIdle = (script: S) =>
    script.kind === 'builder'
      ? !isUsed(script, scripts)
      : script.kind === 'dependency' && !needed.has(dependencyOf(script.facts) as Dependency)
  return scripts.filter(isIdle)
}

/** Whether a page has any of the builder's scripts. */
export const hasBuilder = (scripts: Judged[]): boolean => scripts.some(({ kind }) => kind === 'merged' || kind === 'builder')

/**
 * Third-party scripts that need or may need the builder's runtime, one sentence each: without its files they would find a stand-in that
 * loads after them.
 */
export const findNeedy = (scripts: Judged[], host: string): string[] =>
  scripts.flatMap(({ kind, facts, isConfig, name }) => {
    if (kind !== 'other' || isConfig) return []
    const shown = facts.address ? name.replace(/[?#].*/s, '') : name
    if (facts.code !== undefined || !facts.address)
      return RUNTIME.test(codeOf(facts)) ? `a script needs the builder’s scripts: ${shown}` : []
    return suspect(facts, host) ? `a script that cannot be read here may need the builder’s scripts: ${shown}` : []
  })
