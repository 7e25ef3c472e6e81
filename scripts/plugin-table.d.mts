export interface Matcher {
  tag: string
  classes: string[]
  attributes: [name: string, operator: string, value: string, ignoresCase: boolean][]
  not: Matcher[]
}
export function matchers(selectors: string): Matcher[]
export function readTable(): Promise<{
  widgets: Record<string, { driven: boolean; needs: Matcher[] }>
  plain: string
  ownFamily: string
  behaviours: Record<string, Matcher[]>
  plainAtomic: string
  rules: Record<string, unknown>
  preloads: { match: Matcher[]; chunks: string[]; later: boolean }[]
}>
