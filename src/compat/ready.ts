import { enqueue } from '../base/queue'
import { describeElement, guard } from '../base/report'
import { ELEMENT } from '../builder/selectors'
import { jquery, wrap } from './jquery'

type DoAction = (name: string, ...args: unknown[]) => unknown

/** The three `frontend/element_ready/*` actions of one element (contract core §3.3). */
export function readyOne(doAction: DoAction, el: HTMLElement): void {
  const type = el.getAttribute('data-element_type')
  if (!type) return
  const $el = wrap(el)
  guard(describeElement(el), 'an add-on’s element_ready callback failed', () => {
    for (const name of ['global', type, type === 'widget' && el.getAttribute('data-widget_type')])
      if (name) doAction(`frontend/element_ready/${name}`, $el, jquery())
  })
}

/** Readies every element of the page in document order, a slice at a time; closed popups' elements wait for their opening. */
export function readyAll(doAction: DoAction): void {
  for (const el of document.querySelectorAll<HTMLElement>(`${ELEMENT}:not([data-elementor-type="popup"] *)`))
    enqueue(() => readyOne(doAction, el))
}
