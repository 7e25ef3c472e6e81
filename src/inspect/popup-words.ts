import type { Explanation } from '../popups/explain'
import type { Popup } from '../popups/registry'
import type { TriggerName } from '../popups/triggers/table'
import type { Condition } from '../popups/verdict'

/** A popup's name in the inspector: its id, and its label if different. */
export const popupTitle = ({ id }: Popup, label: string): string =>
  id ? (label ? `${id}: “${label}”` : id) : label ? `“${label}”, without an id` : 'A popup without an id'

/** `a`; `a, or b`; `a, b, or c` */
const either = (parts: string[]): string => (parts.length > 1 ? `${parts.slice(0, -1).join(', ')}, or ${parts.at(-1)}` : (parts[0] ?? ''))

/** What this popup does on this device and page view, in a sentence or two. `openers`: how many buttons and links open it. */
export function describePopup({ open, disabled, willShow, triggers, rules }: Explanation, openers: number): string {
  const byHand = openers
    ? ` ${openers === 1 ? 'One button or link' : `${openers} buttons or links`} of the page open${openers === 1 ? 's' : ''} it.`
    : ''
  if (open) return 'It is open now.'
  if (disabled) return 'It will not open, not even by a button: this visitor has said “never again”.'
  const waiting = triggers.filter(({ state }) => state === 'armed').map(({ why }) => why.replace(/^waits for /, ''))
  if (willShow) return `It will open by itself: it waits for ${either(waiting)}.${byHand}`
  const failed = rules.filter(({ pass }) => !pass).map(({ why }) => why)
  if (!triggers.length)
    return openers
      ? `It opens only by a click.${byHand}`
      : 'Nothing on this page opens it: it has no trigger, and no button or link opens it.'
  const fired = triggers.find(({ state }) => state === 'fired')
  if (fired) return `It has opened by itself: ${fired.why.replace(/^opened it: /, '')}.${byHand}`
  if (failed.length) return `It will not open by itself on this page view: ${failed.join('. Also, ')}.${byHand}`
  return `It will not open by itself on this page view: ${triggers.map(({ name, state, why }) => (state === 'unknown' ? `${name} is ${why}` : why)).join('; ')}.${byHand}`
}

const NAMES: Record<TriggerName | Condition['name'] | 'storage', string> = {
  page_load: 'After the page is ready',
  scrolling: 'Scrolling',
  scrolling_to: 'Scrolling to an element',
  click: 'Clicks',
  inactivity: 'The visitor does nothing',
  exit_intent: 'The visitor is about to leave',
  page_views: 'Page views',
  sessions: 'Visits',
  url: 'The address the visitor came from',
  sources: 'Where the visitor came from',
  pages: 'The page’s address',
  parameters: 'Parameters of the address',
  languages: 'Languages',
  group: 'One popup of a group',
  logged_in: 'Logged-in visitors',
  devices: 'Devices',
  times: 'How often',
  browsers: 'Browsers',
  schedule: 'Dates',
  storage: 'What is stored about the visitor',
  disable: 'Never again',
  converted: 'Already done',
  avoid_multiple_popups: 'One popup per page view',
}
/** The name of a trigger or rule in plain words. */
export const plainName = (name: string): string => (Object.hasOwn(NAMES, name) ? NAMES[name as keyof typeof NAMES] : name)
