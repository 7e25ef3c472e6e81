import { pageBody, pageHead } from '../base/document'
import { queryAll } from '../base/query-all'
import { guard } from '../base/report'
import { asObject, getGlobal, type Raw } from '../base/values'
import { type Breakpoint, config } from '../builder/config'
import { activeDevices, device } from '../builder/device'
import { isStatic, pageSettings } from '../builder/page-config'
import { ADMIN_BAR } from '../builder/selectors'
import { type Device, deviceSetting } from '../settings/responsive'
import { Base } from './base-handler'
import { Document, startDocuments } from './documents-manager'
import { runAllElementsReady } from './element-ready'
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
import type { Callback } from './types'
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
const createApi = (hooks: ReturnType<typeof createHooks>) => ({
  elements: createElements(),
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
})

/** Creates the modules that add-ons register by a filter (contract core §21.3). */
function startProModules(modules: Raw, classes: Raw): void {
  for (const [name, Class] of Object.entries(classes)) guardAddon(() => (modules[name] = new (Class as new () => unknown)()))
}

/** A failing add-on callback must not stop others, or a popup waiting for this code. */
const guardAddon = (run: () => unknown) => guard('compat', 'an add-on’s callback failed', run)
let isComplete = false

/** Adds the classes that add-ons extend to `elementorModules`, keeping everything else there (contract core §5). */
export function provideModules(): void {
  const page = globalThis as { elementorModules?: Raw }
  page.elementorModules = merge(getGlobal<Raw>('elementorModules') ?? {}, {
    Module,
    ViewModule,
    frontend: { handlers: { Base }, Document, tools: { StretchElement } },
    utils: { Masonry, Scroll },
  })
}

/**
 * Adds to `elementorFrontend` what add-ons use, replays recorded calls, announces it if not yet done, and runs the elements' ready hooks.
 * Only the first call counts: several may come while this code loads.
 */
export function complete(frontend: ReturnType<typeof createFrontend>): void {
  if (isComplete) return
  isComplete = true
  const { api: front } = frontend
  let hasReadyHooks = false
  const hooks = createHooks((name) => {
    hasReadyHooks ||= name.startsWith('frontend/element_ready/')
  })
  guardAddon(() => replayCalls(frontend.hooks, hooks))
  const emitter = createEmitter()
  Object.assign(front, emitter)
  guardAddon(() => replayCalls(frontend.events, emitter))
  provideModules()
  Object.assign(front, createApi(front.hooks), { modules: { Masonry, StretchElement } })
  front.getElements = (name?: string) => (name ? asObject(front.elements)[name] : front.elements)
  const pro = Object.assign(getGlobal<Raw>('elementorProFrontend') ?? {}, createEmitter())
  Object.assign(front.utils.urlActions, { createActionHash: actionHash })
  Object.assign(front.utils, createUtils(), { assetsLoader })
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
  // Called again after a page swap.
  frontend.ready = () => {
    listDocuments()
    if (hasReadyHooks && !isStatic()) runAllElementsReady(front.hooks.doAction)
    tellRendered(document)
  }
  frontend.ready()
}
