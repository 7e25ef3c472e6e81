import { MOTION } from '../../builder/selectors'
import { createWriter } from '../../dom/writer'

/** What moves, what it is measured by, and how it is given back (contract menus §7.3). */
export interface Target {
  el: HTMLElement
  parent: HTMLElement
  stop: () => void
}

const within = (host: HTMLElement, selector: string) => host.querySelector<HTMLElement>(`:scope > ${selector}`)

/** A widget's content moves in its wrapper, a column's in the column; everything else moves itself. */
export function elementTarget(host: HTMLElement): Target | undefined {
  const type = host.getAttribute('data-element_type')
  const el =
    type === 'widget' ? within(host, '.elementor-widget-container') : type === 'column' ? within(host, '.elementor-widget-wrap') : host
  const parent = el?.parentElement
  if (!el || !parent) return undefined
  const stops = [mark(el, MOTION), mark(parent, `${MOTION}-parent`)]
  return { el, parent, stop: all(stops) }
}

/** A background moves on a layer of its own, larger than the element; the page's stylesheet paints the picture there. */
export function backgroundTarget(host: HTMLElement): Target | undefined {
  const parent = host.parentElement
  if (!parent) return undefined
  const frame = document.createElement('div')
  const el = document.createElement('div')
  frame.className = 'elementor-motion-effects-container'
  el.className = 'elementor-motion-effects-layer'
  frame.append(el)
  const home = (host.getAttribute('data-element_type') === 'column' && within(host, '.elementor-element-populated')) || host
  home.prepend(frame)
  const stops = [mark(host, MOTION, `${MOTION}-type-background`), mark(parent, `${MOTION}-parent`), () => frame.remove()]
  return { el, parent, stop: all(stops) }
}

export function mark(el: HTMLElement, ...names: string[]): () => void {
  const writer = createWriter(el)
  for (const name of names) writer.set(`.${name}`, true)
  return writer.stop
}

const all = (stops: (() => void)[]) => () => {
  for (const stop of stops) stop()
}
