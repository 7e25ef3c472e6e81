import { queryAll } from '../base/query-all'
import { enqueue } from '../base/queue'
import { describeElement, guard } from '../base/report'
import { ELEMENT } from '../builder/selectors'
import { jquery, wrapElement } from './jquery'
import type { Hooks } from './types'

type DoAction = Hooks['doAction']

/** Runs the three `frontend/element_ready/*` actions of one element (contract core §3.3). */
export function runElementReady(doAction: DoAction, el: HTMLElement): void {
  const type = el.getAttribute('data-element_type')
  if (!type) return
  const $element = wrapElement(el)
  guard(describeElement(el), 'an add-on’s element_ready callback failed', () => {
    for (const name of ['global', type, type === 'widget' && el.getAttribute('data-widget_type')])
      if (name) doAction(`frontend/element_ready/${name}`, $element, jquery())
  })
}

/** Queues the ready actions of the page's elements in document order. Elements in a closed popup wait until it opens. */
export function runAllElementsReady(doAction: DoAction): void {
  for (const el of queryAll<HTMLElement>(document, `${ELEMENT}:not([data-elementor-type="popup"] *)`))
    enqueue(() => runElementReady(doAction, el))
}
