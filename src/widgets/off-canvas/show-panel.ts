import type { Writers } from '../../dom/writers'
import { activeDevices, device } from '../../page/device'
import { prefersReducedMotion } from '../../page/reduced-motion'
import { SETTINGS } from '../../page/selectors'
import { rawSettings } from '../../settings/read'
import { deviceSetting } from '../../settings/responsive'

/** The longest wait for an exit animation, in ms. */
const MAX_EXIT = 3000

/** The classes of an entrance or exit animation on this device; `none` means no animation. */
function animationClasses(host: HTMLElement, phase: 'entrance' | 'exit'): string[] {
  const names = deviceSetting(rawSettings(host, SETTINGS), `${phase}_animation`, device().get(), activeDevices())
  return typeof names === 'string' && names !== 'none' ? (names.match(/\S+/g) ?? []) : []
}

const classValues = (names: string[], isOn: boolean) => Object.fromEntries(names.map((name) => [`.${name}`, isOn]))

/** Plays the panel's entrance; the returned function ends it. */
export function playEntrance(main: HTMLElement, host: HTMLElement, writers: Writers): () => void {
  const names = prefersReducedMotion() ? [] : animationClasses(host, 'entrance')
  if (!names.length) return () => {}
  writers.set(main, classValues([...names, 'animated'], true))
  return () => writers.set(main, classValues([...names, 'animated'], false))
}

/** Plays the panel's exit animation or the page's own transition, then calls `onEnd`; immediately if there is none. */
export function playExit(main: HTMLElement, host: HTMLElement, writers: Writers, onEnd: () => void): () => void {
  const names = prefersReducedMotion() ? [] : animationClasses(host, 'exit')
  const classes = names.length ? [...names, 'animated', 'reverse'] : []
  writers.set(main, classValues(classes, true))
  let isStopped = false
  const end = () => {
    if (!isStopped) onEnd()
  }
  const timer = setTimeout(end, MAX_EXIT)
  const running = prefersReducedMotion() ? [] : main.getAnimations()
  Promise.allSettled(running.map(({ finished }) => finished)).then(end)
  return () => {
    isStopped = true
    clearTimeout(timer)
    writers.set(main, classValues(classes, false))
  }
}
