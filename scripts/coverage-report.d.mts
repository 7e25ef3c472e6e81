import type { Source } from './coverage.mjs'
import type { Counts } from './coverage-pages.mjs'

export function reportLines(counts: Counts): string[]
export function coverageDocument(source: Source, measured: string): string
export function measuredPart(counts: Counts): string
export function measuredBefore(text: string): string
