import { createElement } from '../../base/create-element'
import { stopAll } from '../../base/lifetime'
import { propertyOf } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { createWriters } from '../../dom/writers'

export const MOTION = 'elementor-motion-effects-element'

/** The element that moves, and the one whose position gives the progress (contract menus §7.3). */
export interface Target {
  el: HTMLElement
  parent: HTMLElement
  stop: () => void
}

/** Marks the parent of a moving element or background (contract menus §7.3). */
const MOTION_PARENT = 'elementor-motion-effects-parent'

const findChild = (host: HTMLElement, selector: string) => queryFirst(host, `:scope > ${selector}`)

/** A widget moves its wrapper, if it has one (contract newer §15), a column its inner column; other elements move themselves. */
export function elementTarget(host: HTMLElement): Target | undefined {
  const type = host.getAttribute('data-element_type')
  const el =
    type === 'widget'
      ? (findChild(host, '.elementor-widget-container') ?? host)
      : type === 'column'
        ? findChild(host, '.elementor-widget-wrap')
        : host
  const parent = el && propertyOf(el, 'parentElement')
  if (!el || !parent) return undefined
  const stops = [addClasses(el, MOTION), addClasses(parent, MOTION_PARENT)]
  return { el, parent, stop: () => stopAll(stops) }
}

/** A background moves on a separate layer, larger than the element; the page's stylesheet paints the picture on it. */
export function backgroundTarget(host: HTMLElement): Target | undefined {
  const parent = propertyOf(host, 'parentElement')
  if (!parent) return undefined
  const layer = createElement('div', { class: 'elementor-motion-effects-layer' })
  const container = createElement('div', { class: 'elementor-motion-effects-container' }, layer)
  const column = host.getAttribute('data-element_type') === 'column' && findChild(host, '.elementor-element-populated')
  const box = column || host
  box.prepend(container)
  const stops = [addClasses(host, MOTION, `${MOTION}-type-background`), addClasses(parent, MOTION_PARENT), () => container.remove()]
  return { el: layer, parent, stop: () => stopAll(stops) }
}

export function addClasses(el: HTMLElement, ...names: string[]): () => void {
  const writers = createWriters()
  for (const name of names) writers.set(el, { [`.${name}`]: true })
  return writers.stop
}
