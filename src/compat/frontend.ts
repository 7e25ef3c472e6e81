import { getGlobal, type Raw } from '../base/values'
import { config } from '../page/config'
import { device } from '../page/device'
import { storage } from '../page/storage'
import { loadAndRunAction } from '../popups/actions/links'
import { addAction } from '../popups/actions/registry'
import { popups } from '../popups/registry'
import { recordCalls } from './record-calls'
import type { Emitter, Frontend, Hooks } from './types'

/** Our `elementorProFrontend`: link actions and popups. */
export interface ProFrontend {
  config: Raw
  modules: { linkActions: object; popup: object }
}
interface PopupRequest {
  id?: unknown
  toggle?: unknown
  do_not_show_again?: unknown
}

/**
 * Creates `elementorFrontend` with what scripts read most, available immediately (contract core §21.1). Calls `loadRest` when a script
 * registers anything; compat/full.ts adds the rest.
 */
export function createFrontend(loadRest: () => void) {
  const events = recordCalls<Emitter>('on off trigger', loadRest)
  const hooks = recordCalls<Hooks>('addAction addFilter removeAction removeFilter doAction applyFilters', loadRest)
  const api: Frontend = {
    ...events.api,
    config: getGlobal('elementorFrontendConfig') ?? {},
    hooks: hooks.api,
    storage,
    isEditMode: () => config().edit,
    getCurrentDeviceMode: () => device().get(),
    documentsManager: { documents: {} },
    utils: { urlActions: { addAction, runAction: loadAndRunAction } },
  }
  return {
    api,
    events,
    hooks,
    /** Dispatches `elementor/frontend/init`; set by compat/index.ts, which knows when. */
    init: () => {},
    /** Runs the ready hooks of the page's elements; compat/full.ts sets it. */
    ready: () => {},
  }
}

/** `elementorProFrontend`: popups and link actions (contract popups §15). */
export function createProFrontend(): ProFrontend {
  return {
    config: getGlobal('ElementorProFrontendConfig') ?? {},
    modules: {
      linkActions: { addAction },
      popup: {
        get popupPopped() {
          return popups.hasShown
        },
        showPopup: (settings?: PopupRequest, event?: Event) => popups.open(settings?.id, 'api', event, settings?.toggle),
        closePopup: (settings?: PopupRequest, event?: Event) => popups.containing(event?.target)?.hide('api', settings?.do_not_show_again),
      },
    },
  }
}
