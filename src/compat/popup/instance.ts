import { pageBody } from '../../base/document'
import { queryAll } from '../../base/query-all'
import type { Raw } from '../../base/values'
import { ELEMENT } from '../../page/selectors'
import { type StorageOptions, storage } from '../../page/storage'
import { storageKey } from '../../popups/popup-key'
import { writtenSettings } from '../../popups/read-settings'
import { type Popup, popups } from '../../popups/registry'
import { PARTS } from '../dialogs-parts'
import { createEmitter } from '../emitter'
import { unwrap, wrapElement } from '../jquery'
import { getByPath } from '../paths'
import type { NodeSet } from '../types'

export type PopupInstance = ReturnType<typeof createInstance>

/** The dialog's parts, by their names in `getElements`, with their classes. */
const ALL_PARTS = { ...PARTS, closeButton: 'close-button' }

/** The object for a popup that site scripts get with events and find in `documentsManager` (contract popups §15). */
export function instanceOf(popup: Popup): PopupInstance {
  popup.instance ??= createInstance(popup)
  // Only this function sets it.
  return popup.instance as PopupInstance
}

function createInstance(popup: Popup) {
  const { host } = popup
  const settings = () => writtenSettings(popup)
  const keyOf = (suffix: string) => storageKey(popup, suffix)
  const modal = createModalApi(popup, settings)
  return {
    showModal: (isAutomatic?: unknown, event?: Event) => popup.show(isAutomatic ? 'trigger' : 'api', event),
    getModal: () => modal,
    getDocumentSettings: (path?: string) => getByPath(settings(), path),
    getSettings: (setting?: string) => (setting === 'id' ? publicId(popup) : setting ? undefined : { id: publicId(popup) }),
    disable: () => storage.set(keyOf('disable'), true),
    getStorage: (suffix: string, options?: StorageOptions) => storage.get(keyOf(suffix), options),
    setStorage: (suffix: string, value: unknown, options?: StorageOptions) => storage.set(keyOf(suffix), value, options),
    countTimes: () => storage.set(keyOf('times'), storage.number(keyOf('times')) + 1),
    get $element() {
      return wrapElement(contentOf(popup) ?? host)
    },
    get elementHTML() {
      return host.outerHTML
    },
  }
}

/** Lists the builder's popups in `documentsManager`: the page's current ones, and later ones when shown (contract popups §15). */
export function listDocuments(documents: object): void {
  const add = (popup: Popup) =>
    popup.isFromBuilder &&
    Object.defineProperty(documents, popup.id, { get: () => instanceOf(popup), configurable: true, enumerable: true })
  for (const popup of popups.all()) add(popup)
  popups.onShow(add)
}

/** The popup's id for scripts: a number if it is one. */
export const publicId = ({ id }: Popup): number | string => (/^\d+$/.test(id) ? Number(id) : id)
/** An open popup's content. */
export const contentOf = ({ dialog }: Popup) => dialog?.root.querySelector('.dialog-message')?.firstElementChild
/** The builder's elements in an open popup, in document order. */
export function elementsIn(popup: Popup): HTMLElement[] {
  const content = contentOf(popup)
  return content ? queryAll(content, ELEMENT) : []
}

function createModalApi(popup: Popup, settings: () => Raw) {
  const part = (className: string) => wrapElement(popup.dialog?.root.querySelector(`.dialog-${className}`))
  const elements = (): Raw => ({
    widget: wrapElement(popup.dialog?.root),
    ...Object.fromEntries(Object.entries(ALL_PARTS).map(([name, className]) => [name, part(className)])),
    window: wrapElement(window),
    body: wrapElement(pageBody()),
    container: wrapElement(pageBody()),
  })
  return {
    ...createEmitter(),
    show: () => popup.show('api'),
    hide: () => popup.hide('api'),
    isVisible: () => popup.isOpen(),
    getElements: (name?: string) => (name ? elements()[name] : elements()),
    getSettings: (key?: string) => (key ? settings()[key] : settings()),
    setMessage: (message: string | Node | NodeSet<string | Node>) =>
      popup.dialog?.root.querySelector('.dialog-message')?.replaceChildren(unwrap<string | Node>(message)),
    destroy: () => popup.dialog?.stop(),
  }
}
