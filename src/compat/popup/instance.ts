import { pageBody } from '../../base/document'
import { DOCUMENT_SETTINGS, ELEMENT } from '../../builder/selectors'
import { type StorageOptions, storage } from '../../builder/storage'
import { popupKey } from '../../popups/popup-key'
import type { Popup } from '../../popups/registry'
import { rawSettings } from '../../settings/read'
import { createEmitter } from '../emitter'
import { wrapElement } from '../jquery'
import { getByPath } from '../paths'

type Settings = Record<string, any>

/** The parts of the dialog by their names in `getElements`, with the classes they have. */
const PARTS = {
  widgetContent: 'widget-content',
  header: 'header',
  message: 'message',
  buttonsWrapper: 'buttons-wrapper',
  closeButton: 'close-button',
}

/** The object of one popup document that site scripts get with its events and find in `documentsManager` (contract popups §15). */
export function instanceOf(popup: Popup): Settings {
  popup.instance ??= createInstance(popup)
  return popup.instance
}

function createInstance(popup: Popup): Settings {
  const { host } = popup
  const settings = () => rawSettings(host, DOCUMENT_SETTINGS)
  const storageKey = (suffix: string) => `popup_${popupKey(popup)}_${suffix}`
  const modal = createModalApi(popup, settings)
  return {
    showModal: (isAutomatic?: unknown, event?: Event) => popup.show(isAutomatic ? 'trigger' : 'api', event),
    getModal: () => modal,
    getDocumentSettings: (path?: string) => getByPath(settings(), path),
    getSettings: (setting?: string) => (setting === 'id' ? publicId(popup) : setting ? undefined : { id: publicId(popup) }),
    disable: () => storage.set(storageKey('disable'), true),
    getStorage: (suffix: string, options?: StorageOptions) => storage.get(storageKey(suffix), options),
    setStorage: (suffix: string, value: unknown, options?: StorageOptions) => storage.set(storageKey(suffix), value, options),
    countTimes: () => storage.set(storageKey('times'), storage.number(storageKey('times')) + 1),
    get $element() {
      return wrapElement(contentOf(popup) ?? host)
    },
    get elementHTML() {
      return host.outerHTML
    },
  }
}

/** The popup's id as scripts know it: a number, when it is one. */
export const publicId = ({ id }: Popup): number | string => (/^\d+$/.test(id) ? Number(id) : id)
const contentOf = ({ modal }: Popup) => modal?.root.querySelector('.dialog-message')?.firstElementChild
/** The builder's elements in an open popup, in document order. */
export const elementsIn = (popup: Popup): HTMLElement[] => [...(contentOf(popup)?.querySelectorAll<HTMLElement>(ELEMENT) ?? [])]

function createModalApi(popup: Popup, settings: () => Settings): Settings {
  const part = (className: string) => wrapElement(popup.modal?.root.querySelector(`.dialog-${className}`))
  const elements = (): Settings => ({
    widget: wrapElement(popup.modal?.root),
    ...Object.fromEntries(Object.entries(PARTS).map(([name, className]) => [name, part(className)])),
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
    setMessage: (message: any) => popup.modal?.root.querySelector('.dialog-message')?.replaceChildren(message?.[0] ?? message),
    destroy: () => popup.modal?.stop(),
  }
}
