import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { SETTINGS } from '../../page/selectors'
import { rawSettings, reportField } from '../../settings/read'
import { startGroup } from './group'
import { ownTransforms, readGroup } from './settings'
import { backgroundTarget, elementTarget } from './target'

/** In ms: how long after a window resize the effects update (specification §9). */
const RESIZE_DEBOUNCE = 200

/** Starts scroll and mouse effects of an element and its background, on the devices in the settings (contract menus §7). */
export function start(host: HTMLElement): () => void {
  const raw = rawSettings(host, SETTINGS)
  const isContainer = host.getAttribute('data-element_type') === 'container'
  const groupStops: (() => void)[] = []
  let activeKey = ''
  let timer: ReturnType<typeof setTimeout>
  // In reverse order: a group before its target.
  const stopGroups = () => stopAll(groupStops.reverse())

  const readActiveGroups = () => {
    if (prefersReducedMotion()) return []
    return [false, true]
      .map((isBackground) => {
        const prefix = isBackground ? 'background_motion_fx_' : 'motion_fx_'
        const group = readGroup(raw, prefix, isBackground, (key, field, value) => reportField(host, key, field, value))
        return { isBackground, group }
      })
      .filter(({ group: { general, scroll, mouse } }) => general.devices.includes(device().get()) && scroll.length + mouse.length)
  }
  const update = () => {
    const active = readActiveGroups()
    const key = [innerWidth, innerHeight, ...active.map(({ isBackground }) => isBackground)].join()
    if (key === activeKey) return
    activeKey = key
    stopGroups()
    for (const { isBackground, group } of active) {
      const target = isBackground ? backgroundTarget(host) : elementTarget(host)
      if (!target) continue
      const options = {
        backgroundHost: isBackground ? host : undefined,
        ownTransforms: isBackground ? [] : ownTransforms(raw, isContainer),
        isFixed: raw._position === 'fixed',
      }
      groupStops.push(target.stop, startGroup(group, target, options))
    }
  }
  update()
  const scheduleUpdate = () => {
    clearTimeout(timer)
    timer = setTimeout(update, RESIZE_DEBOUNCE)
  }
  const stops = [on(window, 'resize', scheduleUpdate), on(matchMedia('(prefers-reduced-motion: reduce)'), 'change', scheduleUpdate)]
  return () => {
    clearTimeout(timer)
    stopAll(stops)
    stopGroups()
  }
}
