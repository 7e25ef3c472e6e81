import type { ComponentType } from 'react'
import type { Fields } from './read'
import type { When } from './when'

export interface IslandProps<S> {
  /** The server's element. Its nodes are not ours: declare on them with Bind and Adopt. */
  host: HTMLElement
  settings: S
}
export type View<S> = ComponentType<IslandProps<S>>

/** A behaviour on an element of the page. */
export interface Widget<S = unknown> {
  /** Its name in logs, budgets and the inspector. */
  name: string
  /** CSS selector of the elements it enhances: the whole of its contract with the page. */
  match: string
  /** Read once from `attribute`; a bad field takes its default. */
  settings: Fields<S>
  /** Where the settings stand; `data-settings` when not given. */
  attribute?: string
  /** Says no when the settings turn the behaviour off, before anything is loaded. */
  wants?: (settings: S, host: HTMLElement) => boolean
  when: When
  load: () => View<S> | Promise<View<S>>
}

/** Keeps the settings' type between the table and the view. */
export const widget = <S>(declaration: Widget<S>): Widget => declaration as unknown as Widget
