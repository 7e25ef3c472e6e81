import { on } from '../../base/events'
import { device } from '../../builder/device'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { SETTINGS } from '../../builder/selectors'
import { rawSettings, reportField } from '../../settings/read'
import { startGroup } from './group'
import { ownTransforms, readGroup } from './settings'
import { backgroundTarget, elementTarget } from './target'

/** Specification §9: motion effects follow a change of the window after 200 ms. */
const SETTLE = 200

/** Scroll and mouse effects of an element and of its background, on the devices they are for (contract menus §7). */
export function start(host: HTMLElement): () => void {
  const raw = rawSettings(host, SETTINGS)
  const running: (() => void)[] = []
  let key = ''
  let timer: ReturnType<typeof setTimeout>
  const end = () => {
    for (const stop of running.splice(0).reverse()) stop()
  }
  const toggle = () => {
    const now = device().get()
    const groups = prefersReducedMotion()
      ? []
      : [false, true].map((isBackground) => ({
          isBackground,
          group: readGroup(raw, isBackground ? 'background_motion_fx_' : 'motion_fx_', isBackground, (key, field, value) =>
            reportField(host, key, field, value),
          ),
        }))
    const wanted = groups.filter(({ group: { general, scroll, mouse } }) => general.devices.includes(now) && scroll.length + mouse.length)
    const next = `${[innerWidth, innerHeight, ...wanted.map((w) => w.isBackground)]}`
    if (next === key) return
    key = next
    end()
    for (const { isBackground, group } of wanted) {
      const target = isBackground ? backgroundTarget(host) : elementTarget(host)
      if (!target) continue
      const own = isBackground ? [] : ownTransforms(raw, host.getAttribute('data-element_type') === 'container')
      running.push(
        target.stop,
        startGroup(group, target, { host: isBackground ? host : undefined, own, isFixed: raw._position === 'fixed' }),
      )
    }
  }
  toggle()
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(toggle, SETTLE)
  }
  const wish = matchMedia('(prefers-reduced-motion: reduce)')
  const stops = [on(window, 'resize', later), on(wish, 'change', later)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    end()
  }
}
