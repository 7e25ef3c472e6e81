/** Decides what to do with a page's scripts, for the browser and for `npm run adopt`. All functions are pure. */
import { dependencyOf, type JudgedScript, namedIn } from './judge-script'
import { ALSO_ALONE, type Dependency, LIBRARIES } from './rules'
import { codeOf, type ScriptFacts } from './script-facts'

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

/** Other dependencies that one brings: the CMS's packages are built on these. */
export const BROUGHT: Partial<Record<Dependency, Dependency[]>> = { wp: ['moment', 'lodash', 'react'] }

/**
 * The scripts that must not run: the builder's, and dependencies and libraries that nothing names. `codes` is what else may call them: code
 * in attributes, and scripts that nobody holds.
 */
export function findIdle<S extends Judged>(scripts: S[], codes: string[] = []): S[] {
  const others = scripts.filter(({ kind }) => kind === 'other')
  const named = new Set([...codes.flatMap(namedIn), ...scripts.flatMap(({ needs }) => needs)])
  for (const one of [...named]) for (const brought of BROUGHT[one] ?? []) named.add(brought)
  const run = [...codes, ...others.map(({ facts }) => codeOf(facts))]
  const isUsed = (address: string) => LIBRARIES.some(({ file, names }) => file.test(address) && run.some((code) => names.test(code)))
  const isIdle = ({ kind, facts }: S) =>
    kind === 'builder' ? !isUsed(facts.address) : kind === 'dependency' && !named.has(dependencyOf(facts) as Dependency)
  return scripts.filter(isIdle)
}

/** Whether a page has any of the builder's scripts; its theme's menu and its libraries also run on pages without it. */
export const hasBuilder = (scripts: Judged[]): boolean =>
  scripts.some(({ kind, facts }) => kind === 'merged' || (kind === 'builder' && !ALSO_ALONE.test(facts.address)))
