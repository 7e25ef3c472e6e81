export interface WordPress {
  /** Without a slash at the end. */
  url: string
  /** The folder that is served. */
  www: string
  /** Runs code in it, after `before` where the CMS is not loaded yet, and returns what it prints. */
  php(code: string, before?: string): string
  close(): Promise<void>
}
/** Of scripts/wordpress-files.mjs. */
export type Edition = 'current' | 'oldest' | 'before'
/** What is missing for a WordPress, as a sentence; empty when nothing is. */
export function missing(edition?: Edition): string
export function ensureWordPress(): Promise<string>
export function startWordPress(options?: { port?: number; edition?: Edition }): Promise<WordPress>
export function landingPage(): string
