import type { Source } from './coverage.mjs'

export type Tally = Map<string, Partial<Record<'driven' | 'missing' | 'plain' | 'left', number>>>
export interface Counts {
  pages: number
  widgets: Tally
  behaviours: Tally
  settings: Tally
}
export function emptyCounts(): Counts
export function countPage(document: unknown, counts: Counts, source: Source): void
export function total(tally: Tally): Record<'driven' | 'missing' | 'plain' | 'left', number>
export function share(sum: { driven: number; missing: number }): number
