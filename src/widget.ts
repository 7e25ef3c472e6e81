import type { ReactNode } from 'react'
import type { Raw } from './read'
import type { When } from './when'

export interface IslandProps<S> {
  /** The server's element. Its nodes are not ours: declare on them with Bind. */
  host: HTMLElement
  settings: S
}
export type View<S> = (props: IslandProps<S>) => ReactNode

/** What a widget is when it is there: a chunk's exports, or an object in the core. */
export interface Part<S = never> {
  View: View<S>
  /** Read once from the host's attribute; a bad field takes its default. They come with the view: what is not needed costs no bytes. */
  settings?: object
}

/** A behaviour on an element of the page. */
export interface Widget {
  /** Its name in logs, budgets and the inspector. */
  name: string
  /** CSS selector of the elements it enhances: the whole of its contract with the page. */
  match: string
  /** Where the settings stand; `data-settings` when not given. */
  attribute?: string
  /** Says no, from the settings as they stand in the markup, before anything is loaded. */
  wants?: (raw: Raw, host: HTMLElement) => unknown
  when: When
  load: () => Part | Promise<Part>
}
