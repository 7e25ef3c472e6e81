import { propertyOf } from '../base/property-of'
import { queryAll } from '../base/query-all'
import { guard } from '../base/report'
import { DOCUMENT, DOCUMENT_SETTINGS } from '../page/selectors'
import { rawSettings } from '../settings/read'
import { wrapElement } from './jquery'
import { derive, ViewModule } from './modules'
import { getByPath } from './paths'
import type { DocumentClass, DocumentInstance, DocumentsManager, Hooks, NodeSet } from './types'

/** `elementorModules.frontend.Document`: one of the builder's documents on the page, such as the header (contract core §3.2). */
export const Document = derive<DocumentInstance>(ViewModule, {
  __construct({ $element }: { $element: NodeSet }) {
    this.$element = $element
  },
  getDocumentSettings(path) {
    return getByPath(rawSettings(this.$element[0], DOCUMENT_SETTINGS), path)
  },
})

/**
 * Lists the page's documents in `elementorFrontend.documentsManager` by id; of duplicates the later stays. Add-ons may register their own
 * classes for a type. Call the returned function to list them, and again after a page swap. For popups see compat/popup/instance.ts.
 */
export function startDocuments(manager: DocumentsManager, doAction: Hooks['doAction']): () => void {
  const classes: Record<string, DocumentClass> = {}
  const known = new WeakSet<Element>()
  Object.assign(manager, {
    documentClasses: classes,
    addDocumentClass(type: string, Class: DocumentClass) {
      classes[type] = Class
    },
  })
  guard('compat', 'elementor/frontend/documents-manager/init-classes', () =>
    doAction('elementor/frontend/documents-manager/init-classes', manager),
  )
  return () => {
    for (const el of queryAll<HTMLElement>(document, `${DOCUMENT}:not([data-elementor-type=popup])`)) {
      const { elementorId, elementorType = '' } = propertyOf(el, 'dataset')
      if (!elementorId || known.has(el)) continue
      known.add(el)
      const id = Number(elementorId) || elementorId
      guard(`document ${id}`, 'an add-on’s class failed', () => {
        const Class = (Object.hasOwn(classes, elementorType) && classes[elementorType]) || Document
        manager.documents[id] = new Class({
          $element: wrapElement(el),
          id,
        })
      })
    }
  }
}
