import { emit } from '../base/events'
import { queryAll } from '../base/query-all'
import { enqueue } from '../base/queue'

/** Newer builders' elements with handler files, which make the page announce all elements (contract newer §1.2). */
const WITH_HANDLERS = '[data-e-type="e-tabs"],[data-e-type="e-form"],[data-e-type="e-youtube"],[data-action-link]'

/**
 * Announces each element of a newer builder's page, in document order (contract newer §1.2). Those in a closed popup wait until it opens;
 * pages without scripted elements announce none.
 */
export function tellRendered(root: ParentNode & Node): void {
  if (!queryAll(document, WITH_HANDLERS)[0]) return
  for (const element of queryAll(root, '[data-e-type]:not([data-elementor-type="popup"]:not(.dialog-message *) *)'))
    enqueue(() => {
      const [elementType, elementId] = ['data-e-type', 'data-id'].map((name) => element.getAttribute(name))
      emit(element, 'elementor/element/rendered', { element, elementType, elementId })
    })
}
