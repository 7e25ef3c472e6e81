import { propertyOf } from '../base/property-of'
import { asObject, getGlobal, isObject, type Raw } from '../base/values'
import { rawSettings } from '../settings/read'
import { SETTINGS } from './selectors'

// Not from `config()`, which knows the page as it was at the start.
const liveConfig = (): Raw => asObject(getGlobal('elementorFrontendConfig'))

/** The settings of the document that is edited, among those of the page; `{}` where the editor gives none. */
export const editedPageSettings = (): Raw => asObject(asObject(liveConfig().settings).page)

/** The settings of an element that is edited: the editor keeps them in the configuration, by the element's model (contract core §22). */
export function editedSettings(host: HTMLElement): Raw {
  const { elements } = liveConfig()
  const models = asObject(asObject(elements).data)
  const { modelCid = '' } = propertyOf(host, 'dataset')
  const model = Object.hasOwn(models, modelCid) && models[modelCid]
  return isObject(model) ? asObject(model.attributes ?? model) : rawSettings(host, SETTINGS)
}
