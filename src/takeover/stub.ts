import type { Milestones } from './inline/milestones'

/** What the inline part (embed/takeover.ts) leaves on the page: the global `skerryTakeover`. What is held has the type `skerry/held`. */
export interface Stub {
  /** Called by the core with what decides; resolves when the core may start. What fails gives everything back. */
  (decide: () => Promise<void>): Promise<void>
  /** Resolves when the page has been read to its end. */
  read: Promise<void>
  /** Runs what is held as the parser would have, and tells the page of it: by `milestones`, on one that has been told already. */
  run: (milestones?: Milestones) => Promise<void>
  /** The same, and says why in the console. Later calls return what the first has returned. */
  back: (why: string, milestones?: Milestones) => Promise<void>
  /** Set by the first call of `back`, and by whoever decides: the clock stops. */
  given?: Promise<void>
  /** Why everything was given back. */
  why?: string
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
