import type { Milestones } from './inline/milestones'

/** What the inline part (embed/takeover.ts) leaves on the page: the global `skerryTakeover`. Held scripts have the type `skerry/held`. */
export interface Stub {
  /** The core calls it with the function that decides. Resolves when the core may start; any failure gives everything back. */
  (decide: () => Promise<void>): Promise<void>
  /** Resolves when the page has been read to its end. */
  read: Promise<void>
  /** Runs what is held as the parser would have, and announces the page's events; through `milestones` on a page that has heard them already. */
  run: (milestones?: Milestones) => Promise<void>
  /** The same, and logs the reason. Later calls return the result of the first. */
  back: (why: string, milestones?: Milestones) => Promise<void>
  /** Set by the first call of `back`, and by whoever decides: it stops the clock. */
  given?: Promise<void>
  /** Why everything was given back. */
  why?: string
}

/** `Skerry.takeover`: what was decided, for people and for the inspector. */
export interface Takeover {
  /** `taken`, `given back`, or with `data-takeover="report"`, what would have been decided. */
  decision: 'deciding' | 'taken' | 'given back' | 'would take' | 'would give back'
  /** Why it was given back: one sentence each. */
  why: string[]
  /** Addresses and ids of the scripts that do not run. */
  held: string[]
  /** The held scripts that ran after the decision. */
  ran: string[]
}
