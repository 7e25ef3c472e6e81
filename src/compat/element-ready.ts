import { queryAll } from '../base/query-all'
import { describeElement, guard } from '../base/report'
import { ELEMENT, WIDGET_TYPE } from '../page/selectors'
import { jquery, wrapElement } from './jquery'
import type { Callback, Hooks } from './types'

type DoAction = Hooks['doAction']
/** What the names of these actions begin with. */
export const READY = 'frontend/element_ready/'

const known = new WeakSet<HTMLElement>()

/** Runs the three `frontend/element_ready/*` actions of one element (contract core §3.3). */
export function runElementReady(doAction: DoAction, el: HTMLElement): void {
  known.add(el)
  const type = el.getAttribute('data-element_type')
  if (!type) return
  const $element = wrapElement(el)
  guard(describeElement(el), 'an add-on’s element_ready callback failed', () => {
    for (const name of ['global', type, type === 'widget' && el.getAttribute('data-widget_type')])
      if (name) doAction(READY + name, $element, jquery())
  })
}

/** Elements in a closed popup wait until it opens. */
const elementsOf = (filter = '') => queryAll<HTMLElement>(document, `${ELEMENT}${filter}:not([data-elementor-type="popup"] *)`)

/**
 * Runs the ready actions of the page's elements in document order, each in a task of its own as in the builder: what other scripts have
 * planned for jQuery's ready comes first, and `load` after.
 */
export function runAllElementsReady(doAction: DoAction): void {
  for (const el of elementsOf()) setTimeout(() => runElementReady(doAction, el))
}

/** Makes ready what a list has loaded, as the builder does (contract core §3.2). */
export function runNewElementsReady(doAction: DoAction, list: Element): void {
  for (const el of queryAll<HTMLElement>(list, ELEMENT)) if (!known.has(el)) runElementReady(doAction, el)
}

/** Runs one callback for the elements that were ready before it was added. */
export function runLateHook(name: string, callback: Callback): void {
  const filter = name === 'global' ? '' : `:is([data-element_type="${CSS.escape(name)}"],[${WIDGET_TYPE}="${CSS.escape(name)}"])`
  for (const el of elementsOf(filter))
    guard(describeElement(el), 'an add-on’s element_ready callback failed', () => callback(wrapElement(el), jquery()))
}
