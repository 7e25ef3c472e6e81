/** What the inline part (embed/takeover.ts) leaves on the page: the global `skerryTakeover`. */
export interface Stub {
  /** Called by the core with what decides; resolves when the core may start. What fails gives everything back. */
  (decide: () => Promise<void>): Promise<void>
  /** The scripts that were kept from running, in the order of the page. */
  held: HTMLScriptElement[]
  /** Set by the first call of `back`, whose later calls only return it. */
  given?: Promise<void>
  /** Why everything was given back. */
  why?: unknown
  /** Runs what is held, in order, once the page has been read to its end; with a reason it says so in the console. */
  back: (why?: unknown) => Promise<void>
}

/** `Skerry.takeover`: what was decided, for people and for the inspector. */
export interface Takeover {
  /** `taken`, `given back`, or, with `data-takeover="report"`, what would have been. */
  decision: 'deciding' | 'taken' | 'given back' | 'would take' | 'would give back'
  /** Why it was given back: a sentence each. */
  why: string[]
  /** Addresses and ids of the scripts that do not run. */
  held: string[]
  /** Those of the held scripts that ran after the decision. */
  ran: string[]
}
