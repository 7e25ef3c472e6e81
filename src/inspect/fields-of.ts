import type { Widget, WidgetModule } from '../runtime/widget'
import type { Field } from '../settings/read'
import { popupSettings } from '../widgets/popup/all-settings'
import { fieldsByHand } from '../widgets/slider/fields-by-hand'

export type Table = Record<string, Field<unknown>>

/** Widgets whose code reads its settings itself, with tables that the declaration does not name. */
const OWN: Record<string, object> = { popup: popupSettings, slider: fieldsByHand }

const modules = new WeakMap<Widget, Promise<WidgetModule | undefined>>()

/** The fields that read a widget's settings. Loads the code of a widget that has not mounted, once; empty if it cannot be loaded. */
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
