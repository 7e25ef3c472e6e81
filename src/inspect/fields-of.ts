import { popupSettings } from '../popups/all-fields'
import type { Widget, WidgetModule } from '../runtime/widget'
import type { Field } from '../settings/read'
import { fieldsByHand } from '../widgets/slider/fields-by-hand'

export type Table = Record<string, Field<unknown>>

/** Widgets whose code reads settings by tables that it does not export. */
const OWN: Record<string, object> = { popup: popupSettings, slider: fieldsByHand }

const modules = new WeakMap<Widget, Promise<WidgetModule | undefined>>()

/** A widget's settings table. Loads its code once if it has not mounted; undefined if that fails. */
export async function fieldsOf(widget: Widget): Promise<Table | undefined> {
  const own = OWN[widget.name]
  if (own) return own as Table
  const module =
    modules.get(widget) ??
    Promise.resolve()
      .then(widget.load)
      .catch(() => undefined)
  modules.set(widget, module)
  return (await module)?.settings as Table | undefined
}
