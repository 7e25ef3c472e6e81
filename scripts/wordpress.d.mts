export interface WordPress {
  /** Without a slash at the end. */
  url: string
  /** The folder that is served. */
  www: string
  /** Runs code in it, after `before` where the CMS is not loaded yet, and returns what it prints. */
  php(code: string, before?: string): string
  close(): Promise<void>
}
/** What is missing for a WordPress, as a sentence; empty when nothing is. */
export function missing(): string
export function ensureWordPress(): Promise<string>
export function startWordPress(options?: { port?: number }): Promise<WordPress>
export function landingPage(): string
