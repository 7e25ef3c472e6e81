import type { SkerryPopups } from './skerry.js'

export type ConsentTool = 'auto' | 'page' | 'complianz' | 'cookieyes' | 'onetrust' | 'wp' | 'google'

/** What the tag says in `data-*` attributes. */
export interface Options {
  /** Where the folder `chunks/` lies, where the bundler does not bring it. */
  base?: string
  /** The id of a `<script type="application/json">` with the page’s configuration. */
  config?: string
  /** `off`: keep nothing of what the server answers. */
  cache?: 'off'
  /** Whether things move: always, never, or as the visitor’s system wants it (`auto`). */
  motion?: 'always' | 'never' | 'auto'
  /** `off`: leave links within the page to the browser. */
  anchors?: 'off'
  /** `on`: tell `dataLayer` what popups do. */
  datalayer?: 'on'
  /** The consent tool, and a category after it: `cookieyes marketing`. */
  consent?: ConsentTool | `${ConsentTool} ${string}`
  /** Hosts whose files need no consent, separated by commas. */
  consentOwn?: string
  /** Hosts that a countdown may lead to, separated by commas. */
  redirects?: string
  /** The zone of countdowns’ dates that have no offset: `Europe/Warsaw`. */
  timezone?: string
  /** Name mistakes in the console. */
  debug?: boolean
  /** The nonce of the page’s policy, for styles and providers’ scripts. */
  nonce?: string
}

/** Starts the runtime on the page. On a page where it runs, it starts what is new there. On a server it does nothing. */
export function start(options?: Options): void
/** Ends everything and puts the page’s markup back as it was; `start` begins anew. */
export function stop(): void
/** Starts what is in `root` and not started yet. Most pages need no call: what is added is found. */
export function scan(root?: ParentNode): void
/** Ends what runs in `root` and puts its markup back. */
export function unmount(root?: Node): void
/** Opens and closes popups. What is asked for before the start waits for it. */
export const popup: SkerryPopups
/** Resolves when the runtime has started for the first time; on a server at once. */
export const ready: Promise<void>
