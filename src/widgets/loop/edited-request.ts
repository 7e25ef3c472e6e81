import { asObject, getGlobal } from '../../base/values'
import { editedSettings } from '../../builder/edited-settings'
import { WIDGET_TYPE } from '../../builder/selectors'

/**
 * What a request for a list in the editor contains besides a visitor's: the list as it is being edited, not as it was saved, and who is asking
 * (contract loops §3.6).
 */
export function editedRequest(loop: HTMLElement): { headers: Record<string, string>; body: object } {
  const { nonce } = asObject(getGlobal('ElementorProFrontendConfig'))
  const [widgetType] = loop.getAttribute(WIDGET_TYPE)?.split('.') ?? []
  return {
    headers: typeof nonce === 'string' ? { 'X-WP-Nonce': nonce } : {},
    body: {
      widget_model: { id: loop.dataset.id, elType: 'widget', widgetType, settings: editedSettings(loop), elements: [] },
      is_edit_mode: true,
    },
  }
}
