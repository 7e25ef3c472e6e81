export interface Entry {
  context: string
  id: string
  plural: string
  texts: string[]
  isFuzzy: boolean
}
export function php(value: unknown): string
export function readPo(text: string): Entry[]
export function writeMo(entries: Entry[]): Buffer
export function zip(files: { name: string; file: string }[]): Buffer
