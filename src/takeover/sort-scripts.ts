/** What happens to a page's scripts: one decision for the browser and for `npm run adopt`. Everything here is a function of plain data. */
import { suspect } from './evidence'
import { dependencyOf, type JudgedScript } from './judge-script'
import { type Dependency, LIBRARIES, RUNTIME } from './rules'
import type { ScriptFacts } from './script-facts'

export interface Judged extends JudgedScript {
  facts: ScriptFacts
}

/** Why the page's scripts require the builder's runtime: one sentence each. */
export function reasonsOfScripts(scripts: JudgedScript[]): string[] {
  const merged = scripts.filter(({ kind }) => kind === 'merged')
  return [
    ...merged.map(({ name }) => `a file in which the builder’s code and other code are merged: ${name}`),
    ...(scripts.some(({ isMain }) => isMain) || merged.length
      ? []
      : ['the builder’s main file was not found; it may be merged with others']),
  ]
}

/** A script's code, if it can be read here. */
const codeOf = ({ address, text, code }: ScriptFacts) => code ?? (address ? '' : text)

/** Whether somebody else's script uses this library of the builder's. */
const isUsed = ({ facts: { address } }: Judged, scripts: Judged[]) =>
  LIBRARIES.some(
    ({ file, names }) => file.test(address) && scripts.some(({ kind, facts }) => kind === 'other' && names.test(codeOf(facts))),
  )

/**
 * The scripts that do not run: the builder's, and the dependencies that nothing names. `named` is what handlers, and scripts that are not among
 * these, name.
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
 * Other people's scripts that need the builder's runtime, or may: if its files are removed from the page, they would find a stand-in that arrives
 * after them. One sentence each.
 */
export const findNeedy = (scripts: Judged[], host: string): string[] =>
  scripts.flatMap(({ kind, facts, isConfig, name }) => {
    if (kind !== 'other' || isConfig) return []
    const shown = facts.address ? name.replace(/[?#].*/s, '') : name
    if (facts.code !== undefined || !facts.address) return RUNTIME.test(codeOf(facts)) ? `a script needs the builder’s own: ${shown}` : []
    return suspect(facts, host) ? `a script that cannot be read here may need the builder’s own: ${shown}` : []
  })
