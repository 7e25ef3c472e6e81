import type { Raw } from '../base/values'
import { getByPath } from './paths'
import type { Callback, ModuleClass, ModuleInstance, ViewInstance } from './types'

/** A plain table. jQuery sets and class instances are kept, not merged. */
const isPlainObject = (value: unknown): value is Raw =>
  Object.prototype.toString.call(value) === '[object Object]' && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Deep-merges tables into `target`; later ones win. Skips `__proto__`. */
export function merge(target: Raw, ...tables: unknown[]): Raw {
  for (const table of tables)
    for (const [key, value] of Object.entries(isPlainObject(table) ? table : {}))
      if (key !== '__proto__') {
        const known = target[key]
        target[key] = isPlainObject(value) ? merge(isPlainObject(known) ? known : {}, value) : value
      }
  return target
}

/** Sets one value by name or dotted path, or all values of a table. */
export function setByPath(table: Raw, path: string | Raw, value?: unknown): void {
  if (isPlainObject(path)) return void Object.assign(table, path)
  const keys = String(path).split('.')
  const last = keys.pop() as string
  let parent = table
  for (const key of keys) {
    const known = Object.hasOwn(parent, key) && parent[key]
    const child = isPlainObject(known) ? known : {}
    parent[key] = child
    parent = child
  }
  parent[last] = value
}

type AnyClass = Pick<ModuleClass<object>, 'prototype' | 'extended'> & (new (...args: unknown[]) => object)
/** Scripts add methods of any name to an instance. */
interface Made extends ModuleInstance {
  constructor: { name: string } & Pick<ModuleClass<object>, 'extended'>
  [name: string]: unknown
}

/**
 * The class that add-ons extend, as `class X extends Module` and as `Module.extend({…})` (contract core §5). A function, because only
 * functions can be called with another class's `new`. Methods passed to `extend` are bound to the instance; a class's are not.
 */
export const Module = function Module(this: Made, ...args: unknown[]): void {
  const callbacks = new Map<string, Callback[]>()
  let settings: Raw = {}
  this.getSettings = (path?: string) => getByPath(settings, path) as Raw
  this.setSettings = (path: string | Raw, value?: unknown) => {
    setByPath(settings, path, value)
    return this
  }
  this.on = (names, callback) => {
    for (const [name, added] of pairs(names, callback)) if (added) callbacks.set(name, [...(callbacks.get(name) ?? []), added])
    return this
  }
  this.off = (names, callback) => {
    for (const [name, removed] of pairs(names, callback))
      callbacks.set(name, removed ? (callbacks.get(name) ?? []).filter((each) => each !== removed) : [])
    return this
  }
  this.trigger = (name: string, ...eventArgs: unknown[]) => {
    const method = this[`on${name[0]?.toUpperCase()}${name.slice(1)}`] as Callback | undefined
    method?.apply(this, eventArgs)
    for (const callback of callbacks.get(name) ?? []) callback.apply(this, eventArgs)
    return this
  }
  this.__construct?.(...args)
  for (const [name, method] of this.constructor.extended ?? []) if (this[name] === method) this[name] = method.bind(this)
  settings = merge({}, this.getDefaultSettings?.(), isPlainObject(args[0]) && args[0])
  this.trigger('init', ...args)
} as unknown as ModuleClass<ModuleInstance>
Module.prototype.__construct = () => {}
Module.prototype.getDefaultSettings = () => ({})
Module.prototype.onInit = () => {}
Module.prototype.getConstructorID = function () {
  return this.constructor.name
}
Module.extend = extend as ModuleClass<ModuleInstance>['extend']

/** The event names with their callbacks in `on('a b', callback)` and `on({ a: callback, b: other })`. */
const pairs = <C>(names: string | Record<string, C>, callback: C): [string, C][] =>
  typeof names === 'string' ? names.split(' ').map((name) => [name, callback]) : Object.entries(names)

/** `Parent.extend({ method() {} })`: a derived class with methods bound to the instance. */
function extend(this: AnyClass, methods: object = {}): AnyClass {
  const Child = derive<object>(this, methods)
  const functions = Object.entries(methods).filter((entry): entry is [string, Callback] => typeof entry[1] === 'function')
  Child.extended = [...(this.extended ?? []), ...functions]
  return Child
}

/** Does what `class Child extends Parent` does; `I` is the resulting instance's type. */
export function derive<I>(Parent: AnyClass, methods: Partial<I> & ThisType<I>): ModuleClass<I> {
  function Child(this: unknown, ...args: unknown[]): object {
    return Reflect.construct(Parent, args, new.target ?? Child)
  }
  Object.setPrototypeOf(Child, Parent)
  Child.prototype = Object.create(Parent.prototype)
  for (const [name, value] of [...Object.entries(methods), ['constructor', Child]] as [string, unknown][])
    Object.defineProperty(Child.prototype, name, { value, writable: true, configurable: true })
  Child.__super__ = Parent.prototype
  Child.extend = extend
  return Child as unknown as ModuleClass<I>
}

/** A module that works on elements of the page. */
export const ViewModule = derive<ViewInstance>(Module, {
  getDefaultElements: () => ({}),
  bindEvents: () => {},
  onInit() {
    this.elements = this.getDefaultElements()
    this.bindEvents()
  },
})
