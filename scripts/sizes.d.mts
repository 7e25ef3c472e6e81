export interface Budgets {
  artefacts: Record<string, { unit: 'raw' | 'gz' | 'br'; max: number }>
  compositions: Record<string, { files: number; gz: number }>
}
export function readBudgets(from?: string): Budgets
export function findBreaches(sizes: Record<string, Record<string, unknown>>, budgets: Pick<Budgets, 'artefacts'>): string[]
export function measure(from: string, artefacts: { name: string; file: string }[], hash?: string): Promise<Record<string, object>>
