import type { Raw } from '../base/values'
import { browserFlags } from '../page/browser-flags'
import { activeDevices, device } from '../page/device'
import { responsiveValue } from '../settings/responsive'
import { AsyncSwiper } from './async-swiper'
import { unwrap } from './jquery'
import type { Callback, NodeSet } from './types'
import { videoLoaders } from './video-loaders'

/** The hash of an action, as created by the builder's helper (contract core §16.1). */
export function actionHash(name: string, settings: Raw): string {
  const bytes = new TextEncoder().encode(JSON.stringify(settings))
  return encodeURIComponent(`#elementor-action:action=${name}&settings=${btoa(String.fromCharCode(...bytes))}`)
}

/**
 * The builder's debounce: calls immediately on the first call of a burst, and again `wait` ms after the last, as a method of the same object
 * (contract core §20.6).
 */
export function debounce(callback: Callback, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return function (this: unknown, ...args: unknown[]) {
    if (timer === undefined) callback.apply(this, args)
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      callback.apply(this, args)
    }, wait)
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;', '"': '&quot;' }

/** `elementorFrontend.utils`, without its link actions. */
export const createUtils = () => ({
  ...videoLoaders(),
  environment: browserFlags(),
  swiper: AsyncSwiper,
  escapeHTML: (text: string) => text.replace(/[&<>'"]/g, (c) => ESCAPES[c] as string),
  controls: {
    getResponsiveControlValue: (settings: Raw, key: string, sub = '', mode: string = device().get()) =>
      responsiveValue(settings, key, sub, mode, activeDevices()),
  },
  events: {
    dispatch: (
      context: EventTarget | NodeSet<EventTarget> | null | undefined,
      name: string,
      detail: unknown = null,
      legacyName?: string,
    ) => {
      for (const each of [legacyName, name])
        if (each) unwrap<EventTarget | null | undefined>(context)?.dispatchEvent(new CustomEvent(each, { detail }))
    },
  },
})
