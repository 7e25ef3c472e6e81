import { pageBody, pageHead } from '../base/document'
import { on } from '../base/events'
import { queryAll } from '../base/query-all'
import { guard } from '../base/report'
import { asObject, getGlobal, type Raw } from '../base/values'
import { type Breakpoint, config } from '../page/config'
import { activeDevices, device } from '../page/device'
import { isStatic, pageSettings } from '../page/page-config'
import { ADMIN_BAR } from '../page/selectors'
import { type Device, deviceSetting } from '../settings/responsive'
import { MORE, UPDATED } from '../widgets/loop/event-names'
import { Base } from './base-handler'
import { Document, startDocuments } from './documents-manager'
import { READY, runAllElementsReady, runLateHook, runNewElementsReady } from './element-ready'
import { tellRendered } from './element-rendered'
import { createElementsHandler } from './elements-handler'
import { createEmitter } from './emitter'
import type { createFrontend } from './frontend'
import { createHooks } from './hooks'
import { jquery, wrapElement } from './jquery'
import { startJqueryEvents } from './jquery-events'
import { addToJquery, assetsLoader, getDialogsManager } from './libraries'
import { Module, merge, ViewModule } from './modules'
import { getByPath } from './paths'
import { startPopupsForAddons } from './popup-addons'
import { replayCalls } from './record-calls'
import { Masonry, Scroll } from './scroll-tools'
import { StretchElement } from './stretch-element'
import type { Callback, Emitter } from './types'
import { actionHash, createUtils, debounce } from './utils'
import { type WaypointArguments, waypoint } from './waypoint'

const devices = (withDesktop = false) => activeDevices().filter((name) => withDesktop || name !== 'desktop')

/** Adds or removes a listener with jQuery, by default on the window. The first argument, an id, only matters to the editor. */
const changeListener =
  (method: 'on' | 'off') => (_: unknown, names: string, callback?: unknown, to?: Partial<Record<'on' | 'off', Callback>>) => {
    const target: typeof to = to ?? jquery()?.(window)
    target?.[method]?.(names, callback)
  }

/** `elementorFrontend.elements`, looked up on each use: a page may swap its body. */
function createElements(): Raw {
  const elements: Raw = { window }
  const getters = {
    $window: () => window,
    $document: () => document,
    $body: pageBody,
    $head: () => pageHead(),
    $deviceMode: () => queryAll(document, '#elementor-device-mode')[0],
    $wpAdminBar: () => queryAll(document, ADMIN_BAR)[0],
  }
  for (const [key, getNode] of Object.entries(getters))
    Object.defineProperty(elements, key, { get: () => wrapElement(getNode()), enumerable: true })
  return elements
}

/** The smallest device's minimum width in px (specification §9). */
const MIN_WIDTH = 320

/** A device's minimum width in px (contract core §2.3). */
function minWidthOf(device: Device): number {
  const { breakpoints } = config()
  const breakpoint = breakpoints.find(({ name }) => name === device)
  if (breakpoint?.direction === 'min') return breakpoint.value
  const index = activeDevices().indexOf(device)
  return index > 0 ? (breakpoints[index - 1] as Breakpoint).value + 1 : MIN_WIDTH
}

const setting = (mode: string, settings: Raw, key: string) => deviceSetting(settings, key, mode, activeDevices())

/** `elementorFrontend` without its events and hooks. */
const createApi = (hooks: ReturnType<typeof createHooks>) => {
  const elements = createElements()
  return {
    elements,
    getElements: (name?: string) => (name ? elements[name] : elements),
    debounce,
    isWPPreviewMode: () => config().preview,
    breakpoints: {
      getActiveBreakpointsList: ({ largeToSmall = false, withDesktop = false } = {}) =>
        largeToSmall ? devices(withDesktop).reverse() : devices(withDesktop),
      getBreakpointValues: () => config().breakpoints.map((b) => b.value),
      getDesktopPreviousDeviceKey: () => config().breakpoints.findLast((b) => b.direction === 'max')?.name,
      getDesktopMinPoint: () => minWidthOf('desktop'),
      getDeviceMinBreakpoint: minWidthOf,
      getActiveMatchRegex: () => {
        const suffixes = devices().map((name) => `_${name}`)
        return new RegExp(`${suffixes.join('|')}$`)
      },
    },
    getDeviceSetting: setting,
    getCurrentDeviceSetting: (settings: Raw, key: string) => setting(device().get(), settings, key),
    getWidescreenSetting: (settings: Raw, key: string) => setting('widescreen', settings, key),
    getKitSettings: (path?: string) => getByPath(config().kit, path),
    getGeneralSettings: (path?: string) => getByPath(config().kit, path),
    getPageSettings: (path?: string) => getByPath(pageSettings(), path),
    elementsHandler: createElementsHandler(hooks),
    waypoint,
    getDialogsManager,
    addListenerOnce: changeListener('on'),
    removeListeners: changeListener('off'),
    Module: Base,
  }
}

/** Creates the modules that add-ons register by a filter (contract core §21.3). */
function startProModules(modules: Raw, classes: Raw): void {
  for (const [name, Class] of Object.entries(classes)) guardAddon(() => (modules[name] = new (Class as new () => unknown)()))
}

/** A failing add-on callback must not stop others, or a popup waiting for this code. */
const guardAddon = (run: () => unknown) => guard('compat', 'an add-on’s callback failed', run)
let isComplete = false
let isAnyLate = false
/** From now on, ready hooks get the elements whenever they are added: their script has been delayed. */
export const expectLateHooks = (): void => {
  isAnyLate = true
}

/** Adds what the builder adds to its configuration as it starts (contract core §1.2). A frozen one stays as it is. */
function describeConfig(configuration: Raw): Raw {
  const responsive = asObject(configuration.responsive)
  const enabled = Object.entries(asObject(responsive.breakpoints)).filter(([, breakpoint]) => asObject(breakpoint).is_enabled)
  if (enabled.length && !responsive.activeBreakpoints) Reflect.set(responsive, 'activeBreakpoints', Object.fromEntries(enabled))
  if (!configuration.legacyMode) Reflect.set(configuration, 'legacyMode', { elementWrappers: false })
  return configuration
}

/** Makes `api.config` the page's configuration, also if its script runs later. */
function followConfig(api: { config: Raw }, name: string, describe = (configuration: Raw) => configuration): void {
  let { config: own } = api
  Object.defineProperty(api, 'config', {
    configurable: true,
    enumerable: true,
    get: () => describe(getGlobal<Raw>(name) ?? own),
    set: (value: Raw) => {
      own = value
    },
  })
}

type Frontend = ReturnType<typeof createFrontend>
/** Makes the classes besides `Base`, which only scripts of a taken page extend. */
type CreateHandlers = (base: typeof Base) => object

/** Adds the classes that add-ons extend to `elementorModules`, keeping everything else there (contract core §5). */
function provideModules(createHandlers?: CreateHandlers): void {
  const page = globalThis as { elementorModules?: Raw }
  page.elementorModules = merge(getGlobal<Raw>('elementorModules') ?? {}, {
    Module,
    ViewModule,
    frontend: { handlers: { Base, ...createHandlers?.(Base) }, Document, tools: { StretchElement } },
    utils: { Masonry, Scroll },
  })
}

/** Adds to `elementorFrontend` what add-ons use, and replays recorded calls. */
function createHost(frontend: Frontend, createHandlers?: CreateHandlers) {
  const { api: front } = frontend
  const host = { haveReadyHooks: false, haveHooksRun: false }
  provideModules(createHandlers)
  followConfig(front, 'elementorFrontendConfig', describeConfig)
  const pro = (getGlobal('elementorProFrontend') ?? {}) as Raw & { config: Raw } & Emitter
  followConfig(pro, 'ElementorProFrontendConfig')
  const hooks = createHooks((name, callback) => {
    if (!name.startsWith(READY)) return
    host.haveReadyHooks = true
    if (!isAnyLate) return
    if (host.haveHooksRun) setTimeout(() => runLateHook(name.slice(READY.length), callback))
    else complete(frontend)
  })
  const emitter = createEmitter()
  Object.assign(front, emitter, createApi(front.hooks), { modules: { Masonry, StretchElement } })
  Object.assign(pro, createEmitter())
  Object.assign(front.utils.urlActions, { createActionHash: actionHash })
  Object.assign(front.utils, createUtils(), { assetsLoader })
  guardAddon(() => replayCalls(frontend.hooks, hooks))
  guardAddon(() => replayCalls(frontend.events, emitter))
  return Object.assign(host, { hooks, emitter, pro })
}

let host: ReturnType<typeof createHost> | undefined
/** Provides all of the runtime that needs no jQuery, before add-ons' scripts are evaluated; the builder has part of it only at its start. */
export function provide(frontend: Frontend, createHandlers?: CreateHandlers) {
  host ??= createHost(frontend, createHandlers)
  return host
}

/**
 * Announces the full `elementorFrontend` if not yet done, and runs the elements' ready hooks. Only the first call counts: several may come
 * while this code loads. `isEarly`: the page starts only later, and need not run the hooks then.
 */
export function complete(frontend: Frontend, isEarly = false): void {
  if (isComplete) return
  isComplete = true
  const { api: front } = frontend
  const provided = provide(frontend)
  const { hooks, emitter, pro } = provided
  const { fn } = jquery() ?? {}
  if (fn)
    fn.elementorWaypoint ??= function (this: Iterable<Element>, ...args: WaypointArguments) {
      waypoint(this, ...args)
      return this
    }
  addToJquery()
  frontend.init()
  for (const name of ['init:before', 'init/before']) {
    guardAddon(() => pro.trigger(`elementor-pro/modules/${name}`))
    guardAddon(() => emitter.trigger(`elementor/modules/${name}`))
  }
  guardAddon(() => startProModules(asObject(pro.modules), asObject(hooks.applyFilters('elementor-pro/frontend/handlers', {}))))
  const listDocuments = startDocuments(front.documentsManager, hooks.doAction)
  listDocuments()
  guardAddon(() => emitter.trigger('components:init'))
  startPopupsForAddons(front)
  startJqueryEvents()
  for (const name of [MORE, UPDATED])
    on(document, name, ({ target }) => {
      if (provided.haveReadyHooks && !isStatic()) runNewElementsReady(front.hooks.doAction, target as Element)
    })
  const ready = () => {
    listDocuments()
    if (provided.haveReadyHooks && !isStatic()) runAllElementsReady(front.hooks.doAction)
    tellRendered(document)
  }
  ready()
  provided.haveHooksRun = true
  // Called again after a page swap.
  frontend.ready = ready
  if (isEarly)
    frontend.ready = () => {
      frontend.ready = ready
    }
}
