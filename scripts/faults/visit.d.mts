import type { Browser } from 'playwright/test'

export interface Visit {
  scripts?: string
  query?: string
  inPage?: (argument: never) => void
  argument?: unknown
  chunk?: string
  fault?: string
  uses?: number
  tear?: { run: unknown; step: number; what: string }
}
export interface Faults {
  visit(cases: object[], options?: Visit): Promise<{ wrong: string[]; requested: string[] }>
  pages(size: number): ({ cases: object[] } & Visit)[]
  casesWith(widget: string): object[]
  close(): Promise<void>
}
export function openFaults(browser: Browser): Promise<Faults>
export function chunkName(url: string): string | undefined
