export interface Weight {
  files: number
  bytes: number
}
export interface AdoptedPage {
  name: string
  code: 'taken' | 'left' | 'adopted' | 'tagged' | 'no-builder'
  why: string[]
  before: Weight
  after: Weight
  /** The new page, where it is taken. */
  bytes?: Buffer
  /** Its policy allows no inline scripts. */
  isStrict?: boolean
}
export interface Context {
  source: unknown
  parts: { stub: string; clicks: string; held: string }
  built: { core: { file: string; gz: number }; chunks: Record<string, { file: string; gz: number }> }
  files: unknown
  folder: string
  allowed: string[]
  host: string
}
export function readContext(where: string, options?: { folder?: string; allowed?: string[]; host?: string }): Promise<Context>
export function adoptFolder(where: string, context: Context, backup?: string): { pages: AdoptedPage[]; originals: Map<string, Buffer> }
export function ourFiles(context: Context, pages: AdoptedPage[]): Map<string, Buffer | string>
