/** The output of `skerry check` for a page. */
import type { AdoptedPage } from '../adopt/pages'
import type { CheckedPage } from './check'

const number = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',')
const list = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
    .join(', ')

const WORDS: Record<AdoptedPage['code'], (verdict: CheckedPage['verdict']) => string> = {
  taken: ({ before, after }) =>
    `can be taken over: ${before.files} script files become ${after.files}, ${number(before.bytes)} bytes (gzipped) become ${number(after.bytes)}`,
  adopted: () => 'is taken over already',
  tagged: () => 'has Skerry’s tag',
  'no-builder': () => 'has none of the page builder’s scripts',
  left: ({ why }) => `stays with the page builder’s scripts: ${why.join('; ')}`,
}

/** The lines for a page. */
export function lines({ page, verdict, driven, undriven, others, mistakes }: CheckedPage): string[] {
  const row = (label: string, text: string) => (text ? [`  ${label.padEnd(12)}${text}`] : [])
  return [
    page,
    ...row('verdict', WORDS[verdict.code](verdict)),
    ...row('driven', list(driven) || 'nothing'),
    ...row('not driven', list(undriven)),
    ...row('of others', list(others)),
    ...mistakes.flatMap(({ line, column, where, field, what }) => row(`${line}:${column}`, `${where}: ${field}: ${what}`)),
  ]
}
