import { matchesSelector } from '../base/property-of'
import { activeDevices } from '../page/device'
import { SETTINGS } from '../page/selectors'
import { popupSettings } from '../popups/all-fields'
import { reporter, writtenSettings } from '../popups/read-settings'
import { popups } from '../popups/registry'
import { liveIslands } from '../runtime/scan'
import { type Fields, type OnInvalid, rawSettings, readSettings, reportField } from '../settings/read'
import { fieldsOf } from './fields-of'

/**
 * Reads the builder's settings as a mounted widget does, which reports what it cannot read. What mounts later would report it only then, and a
 * popup only once it opens; nothing is reported twice.
 */
export async function readBuilderSettings(): Promise<void> {
  for (const { host, widget, state, fields: known } of liveIslands()) {
    // The tables of a builder's slider depend on its kind, and popups are in their registry.
    const isOwn = widget.name === 'slider' || widget.name === 'popup'
    if (state === 'off' || isOwn || matchesSelector(host, '[data-widget]')) continue
    const fields = (known ?? (await fieldsOf(widget))) as Fields<unknown> | undefined
    if (!fields) continue
    const report: OnInvalid = (key, field, value) => reportField(host, key, field, value)
    readSettings(fields, rawSettings(host, widget.attribute ?? SETTINGS), report, activeDevices())
  }
  for (const popup of popups.all())
    if (popup.isFromBuilder) readSettings(popupSettings as Fields<unknown>, writtenSettings(popup), reporter(popup), activeDevices())
}
