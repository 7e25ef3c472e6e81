import { emit } from '../base/events'
import { queryAll } from '../base/query-all'
import { enqueue } from '../base/queue'

/** The elements of newer builders that bring the file that announces all elements (contract newer §1.2). */
const WITH_HANDLERS = '[data-e-type="e-tabs"],[data-e-type="e-form"],[data-e-type="e-youtube"],[data-action-link]'

/**
 * Announces each element to a newer builder's page, in document order (contract newer §1.2). Elements in a closed popup wait until it opens. Nothing
 * is announced on pages without an element that has a script.
 */
export function tellRendered(root: ParentNode & Node): void {
  if (!queryAll(document, WITH_HANDLERS)[0]) return
  for (const element of queryAll(root, '[data-e-type]:not([data-elementor-type="popup"]:not(.dialog-message *) *)'))
    enqueue(() => {
      const [elementType, elementId] = ['data-e-type', 'data-id'].map((name) => element.getAttribute(name))
      emit(element, 'elementor/element/rendered', { element, elementType, elementId })
    })
}
