import { loadAndRunAction } from '../actions/links'
import { addAction } from '../actions/registry'
import { config } from '../builder/config'
import { device } from '../builder/device'
import { storage } from '../builder/storage'
import { popups } from '../popups/registry'
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
    utils: { urlActions: { addAction, runAction: loadAndRunAction } },
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
