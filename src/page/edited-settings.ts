import { propertyOf } from '../base/property-of'
import { asObject, getGlobal, isObject, type Raw } from '../base/values'
import { rawSettings } from '../settings/read'
import { SETTINGS } from './selectors'

// Not `config()`, which is cached from the start.
const liveConfig = (): Raw => asObject(getGlobal('elementorFrontendConfig'))

/** The page settings of the edited document; `{}` if the editor gives none. */
export const editedPageSettings = (): Raw => asObject(asObject(liveConfig().settings).page)

/** The settings of an edited element, which the editor keeps in the configuration by model id (contract core §22). */
export function editedSettings(host: HTMLElement): Raw {
  const { elements } = liveConfig()
  const models = asObject(asObject(elements).data)
  const { modelCid = '' } = propertyOf(host, 'dataset')
  const model = Object.hasOwn(models, modelCid) && models[modelCid]
  return isObject(model) ? asObject(model.attributes ?? model) : rawSettings(host, SETTINGS)
}
