import { runAction } from '../link-actions'
import { addAction } from '../services/actions'
import { config } from '../services/config'
import { device } from '../services/device'
import { popups } from '../services/popups'
import { storage } from '../services/storage'
import { early } from './early'

type Settings = Record<string, any>
const page = globalThis as Settings

/** `elementorFrontend`: what scripts read most, at once (contract core §21.1). `compat/full` adds the rest as soon as somebody calls. */
export function frontend(need: () => void) {
  const events = early('on off trigger', need)
  const hooks = early('addAction addFilter removeAction removeFilter doAction applyFilters', need)
  const api: Settings = {
    ...events.api,
    config: page.elementorFrontendConfig ?? {},
    hooks: hooks.api,
    storage,
    isEditMode: () => config().edit,
    getCurrentDeviceMode: () => device().get(),
    documentsManager: { documents: {} },
    utils: { urlActions: { addAction, runAction } },
  }
  return { api, events, hooks, init: () => {}, ready: () => {} }
}

/** `elementorProFrontend`: popups and link actions (contract popups §15). */
export function proFrontend(): Settings {
  return {
    config: page.ElementorProFrontendConfig ?? {},
    modules: {
      linkActions: { addAction },
      popup: {
        get popupPopped() {
          return popups.popped
        },
        showPopup: (settings?: Settings, event?: Event) => popups.open(settings?.id, 'api', event, settings?.toggle),
        closePopup: (settings?: Settings, event?: Event) => popups.around(event?.target)?.hide('api', settings?.do_not_show_again),
      },
    },
  }
}
