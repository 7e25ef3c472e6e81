import { propertyOf } from '../../base/property-of'
import { asObject, getGlobal } from '../../base/values'
import { editedSettings } from '../../page/edited-settings'
import { WIDGET_TYPE } from '../../page/selectors'

/** Extra request data for a list in the editor: the edited list instead of the saved one, and who is asking (contract loops §3.6). */
export function editedRequest(loop: HTMLElement): { headers: Record<string, string>; body: object } {
  const { nonce } = asObject(getGlobal('ElementorProFrontendConfig'))
  const [widgetType] = loop.getAttribute(WIDGET_TYPE)?.split('.') ?? []
  return {
    headers: typeof nonce === 'string' ? { 'X-WP-Nonce': nonce } : {},
    body: {
      widget_model: { id: propertyOf(loop, 'dataset').id, elType: 'widget', widgetType, settings: editedSettings(loop), elements: [] },
      is_edit_mode: true,
    },
  }
}
