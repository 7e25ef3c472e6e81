import type { Browser } from 'playwright/test'

export interface Batch {
  cases: object[]
  page: object
}
export interface Fuzz {
  sample(seed: number, size: number): Batch
  /** What went wrong on a page of these cases, a text each. */
  tryPage(cases: object[], page: object): Promise<string[]>
  explain(what: string, seed: number, batch: Batch, shrinkFor?: number): Promise<object>
  close(): Promise<void>
}
export function openFuzz(browser: Browser, options?: { dist?: string; isTimed?: boolean }): Promise<Fuzz>
export function describe(explained: object, size: number): string
export function signature(what: string): string
