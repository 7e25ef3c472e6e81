import { choice, type Infer, responsive } from '../../settings/fields'

export const tabsSettings = {
  tabs_justify_horizontal: responsive(choice(['start', 'center', 'end', 'stretch'], 'start')),
  horizontal_scroll: responsive(choice(['disable', 'enable'], 'disable')),
}
export type TabsSettings = Infer<typeof tabsSettings>
