import { emit } from '../base/events'
import { queryAll } from '../base/query-all'
import { enqueue } from '../base/queue'

/** The elements of newer builders with which the file comes that tells of all (contract newer §1.2). */
const WITH_HANDLERS = '[data-e-type="e-tabs"],[data-e-type="e-form"],[data-e-type="e-youtube"],[data-action-link]'

/**
 * Tells a page of a newer builder of each of its elements, in document order (contract newer §1.2). Those in a closed popup wait until it opens;
 * pages without an element that has a script hear of none.
 */
export function tellRendered(root: ParentNode & Node): void {
  if (!queryAll(document, WITH_HANDLERS)[0]) return
  for (const element of queryAll(root, '[data-e-type]:not([data-elementor-type="popup"]:not(.dialog-message *) *)'))
    enqueue(() => {
      const [elementType, elementId] = ['data-e-type', 'data-id'].map((name) => element.getAttribute(name))
      emit(element, 'elementor/element/rendered', { element, elementType, elementId })
    })
}
