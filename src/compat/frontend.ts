import { addAction, runAction } from '../services/actions'
import { config } from '../services/config'
import { device } from '../services/device'
import { popups } from '../services/popups'
import { storage } from '../services/storage'
import { emitter } from './emitter'
import { hooks } from './hooks'

type Settings = Record<string, any>
const page = globalThis as Settings

/** `elementorFrontend`: what scripts read most, at once (contract core §21.1). The rest is added by `compat/full` where it can be missed. */
export function frontend(hear: (name: string) => void): Settings {
  return {
    ...emitter(),
    config: page.elementorFrontendConfig ?? {},
    hooks: hooks(hear),
    storage,
    isEditMode: () => config().edit,
    isWPPreviewMode: () => config().preview,
    getCurrentDeviceMode: () => device().get(),
    documentsManager: { documents: {} },
    utils: { urlActions: { addAction, runAction } },
  }
}

/** `elementorProFrontend`: popups and link actions (contract popups §15). */
export function proFrontend(): Settings {
  return {
    ...emitter(),
    config: page.ElementorProFrontendConfig ?? {},
    modules: {
      linkActions: { addAction },
      popup: {
        popupPopped: undefined,
        showPopup: ({ id, toggle }: Settings = {}, event?: Event) => {
          const popup = popups.get(id)
          if (toggle && popup?.isOpen()) popup.hide('api')
          else popup?.show('api', event)
        },
        closePopup: (settings?: Settings, event?: Event) => popups.closeAround(event?.target, 'api', Boolean(settings?.do_not_show_again)),
      },
    },
  }
}
