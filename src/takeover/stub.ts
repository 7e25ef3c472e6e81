/** The global `skerryTakeover`, set by the inline part (embed/takeover.ts). Held scripts have the type `skerry/held`. */
export interface Stub {
  /** Called by the core with the decision; resolves when the core may start. A failure gives everything back. */
  (decide: () => Promise<void>): Promise<void>
  /** Resolves when the page is parsed. */
  read: Promise<void>
  /** Runs the held scripts like the parser, and announces the page's state. */
  run: () => Promise<void>
  /** The same, logging why. Later calls return the first call's promise. */
  back: (why: string) => Promise<void>
  /** Set by the first call of `back`, or by the decision: stops the timeout. */
  given?: Promise<void>
  /** Why everything was given back. */
  why?: string
}

/** `Skerry.takeover`: the decision, for people and the inspector. */
export interface Takeover {
  /** `taken`, `given back`, or with `data-takeover="report"`, what it would be. */
  decision: 'deciding' | 'taken' | 'given back' | 'would take' | 'would give back'
  /** Why it was given back, or on a taken page why the next view will be; one sentence each. */
  why: string[]
  /** URLs and ids of the scripts that do not run. */
  held: string[]
  /** Held scripts that ran after the decision. */
  ran: string[]
  /** Who drives each type of widget on a taken page: `Skerry`, its own script, or nothing (empty). */
  widgets?: Record<string, string>
}
