import { ELEMENT } from '../builder/selectors'
import { type StorageOptions, storage } from '../builder/storage'
import type { Popup } from '../popups/registry'
import { emitter } from './emitter'
import { wrap } from './jquery'

type Settings = Record<string, any>

const known = new WeakMap<Popup, Settings>()
const PARTS = {
  widgetContent: 'widget-content',
  header: 'header',
  message: 'message',
  buttonsWrapper: 'buttons-wrapper',
  closeButton: 'close-button',
}

/** The object of one popup document that site scripts get with its events and find in `documentsManager` (contract popups §15). */
export function instanceOf(popup: Popup): Settings {
  const made = known.get(popup)
  if (made) return made
  const { host, key, settings } = popup
  const name = (suffix: string) => `popup_${key}_${suffix}`
  const modal = modalOf(popup)
  const instance: Settings = {
    showModal: (isAutomatic?: unknown, event?: Event) => popup.show(isAutomatic ? 'trigger' : 'api', event),
    getModal: () => modal,
    getDocumentSettings: (path?: string) =>
      path
        ? String(path)
            .split('.')
            .reduce((at: any, part) => (Object.hasOwn(Object(at), part) ? at[part] : undefined), settings)
        : settings,
    getSettings: (setting?: string) => (setting === 'id' ? idOf(popup) : setting ? undefined : { id: idOf(popup) }),
    disable: () => storage.set(name('disable'), true),
    getStorage: (suffix: string, options?: StorageOptions) => storage.get(name(suffix), options),
    setStorage: (suffix: string, value: unknown, options?: StorageOptions) => storage.set(name(suffix), value, options),
    countTimes: () => storage.set(name('times'), storage.number(name('times')) + 1),
    get $element() {
      return wrap(contentOf(popup) ?? host)
    },
    get elementHTML() {
      return host.outerHTML
    },
  }
  known.set(popup, instance)
  return instance
}

export const idOf = ({ id }: Popup): number | string => (/^\d+$/.test(id) ? Number(id) : id)
const contentOf = ({ modal }: Popup) => modal?.root.querySelector('.dialog-message')?.firstElementChild
/** The builder's elements in an open popup, in document order. */
export const elementsIn = (popup: Popup): HTMLElement[] => [...(contentOf(popup)?.querySelectorAll<HTMLElement>(ELEMENT) ?? [])]

function modalOf(popup: Popup): Settings {
  const part = (className: string) => wrap(popup.modal?.root.querySelector(`.dialog-${className}`))
  const elements = (): Settings => ({
    widget: wrap(popup.modal?.root),
    ...Object.fromEntries(Object.entries(PARTS).map(([name, className]) => [name, part(className)])),
    window: wrap(window),
    body: wrap(document.body),
    container: wrap(document.body),
  })
  return {
    ...emitter(),
    show: () => popup.show('api'),
    hide: () => popup.hide('api'),
    isVisible: () => popup.isOpen(),
    getElements: (name?: string) => (name ? elements()[name] : elements()),
    getSettings: (key?: string) => (key ? popup.settings[key] : popup.settings),
    setMessage: (message: any) => popup.modal?.root.querySelector('.dialog-message')?.replaceChildren(message?.[0] ?? message),
    destroy: () => popup.modal?.stop(),
  }
}
