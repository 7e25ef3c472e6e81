import type { Raw } from '../base/values'
import { browserFlags } from '../builder/browser-flags'
import { config } from '../builder/config'
import { activeDevices, device } from '../builder/device'
import { isStatic, pageSettings } from '../builder/page-config'
import { deviceSetting, responsiveValue } from '../settings/responsive'
import { AsyncSwiper } from './async-swiper'
import { elementsHandler } from './elements-handler'
import { emitter } from './emitter'
import type { frontend } from './frontend'
import { Base } from './handler'
import { hooks } from './hooks'
import { jquery, wrap } from './jquery'
import { Module, merge, ViewModule } from './modules'
import { startPlaylists } from './playlist-events'
import { startPopups } from './popup-events'
import { readyAll } from './ready'
import { waypoint } from './waypoint'
import { minWidthOf } from './widths'

type Settings = Record<string, any>

const list = (withDesktop = false) => activeDevices().filter((d) => withDesktop || d !== 'desktop')

/** The address of an action, as the builder's own helper makes it (contract core §16.1). */
export function actionHash(name: string, settings: Raw): string {
  const bytes = new TextEncoder().encode(JSON.stringify(settings))
  return encodeURIComponent(`#elementor-action:action=${name}&settings=${btoa(String.fromCharCode(...bytes))}`)
}

/** Debounce of the builder: at once on the first call of a burst and again after the last one (contract core §20.6). */
export function debounce(work: (...args: unknown[]) => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...args: unknown[]) => {
    if (timer === undefined) work(...args)
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      work(...args)
    }, wait)
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;', '"': '&quot;' }

/** jQuery's way of listening, on the window unless it is told otherwise; ids only matter to the editor. */
const listen = (how: 'on' | 'off') => (_: unknown, names: string, callback?: unknown, to?: any) => {
  const target = to ?? jquery()?.(window)
  target?.[how]?.(names, callback)
}

/**
 * Adds to `elementorFrontend` what add-ons use, answers what they called before, tells them that it is there when nobody has told them yet,
 * then readies the page's elements for them.
 */
export function complete(made: ReturnType<typeof frontend>): void {
  const { api: front, events, hooks: early } = made
  let isHooked = false
  early.replay(
    hooks((name) => {
      isHooked ||= name.startsWith('frontend/element_ready/')
    }),
  )
  const heard = emitter()
  Object.assign(front, heard)
  events.replay(heard)
  const page = globalThis as Settings
  page.elementorModules = merge(page.elementorModules ?? {}, {
    Module,
    ViewModule,
    frontend: { handlers: { Base }, tools: {} },
    utils: {},
  })
  const elements: Settings = { window }
  const sets = {
    $window: () => window,
    $document: () => document,
    $body: () => document.body,
    $head: () => document.head,
    $deviceMode: () => document.getElementById('elementor-device-mode'),
    $wpAdminBar: () => document.getElementById('wpadminbar'),
  }
  for (const [key, node] of Object.entries(sets)) Object.defineProperty(elements, key, { get: () => wrap(node()), enumerable: true })
  const setting = (mode: string, settings: Settings, key: string) => deviceSetting(settings, key, mode, activeDevices())

  Object.assign(front, {
    elements,
    debounce,
    isWPPreviewMode: () => config().preview,
    breakpoints: {
      getActiveBreakpointsList: ({ largeToSmall = false, withDesktop = false } = {}) =>
        largeToSmall ? list(withDesktop).reverse() : list(withDesktop),
      getBreakpointValues: () => config().breakpoints.map((b) => b.value),
      getDesktopPreviousDeviceKey: () => config().breakpoints.findLast((b) => b.direction === 'max')?.name,
      getDesktopMinPoint: () => minWidthOf('desktop'),
      getDeviceMinBreakpoint: minWidthOf,
      getActiveMatchRegex: () =>
        new RegExp(
          `${list()
            .map((d) => `_${d}`)
            .join('|')}$`,
        ),
    },
    getDeviceSetting: setting,
    getCurrentDeviceSetting: (settings: Settings, key: string) => setting(device().get(), settings, key),
    getWidescreenSetting: (settings: Settings, key: string) => setting('widescreen', settings, key),
    getKitSettings: (key?: string) => (key ? config().kit[key] : config().kit),
    getPageSettings: (key?: string) => (key ? pageSettings()[key] : pageSettings()),
    elementsHandler: elementsHandler(front.hooks),
    waypoint,
    addListenerOnce: listen('on'),
    removeListeners: listen('off'),
    Module: Base,
  })
  Object.assign(front.utils.urlActions, { createActionHash: actionHash })
  Object.assign(front.utils, {
    environment: browserFlags(),
    swiper: AsyncSwiper,
    escapeHTML: (text: string) => text.replace(/[&<>'"]/g, (c) => ESCAPES[c] as string),
    controls: {
      getResponsiveControlValue: (settings: Settings, key: string, sub = '', mode: string = device().get()) =>
        responsiveValue(settings, key, sub, mode, activeDevices()),
    },
    events: {
      dispatch: (context: any, name: string, detail: unknown = null, legacy?: string) => {
        for (const each of [legacy, name]) if (each) (context?.[0] ?? context).dispatchEvent(new CustomEvent(each, { detail }))
      },
    },
  })
  const { fn } = (jquery() ?? {}) as Settings
  if (fn)
    fn.elementorWaypoint ??= function (this: unknown, callback: any, options?: any) {
      waypoint(this, callback, options)
      return this
    }
  made.init()
  heard.trigger('components:init')
  startPopups(front)
  startPlaylists()
  // Once more on a page that took the place of this one.
  made.ready = () => {
    if (isHooked && !isStatic()) readyAll(front.hooks.doAction)
  }
  made.ready()
}
