/** What the inline part (embed/takeover.ts) leaves on the page for the decision: the global `skerryTakeover`. */
export interface Stub {
  /** The scripts that were kept from running, in the order of the page. */
  held: HTMLScriptElement[]
  /** Runs what is held, once: set by the first call of `giveBack`. */
  given?: Promise<void>
  /** Why everything was given back. */
  why?: unknown
  /** Runs what is held, in order, once the page has been read to its end; with a reason it says so. */
  giveBack: (why?: unknown) => Promise<void>
}
