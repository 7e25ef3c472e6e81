import type { Writer } from '../ledger'
import type { Raw } from '../read'
import { deviceSetting, responsiveValue } from '../responsive'
import { browserFlags } from '../services/browser'
import { config } from '../services/config'
import { activeDevices, device } from '../services/device'
import { emitter } from './emitter'
import type { frontend } from './frontend'
import { hooks } from './hooks'
import { wrap } from './jquery'
import { startPlaylists } from './playlist-events'
import { startPopups } from './popup-events'
import { readyAll, readyOne } from './ready'
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

/** The environment's classes on the body (contract core §1.7). */
export function mark(body: Writer): void {
  for (const [name, isOn] of Object.entries(browserFlags())) if (isOn) body.set(`.e--ua-${name}`, true)
}

/** Adds to `elementorFrontend` what add-ons use, answers what they called before, then readies the page's elements for them. */
export function complete({ api: front, events, hooks: early }: ReturnType<typeof frontend>): void {
  let isHooked = false
  early.replay(
    hooks((name) => {
      isHooked ||= name.startsWith('frontend/element_ready/')
    }),
  )
  const heard = emitter()
  Object.assign(front, heard)
  events.replay(heard)
  heard.trigger('components:init')
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
    getPageSettings: (key?: string) => (key ? config().page[key] : config().page),
    elementsHandler: { runReadyTrigger: (scope: any) => config().isStatic || readyOne(front.hooks.doAction, scope?.[0] ?? scope) },
  })
  Object.assign(front.utils.urlActions, { createActionHash: actionHash })
  Object.assign(front.utils, {
    environment: browserFlags(),
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
  startPopups(front)
  startPlaylists()
  if (isHooked && !config().isStatic) readyAll(front.hooks.doAction)
}
