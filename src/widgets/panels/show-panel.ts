import { stopAll } from '../../base/lifetime'
import { activeDevices, device } from '../../builder/device'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { SETTINGS } from '../../builder/selectors'
import { containsAboveDialogs } from '../../dom/above-dialogs'
import { nextFrame } from '../../dom/next-frame'
import { createWriter } from '../../dom/writer'
import type { Writers } from '../../dom/writers'
import { rawSettings } from '../../settings/read'
import { deviceSetting } from '../../settings/responsive'

/** An exit animation that does not end is not waited for longer than this, in ms. */
const MAX_EXIT = 3000

/** The classes of an entrance or exit animation on this device; `none` is no animation. */
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

/** Plays the panel's exit, the page's own animation or transition for it, and calls `onEnd` when it has ended, at once without one. */
export function playExit(main: HTMLElement, host: HTMLElement, writers: Writers, onEnd: () => void): () => void {
  const names = prefersReducedMotion() ? [] : animationClasses(host, 'exit')
  const classes = names.length ? [...names, 'animated', 'reverse'] : []
  writers.set(main, classValues(classes, true))
  let isStopped = false
  const end = () => {
    if (!isStopped) onEnd()
  }
  const timer = setTimeout(end, MAX_EXIT)
  const running = prefersReducedMotion() ? [] : (main.getAnimations?.() ?? [])
  Promise.allSettled(running.map(({ finished }) => finished)).then(end)
  return () => {
    isStopped = true
    clearTimeout(timer)
    writers.set(main, classValues(classes, false))
  }
}

const NEVER_INERT = 'script,style,link,template,dialog,.dialog-widget'

/**
 * Everything beside an element and its ancestors can be reached neither by keyboard nor by pointer, except dialogs, and what the site puts above
 * them: a consent banner.
 */
export function makeOthersInert(el: HTMLElement): () => void {
  const stops: (() => void)[] = []
  for (let node = el; node !== document.body && node.parentElement; node = node.parentElement)
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.matches(NEVER_INERT) && !containsAboveDialogs(sibling)) {
        const { set, stop } = createWriter(sibling)
        set('inert', true)
        stops.push(stop)
      }
  return () => stopAll(stops)
}

/** The page is inert behind a panel: one that no stylesheet shows would leave nothing to use, so it is shown by styles on itself. */
export function revealHidden(panel: HTMLElement, main: HTMLElement): () => void {
  const { set, stop } = createWriter(panel)
  let isStopped = false
  nextFrame(() => {
    const { width, height } = main.getBoundingClientRect()
    const { visibility } = getComputedStyle(main)
    if (isStopped || (width && height && visibility === 'visible')) return
    return () => {
      for (const [name, value] of Object.entries(SHOWN)) set(`$${name}`, value)
    }
  })
  return () => {
    isStopped = true
    stop()
  }
}
const SHOWN = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  transform: 'none',
  position: 'fixed',
  inset: '0',
  'z-index': '9999',
  overflow: 'auto',
  background: 'Canvas',
  'pointer-events': 'auto',
}
