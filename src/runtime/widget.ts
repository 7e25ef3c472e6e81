import type { ReactNode } from 'react'
import type { Raw } from '../base/values'
import { handWritten, widgetOf } from '../builder/selectors'
import type { StrategyName } from './strategies'

export interface IslandProps<S> {
  /** The server's element. Its nodes are not ours: write on them with Bind. */
  host: HTMLElement
  settings: S
}
export type View<S> = (props: IslandProps<S>) => ReactNode

/**
 * Attaches a behaviour to the server's nodes and returns the function that undoes it. Failures after `start` has returned go to `onError`, which ends
 * the island.
 */
export type Start<S> = (host: HTMLElement, settings: S, onError: (error: unknown) => void) => () => void

/** What a widget loads. `settings` are read once from the host's attribute; a bad field takes its default. */
export interface WidgetModule<S = never> {
  settings?: object
  /** For a widget that is a React component, `startView` (runtime/start-view.tsx) provides it. */
  start: Start<S>
}

/**
 * What is pressed or sent before a widget's code has loaded, and answered once it has mounted (runtime/early-input.ts). Held input mounts the widget,
 * whatever its moment.
 */
export interface Holds {
  /** The latest click on what this selector matches inside the host. */
  click?: string
  /** The latest click on what this selector matches anywhere on the page: what opens the widget. */
  opener?: string
  /** Forms in the host that are sent. */
  submit?: true
}

/** A behaviour on elements of the page, as data: the only place that names a widget. The build makes all lists and tables from these. */
export interface Declaration {
  /** The name in logs, the inspector and embed/COVERAGE.md. */
  name: string
  /** The builder's widget types, without the skin; `contact-buttons*` stands for all types with that prefix. */
  types?: string[]
  /** Whether `data-widget` in hand-written markup names it: by its own name, or by another one. */
  byHand?: true | string
  /** A selector for elements that are recognised by something else: a setting, a class. */
  match?: string
  /** The attribute with the settings; `data-settings` by default. */
  attribute?: string
  /** Decides from the raw settings, before anything is loaded. Must have no side effects. */
  shouldMount?: (raw: Raw, host: HTMLElement) => unknown
  /** When it mounts. */
  when: StrategyName
  holds?: Holds
  /**
   * Which instances of a type need the builder's script that this widget replaces: a selector, or `false` if they are complete without it. All
   * instances of a type that is not named here do.
   */
  needs?: Record<string, string | false>
  /** The same in words, for embed/COVERAGE.md. */
  needsInWords?: Record<string, string>
  /** The beginning of the builder's link actions that it answers: `popup` for `popup:open`. */
  action?: string
  load: () => WidgetModule | Promise<WidgetModule>
  /** Another chunk that its code needs, requested at the same time. */
  loadsToo?: () => Promise<unknown>
  /** What to do to a host whose code cannot be loaded. */
  otherwise?: Start<never>
}

/** One widget on one host. */
export interface Island {
  host: HTMLElement
  widget: Widget
  /** `waiting` until its strategy starts it, `mounted`, `off` by its settings, or `failed`: then the server's markup is as it was. */
  state: 'waiting' | 'mounted' | 'off' | 'failed'
  /** What its settings are read with; known once it has mounted. */
  fields?: unknown
  stop: () => void
}

/** Keeps what is held for an island and calls `mount` when there is something. The returned function ends that and repeats the input. */
export type HoldInput = (island: Island, holds: Holds, mount: () => void) => () => void

/** A declaration with the selector of all its hosts and, if it holds something, the function that holds it. */
export interface Widget extends Declaration {
  match: string
  hold?: HoldInput
}

/** The selector of a widget's hosts, in both vocabularies. */
export const matchOf = ({ name, types = [], byHand, match }: Declaration): string =>
  [...types.map(widgetOf), ...(byHand ? [handWritten(byHand === true ? name : byHand)] : []), ...(match ? [match] : [])].join()

/**
 * Makes widgets from declarations. `hold` is passed for lists in which some hold something: the core's hold nothing, so it does without that code.
 */
export const declare = (declarations: Declaration[], hold?: HoldInput): Widget[] =>
  declarations.map((one) => ({ ...one, match: matchOf(one), hold: one.holds && hold }))

/** Widgets that few pages have. Their declarations are in a chunk, loaded once `match` finds an element on the page. */
export interface RareWidgets {
  /** The selectors of all its widgets. */
  match: string
  load: () => Promise<Widget[]>
}
