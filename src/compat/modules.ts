import { getByPath } from './paths'

type Settings = Record<string, any>

/** A table, and not a jQuery set or another object with a class of its own, which has to stay the same one. */
const isPlainObject = (value: unknown): value is Settings =>
  Object.prototype.toString.call(value) === '[object Object]' && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Merges tables into `target`, nested ones too; later tables win. Keys that would reach a prototype are left out. */
export function merge(target: Settings, ...tables: unknown[]): Settings {
  for (const table of tables)
    for (const [key, value] of Object.entries(isPlainObject(table) ? table : {}))
      if (key !== '__proto__') target[key] = isPlainObject(value) ? merge(isPlainObject(target[key]) ? target[key] : {}, value) : value
  return target
}

/** Sets a value by its name or dotted path, or all values of a table. */
export function setByPath(table: Settings, path: string | Settings, value?: unknown): void {
  if (isPlainObject(path)) return void Object.assign(table, path)
  const keys = String(path).split('.')
  const last = keys.pop() as string
  let parent: any = table
  for (const key of keys) {
    if (!Object.hasOwn(parent, key) || !isPlainObject(parent[key])) parent[key] = {}
    parent = parent[key]
  }
  parent[last] = value
}

/**
 * The class that add-ons extend, as `class X extends Module` and as `Module.extend({…})` (contract core §5). A function, because only
 * those can be called with another class's `new`. Methods passed to `extend` are bound to the instance, those of a class are not.
 */
export function Module(this: any, ...args: unknown[]): void {
  const callbacks = new Map<string, unknown[]>()
  let settings: Settings = {}
  this.getSettings = (path?: string) => getByPath(settings, path)
  this.setSettings = (path: string | Settings, value?: unknown) => {
    setByPath(settings, path, value)
    return this
  }
  this.on = (names: string | Settings, callback?: unknown) => {
    for (const [name, added] of pairs(names, callback)) callbacks.set(name, [...(callbacks.get(name) ?? []), added])
    return this
  }
  this.off = (names: string | Settings, callback?: unknown) => {
    for (const [name, removed] of pairs(names, callback))
      callbacks.set(name, removed ? (callbacks.get(name) ?? []).filter((each) => each !== removed) : [])
    return this
  }
  this.trigger = (name: string, ...eventArgs: unknown[]) => {
    this[`on${name[0]?.toUpperCase()}${name.slice(1)}`]?.(...eventArgs)
    for (const callback of callbacks.get(name) ?? []) (callback as (...given: unknown[]) => unknown).apply(this, eventArgs)
    return this
  }
  this.__construct?.(...args)
  for (const [name, method] of this.constructor.extended ?? []) if (this[name] === method) this[name] = method.bind(this)
  settings = merge({}, this.getDefaultSettings?.(), isPlainObject(args[0]) && args[0])
  this.trigger('init', ...args)
}
Module.prototype.__construct = () => {}
Module.prototype.getDefaultSettings = () => ({})
Module.prototype.onInit = () => {}
Module.prototype.getConstructorID = function (this: object) {
  return this.constructor.name
}
Module.extend = extend

/** Names and their callbacks, from `on('a b', callback)` and from `on({ a: callback, b: other })`. */
const pairs = (names: string | Settings, callback: unknown): [string, unknown][] =>
  typeof names === 'string' ? names.split(' ').map((name) => [name, callback]) : Object.entries(names)

/** `Parent.extend({ method() {} })`: a derived class whose methods are bound to their instance. */
export function extend(this: any, methods: Settings = {}): any {
  const Child = derive(this, methods)
  const functions = Object.entries(methods).filter(([, value]) => typeof value === 'function')
  Child.extended = [...(this.extended ?? []), ...functions]
  return Child
}

/** Does what `class Child extends Parent` does. */
export function derive(Parent: any, methods: Settings): any {
  function Child(this: any, ...args: unknown[]) {
    return Reflect.construct(Parent, args, new.target ?? Child)
  }
  Object.setPrototypeOf(Child, Parent)
  Child.prototype = Object.create(Parent.prototype)
  for (const [name, value] of [...Object.entries(methods), ['constructor', Child]] as [string, unknown][])
    Object.defineProperty(Child.prototype, name, { value, writable: true, configurable: true })
  Child.__super__ = Parent.prototype
  Child.extend = extend
  return Child
}

/** A module with elements of the page. */
export const ViewModule = derive(Module, {
  getDefaultElements: () => ({}),
  bindEvents: () => {},
  onInit(this: any) {
    this.elements = this.getDefaultElements()
    this.bindEvents()
  },
})
