import type { ReactNode } from 'react'
import type { Raw } from '../base/values'
import type { StrategyName } from './strategies'

export interface IslandProps<S> {
  /** The server's element. Its nodes are not ours: declare on them with Bind. */
  host: HTMLElement
  settings: S
}
export type View<S> = (props: IslandProps<S>) => ReactNode

/**
 * Attaches a behaviour to the server's nodes and returns the function that undoes it. Failures after `start` has returned go to `onError`,
 * which ends the island.
 */
export type Start<S> = (host: HTMLElement, settings: S, onError: (error: unknown) => void) => () => void

/**
 * What a widget loads: `start` for a behaviour on the server's nodes, which needs no React root, or `View` for an interface that we
 * create. `settings` is read once from the host's attribute; a bad field takes its default.
 */
export type WidgetModule<S = never> = { settings?: object } & ({ start: Start<S>; View?: undefined } | { View: View<S>; start?: undefined })

/** A behaviour on an element of the page. */
export interface Widget {
  /** Its name in logs, budgets and the inspector. */
  name: string
  /** CSS selector of the elements it enhances. */
  match: string
  /** The attribute with the settings; `data-settings` when not given. */
  attribute?: string
  /** Decides before anything is loaded, by the raw settings. Without side effects. */
  shouldMount?: (raw: Raw, host: HTMLElement) => unknown
  /** When it mounts. */
  when: StrategyName
  load: () => WidgetModule | Promise<WidgetModule>
}

/** Widgets that few pages have. Their declarations are a chunk, loaded once `match` finds an element on the page. */
export interface WidgetGroup {
  /** The selectors of all its widgets. */
  match: string
  load: () => Promise<Widget[]>
}
