import type { ByDevice } from '../../settings/fields'
import type { Field, Infer } from '../../settings/read'
import { choice } from './settings'

const responsive = (words: string[]) =>
  ({ kind: 'responsive', default: {}, field: choice(words) as Field<unknown> }) as unknown as Field<ByDevice<string>>

export const tabsSettings = {
  tabs_justify_horizontal: responsive(['start', 'center', 'end', 'stretch']),
  horizontal_scroll: responsive(['disable', 'enable']),
}
export type TabsSettings = Infer<typeof tabsSettings>
