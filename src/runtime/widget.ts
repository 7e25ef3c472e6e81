import type { ReactNode } from 'react'
import type { Raw } from '../base/values'
import { handWritten, widgetOf } from '../builder/selectors'
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

/** What a widget loads. `settings` is read once from the host's attribute; a bad field takes its default. */
export interface WidgetModule<S = never> {
  settings?: object
  /** Of a widget that is a React component, `startView` (runtime/start-view.tsx) does it. */
  start: Start<S>
}

/**
 * What is pressed or sent before a widget's code is there, and answered once it has mounted (runtime/early-input.ts). Holding something mounts
 * the widget, whatever its moment.
 */
export interface Holds {
  /** The latest click on what this selector finds inside of the host. */
  click?: string
  /** The latest click on what this selector finds anywhere on the page: what opens the widget. */
  opener?: string
  /** Forms that are sent, in the host. */
  submit?: true
}

/** A behaviour on elements of the page, as data: the only place that names a widget. The build makes all lists and tables from these. */
export interface Declaration {
  /** In logs, the inspector and embed/COVERAGE.md. */
  name: string
  /** The builder's types of widget, without the skin; `contact-buttons*` stands for all names that begin so. */
  types?: string[]
  /** Its `data-widget` in hand-written markup: its name, or another one. */
  byHand?: true | string
  /** A selector of elements that are told by something else: a setting, a class. */
  match?: string
  /** The attribute with the settings; `data-settings` when not given. */
  attribute?: string
  /** Decides before anything is loaded, by the raw settings. Without side effects. */
  shouldMount?: (raw: Raw, host: HTMLElement) => unknown
  /** When it mounts. */
  when: StrategyName
  holds?: Holds
  /**
   * Which instances of a type need the builder's script, which this widget replaces: a selector, or `false` where they are whole without. Of
   * a type that is not named here all do.
   */
  needs?: Record<string, string | false>
  /** The same in words, for embed/COVERAGE.md. */
  needsInWords?: Record<string, string>
  /** The builder's link action that it answers, by the beginning of its name: `popup` is that of `popup:open`. */
  action?: string
  load: () => WidgetModule | Promise<WidgetModule>
  /** Another chunk that its code is of no use without, asked for at the same time. */
  loadsToo?: () => Promise<unknown>
  /** What is done to a host whose code cannot be loaded. */
  otherwise?: Start<never>
}

/** One widget on one host. */
export interface Island {
  host: HTMLElement
  widget: Widget
  /** `waiting` until its strategy starts it, `mounted`, `off` by its settings, or `failed`: then the server's markup stands as it was. */
  state: 'waiting' | 'mounted' | 'off' | 'failed'
  /** What its settings are read by; known once it is mounted. */
  fields?: unknown
  stop: () => void
}

/** Keeps what is held for an island, and calls `mount` when there is something; the returned function ends that, and does it again. */
export type HoldInput = (island: Island, holds: Holds, mount: () => void) => () => void

/** A declaration with the selector of all its hosts, and, where it holds something, with what does. */
export interface Widget extends Declaration {
  match: string
  hold?: HoldInput
}

/** The selector of a widget's hosts, in both vocabularies. */
export const matchOf = ({ name, types = [], byHand, match }: Declaration): string =>
  [...types.map(widgetOf), ...(byHand ? [handWritten(byHand === true ? name : byHand)] : []), ...(match ? [match] : [])].join()

/** Makes widgets of declarations. `hold` is given with those of which some hold something: the core has none, and does without that code. */
export const declare = (declarations: Declaration[], hold?: HoldInput): Widget[] =>
  declarations.map((one) => ({ ...one, match: matchOf(one), hold: one.holds && hold }))

/** Widgets that few pages have. Their declarations are a chunk, loaded once `match` finds an element on the page. */
export interface RareWidgets {
  /** The selectors of all its widgets. */
  match: string
  load: () => Promise<Widget[]>
}
