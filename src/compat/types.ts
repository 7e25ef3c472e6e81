import type { Raw } from '../base/values'

// The parts of compat and of site scripts that our own code uses. Everything else of a script is unknown.

/** A script's callback or method, with unknown parameters. A method type, because TypeScript checks function types strictly. */
export type Callback = { call(...args: unknown[]): unknown }['call']

/** A jQuery set, or an array without jQuery: both are indexed by number. */
export interface NodeSet<N = HTMLElement> {
  readonly 0: N
}
/** A set made by jQuery itself. */
export interface JQuerySet extends NodeSet {
  on: (names: string, listener: Callback) => JQuerySet
  off: (names: string, listener?: Callback) => JQuerySet
  trigger: (name: string, args?: unknown) => JQuerySet
  html: (html: unknown) => JQuerySet
}
/** The global `jQuery`, of any version. */
export interface JQuery {
  (target: unknown): JQuerySet
  fn?: Record<string, unknown>
  /** `triggered` is the native event that jQuery is dispatching, so that its listeners skip it. */
  event?: { triggered?: string; special?: Record<string, unknown> }
}

export type Emitter = {
  on: (names: string, callback: Callback) => Emitter
  off: (names: string, callback?: Callback) => Emitter
  trigger: (name: string, ...args: unknown[]) => Emitter
}

/** `elementorFrontend.hooks`. */
export type Hooks = {
  addAction: (name: string, callback: Callback, priority?: number, context?: unknown) => Hooks
  addFilter: (name: string, callback: Callback, priority?: number, context?: unknown) => Hooks
  removeAction: (name: string, callback?: Callback) => Hooks
  removeFilter: (name: string, callback?: Callback) => Hooks
  doAction: (name: string, ...args: unknown[]) => Hooks
  applyFilters: (name: string, value: unknown, ...args: unknown[]) => unknown
}

/** `elementorFrontend.documentsManager`. */
export interface DocumentsManager {
  documents: Record<string, unknown>
  documentClasses?: Record<string, DocumentClass>
  addDocumentClass?: (type: string, Class: DocumentClass) => void
}
export type DocumentClass = new (given: { $element: NodeSet; id: number | string }) => object

/** `elementorFrontend`: scripts add their own properties. */
export interface Frontend extends Emitter, Raw {
  config: Raw
  hooks: Hooks
  documentsManager: DocumentsManager
  utils: Raw & { urlActions: Raw & { runAction: (hash: string, event?: Event) => void } }
}

/** An instance of an `elementorModules` class, with settings of shape `S`. */
export interface ModuleInstance<S = Raw> {
  getSettings: { (): S; (path: string): unknown }
  setSettings: (path: string | Raw, value?: unknown) => this
  on: (names: string | Record<string, Callback>, callback?: Callback) => this
  off: (names: string | Record<string, Callback | undefined>, callback?: Callback) => this
  trigger: (name: string, ...args: unknown[]) => this
  getConstructorID: () => string
  getDefaultSettings?: () => Raw
  /** Called with the arguments of `new`, before settings exist. */
  __construct?: Callback
  onInit?: Callback
}

/**
 * An `elementorModules` class: scripts write `class X extends Module` or `Module.extend({ … })`. Ours are functions, which TypeScript does
 * not let `new` call: the two places in modules.ts that create one cast it to this type.
 */
export interface ModuleClass<I> {
  new (...args: unknown[]): I
  prototype: I
  extend: <M extends object>(methods?: M & ThisType<I & M>) => ModuleClass<I & M>
  /** The methods passed to `extend`, here and in parent classes, by name. */
  extended?: [name: string, method: Callback][]
  __super__?: object
}

export interface ViewInstance<S = Raw> extends ModuleInstance<S> {
  elements: Raw
  getDefaultElements: () => Raw
  bindEvents: () => void
  onInit: Callback
}

/** `elementorModules.frontend.Document`: one of the builder's documents on the page. */
export interface DocumentInstance extends ViewInstance {
  $element: NodeSet
  getDocumentSettings: (path?: string) => unknown
}

/** `elementorModules.frontend.handlers.Base`: drives one element. */
export interface Handler extends ViewInstance {
  $element: NodeSet
  elementName: string | undefined
  isEdit: boolean
  editorListeners?: unknown[]
  initEditorListeners: () => void
  isActive: (settings: Raw) => boolean
  getElementSettings: { (): Raw; (path: string): unknown }
  getCurrentDeviceSetting: (key: string) => unknown
  getID: () => string | undefined
  getElementType: () => string | undefined
  getWidgetType: () => string | undefined
  getUniqueHandlerID: () => string
  findElement: (selector: string) => NodeSet<HTMLElement[]>
  unbindEvents: () => void
  onElementChange: () => void
  onEditSettingsChange: () => void
  onPageSettingsChange: () => void
  onDestroy: () => void
}
