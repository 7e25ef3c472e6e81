import type { Raw } from '../base/values'
import { handWritten, widgetOf } from '../page/selectors'
import type { StrategyName } from './strategies'

/**
 * Attaches a behaviour to the server's nodes and returns the function that undoes it. Later failures go to `onError`, which ends the
 * island.
 */
export type Start<S> = (host: HTMLElement, settings: S, onError: (error: unknown) => void) => () => void

/** A widget's code. `settings` is read once from the host's attribute; an invalid field takes its default. */
export interface WidgetModule<S = never> {
  settings?: object
  start: Start<S>
}

/**
 * Input before a widget's code has loaded, which is replayed once mounted (runtime/early-input.ts). Holding input mounts the widget,
 * whatever its strategy. Widgets in the core hold none; those that a click starts have the strategy `intent`.
 */
export interface Holds {
  /** The latest click on a match of this selector in the host. */
  click?: string
  /** The latest click on a match of this selector anywhere on the page that opens the widget. */
  opener?: string
  /** Submissions of forms in the host. */
  submit?: true
  /**
   * The latest key pressed in the host, if the focus stays there. It mounts nothing: what has the focus is in view. The menu, which is in
   * the core, and widgets with parts that start later replay theirs themselves (early-keys.ts).
   */
  key?: true
}

/** A widget as data: the only place that names it. The build generates all lists and tables from these. */
export interface Declaration {
  /** The name in logs, the inspector and embed/COVERAGE.md. */
  name: string
  /** The builder's widget types, without the skin; `contact-buttons*` matches all names that start so. */
  types?: string[]
  /** Its `data-widget` in hand-written markup: its name, or another. */
  byHand?: true | string
  /** A selector of elements identified otherwise, such as by a setting or class. */
  match?: string
  /** The attribute with the settings; `data-settings` by default. */
  attribute?: string
  /** Decides from the raw settings before anything loads. No side effects. */
  shouldMount?: (raw: Raw, host: HTMLElement) => unknown
  /** When it mounts. */
  when: StrategyName
  holds?: Holds
  /**
   * Which instances of a type need the builder's script that this widget replaces: a selector, or `false` if they work without. For
   * unlisted types, all do.
   */
  needs?: Record<string, string | false>
  /** The builder's link actions that it handles, by prefix: `popup` for `popup:open`. */
  action?: string
  /** Its code: nothing but the import of a module beside it. */
  load: () => WidgetModule | Promise<WidgetModule>
  /** Other code that it needs, loaded in parallel; null if this page does not need it. If it fails to load, the widget mounts all the same. */
  loadsToo?: () => Promise<unknown> | null
  /** Runs on a host whose code fails to load. */
  otherwise?: Start<never>
}

/** An attribute of hand-written markup. */
export interface Attribute {
  /** What it stands on: ``a button in a `toy` ``. */
  on: string
  /** It means nothing outside its widget, and the inspector says so. */
  onlyInside?: true
  /** What its value may be, in words; left out if it has none. */
  value?: string
  /** What it does. */
  text: string
  /** A whole tag. */
  example: string
}
/**
 * By name. A file with a declaration may export `attributes`, for authors' markup, and `states`, which the widget writes for their styles.
 * docs/reference, editors and the inspector get them from there; the bundle leaves them out.
 */
export type Attributes = Record<string, Attribute>

/**
 * What embed/COVERAGE.md says of the builder's types beyond the declaration. A file with a declaration may export `coverage`; the bundle leaves
 * it out.
 */
export type Coverage = Record<string, TypeCoverage>
interface TypeCoverage {
  /** The type's `needs` in words. */
  needs?: string
  /** The builder's versions whose markup was tried, if not 3.21 to 4.1; `none` if only its description was. */
  tried?: string
}

/** One widget on one host. */
export interface Island {
  host: HTMLElement
  widget: Widget
  /** `waiting` for its strategy, `mounted`, `off` by its settings, or `failed`, with the server's markup restored. */
  state: 'waiting' | 'mounted' | 'off' | 'failed'
  /** The fields of its settings; set once mounted. */
  fields?: unknown
  stop: () => void
}

/** Keeps the input that an island's widget `holds`, and calls `mount` when there is some; the returned function ends this and replays the input. */
export type HoldInput = (island: Island, mount: () => void) => () => void

/** A declaration with the selector of all its hosts and, if it holds input, the function that does so. */
export interface Widget extends Declaration {
  match: string
  hold?: HoldInput
}

/** The selector of a widget's hosts, in builder and hand-written markup. */
export const matchOf = ({ name, types = [], byHand, match }: Declaration): string =>
  [...types.map(widgetOf), ...(byHand ? [handWritten(byHand === true ? name : byHand)] : []), ...(match ? [match] : [])].join()

/** Creates widgets from declarations. Pass `hold` if some hold input: the core's do not, and so it omits that code. */
export const declare = (declarations: Declaration[], hold?: HoldInput): Widget[] =>
  declarations.map((one) => ({ ...one, match: matchOf(one), hold: one.holds && hold }))

/** Widgets on few pages. Their declarations are a chunk, loaded once `match` finds an element. */
export interface RareWidgets {
  /** The combined selectors of its widgets. */
  match: string
  load: () => Promise<Widget[]>
}
