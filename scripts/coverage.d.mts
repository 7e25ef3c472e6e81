import type { Window } from 'happy-dom'
import type * as Table from '../src/builder/coverage'
import type { Widget } from '../src/runtime/widget'
import type { Counts } from './coverage-pages.mjs'

export interface Source {
  table: typeof Table
  declared: Widget[]
  scripted: Record<string, string>
  names: Set<string>
  element(type: string, settings?: string): Element
}
export function openWindow(): Window
export function readSource(window: Window): Promise<Source>
export function parsePage(html: string, window: Window): unknown
export function countFiles(files: string[], window: Window, source: Source): Counts
export function realPages(): string[]
