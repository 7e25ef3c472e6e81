interface Answer {
  body: string
  type: string
  /** The page has inline scripts: no policy is sent with it. */
  hasInline?: boolean
}
export interface ServeOptions {
  port?: number
  tries?: number
  csp?: boolean | 'nonce'
  page?: string
  css?: string[]
  keepScripts?: boolean
  folder?: string
  dist?: string
  extra?(pathname: string): Answer | Response | Promise<Answer | Response> | undefined
  edit?(html: string): string
  formsPerMinute?: number
  listsPerMinute?: number
}
export interface Site {
  /** Without a slash at the end. */
  url: string
  /** What the endpoint of the forms has accepted, latest last. */
  submissions: { id: string; fields: Record<string, unknown>; referrer: unknown }[]
  close(): Promise<void>
}
export function serve(options?: ServeOptions): Promise<Site>
