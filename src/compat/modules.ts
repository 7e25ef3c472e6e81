type Settings = Record<string, any>

const isPlain = (value: unknown): value is Settings => Object.prototype.toString.call(value) === '[object Object]'
/** Later tables win, inside nested ones too; keys that would reach a prototype are left out. */
export function merge(into: Settings, ...tables: unknown[]): Settings {
  for (const table of tables)
    for (const [key, value] of Object.entries(isPlain(table) ? table : {}))
      if (key !== '__proto__') into[key] = isPlain(value) ? merge(isPlain(into[key]) ? into[key] : {}, value) : value
  return into
}

/** A value by its dotted path; `undefined` where the path ends early. */
export const at = (table: unknown, path?: string): any =>
  path
    ? String(path)
        .split('.')
        .reduce((now: any, key) => (Object.hasOwn(Object(now), key) ? now[key] : undefined), table)
    : table

/** Sets by name, by dotted path, or a whole table. */
export function put(table: Settings, path: string | Settings, value?: unknown): void {
  if (isPlain(path)) return void Object.assign(table, path)
  const keys = String(path).split('.')
  const last = keys.pop() as string
  let now: any = table
  for (const key of keys) {
    if (!Object.hasOwn(now, key) || !isPlain(now[key])) now[key] = {}
    now = now[key]
  }
  now[last] = value
}

/**
 * What add-ons extend, as `class X extends Module` and as `Module.extend({…})` (contract core §5). Functions, because only those can be
 * called with another class's `new`; methods given to `extend` are bound to the instance, those of a class are not.
 */
export function Module(this: any, ...args: unknown[]): void {
  const heard = new Map<string, unknown[]>()
  let settings: Settings = {}
  this.getSettings = (path?: string) => at(settings, path)
  this.setSettings = (path: string | Settings, value?: unknown) => {
    put(settings, path, value)
    return this
  }
  this.on = (names: string | Settings, callback?: unknown) => {
    for (const [name, each] of pairs(names, callback)) heard.set(name, [...(heard.get(name) ?? []), each])
    return this
  }
  this.off = (names: string | Settings, callback?: unknown) => {
    for (const [name, each] of pairs(names, callback)) heard.set(name, each ? (heard.get(name) ?? []).filter((one) => one !== each) : [])
    return this
  }
  this.trigger = (name: string, ...more: unknown[]) => {
    this[`on${name[0]?.toUpperCase()}${name.slice(1)}`]?.(...more)
    for (const each of heard.get(name) ?? []) (each as (...given: unknown[]) => unknown).apply(this, more)
    return this
  }
  this.__construct?.(...args)
  for (const [name, method] of this.constructor.extended ?? []) if (this[name] === method) this[name] = method.bind(this)
  settings = merge({}, this.getDefaultSettings?.(), isPlain(args[0]) && args[0])
  this.trigger('init', ...args)
}
Module.prototype.__construct = () => {}
Module.prototype.getDefaultSettings = () => ({})
Module.prototype.onInit = () => {}
Module.prototype.getConstructorID = function (this: object) {
  return this.constructor.name
}
Module.extend = extend

const pairs = (names: string | Settings, callback: unknown): [string, unknown][] =>
  typeof names === 'string' ? names.split(' ').map((name) => [name, callback]) : Object.entries(names)

/** `Parent.extend({ method() {} })`: a class of its own whose methods know their instance. */
export function extend(this: any, methods: Settings = {}): any {
  const Child = derive(this, methods)
  const own = Object.entries(methods).filter(([, value]) => typeof value === 'function')
  Child.extended = [...(this.extended ?? []), ...own]
  return Child
}

/** The same as `class Child extends Parent` would make. */
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
