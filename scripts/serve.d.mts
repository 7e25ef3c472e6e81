export interface ServeOptions {
  port?: number
  tries?: number
  csp?: boolean | 'nonce'
  page?: string
  css?: string[]
  keepScripts?: boolean
  folder?: string
  dist?: string
  extra?(pathname: string): { body: string; type: string } | undefined
  edit?(html: string): string
}
export interface Site {
  /** Without a slash at the end. */
  url: string
  close(): Promise<void>
}
export function serve(options?: ServeOptions): Promise<Site>
