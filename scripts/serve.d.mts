export interface ServeOptions {
  port?: number
  tries?: number
  csp?: boolean | 'nonce'
  page?: string
  css?: string[]
  keepScripts?: boolean
  folder?: string
  dist?: string
}
export interface Site {
  /** Without a slash at the end. */
  url: string
  close(): Promise<void>
}
export function serve(options?: ServeOptions): Promise<Site>
