/** The events that Skerry dispatches: for docs/reference, for types, and for the test that finds those that nobody describes. */

export interface SkerryEvent {
  name: string
  /** What it is dispatched on; it bubbles from there. */
  on: 'element' | 'document' | 'window'
  /** The element, or the page. */
  where: string
  /** The type of `detail`; empty where it has none. */
  detail: string
  /** What `preventDefault` does; absent where it does nothing. */
  cancels?: string
  text: string
}

const popup = 'the popup'
const list = 'the list of `posts`'

/** For everybody. */
export const EVENTS: SkerryEvent[] = [
  {
    name: 'skerry:ready',
    on: 'document',
    where: 'the document',
    detail: '',
    text: 'The runtime has started: the page’s popups are known. It comes again at each start, for instance after a page change by Turbo.',
  },
  {
    name: 'skerry:report',
    on: 'document',
    where: 'the document',
    detail: '{ where: string; what: string; error?: unknown }',
    text: 'Skerry has found a problem on the page. The console says the same, once for each problem.',
  },
  {
    name: 'skerry:error',
    on: 'element',
    where: 'the element of a widget',
    detail: '{ name: string; error: unknown }',
    cancels: 'keeps the error out of the console',
    text: 'A widget has failed. Its markup is as the server sent it.',
  },
  {
    name: 'skerry:popup:show',
    on: 'element',
    where: popup,
    detail: '{ id: string; group: string; reason: OpenChangeReason }',
    cancels: 'keeps the popup closed',
    text: 'A popup is about to open.',
  },
  {
    name: 'skerry:popup:shown',
    on: 'element',
    where: popup,
    detail: '{ id: string; group: string; reason: OpenChangeReason }',
    text: 'A popup is open.',
  },
  {
    name: 'skerry:popup:hide',
    on: 'element',
    where: popup,
    detail: '{ id: string; group: string; reason: OpenChangeReason }',
    cancels: 'keeps the popup open',
    text: 'A popup is about to close.',
  },
  {
    name: 'skerry:popup:hidden',
    on: 'element',
    where: popup,
    detail: '{ id: string; group: string; reason: OpenChangeReason }',
    text: 'A popup is closed.',
  },
  {
    name: 'skerry:popup:convert',
    on: 'element',
    where: 'what was pressed or sent, with `data-popup-convert`',
    detail: '{ id: string; group: string }',
    text: 'Visitors have done what the popup is for.',
  },
  {
    name: 'skerry:form:success',
    on: 'element',
    where: 'the form',
    detail: 'unknown',
    text: 'The server has accepted a form. `detail` is the data in its answer. If a script of yours sends forms itself, let it dispatch this event too, so that popups know.',
  },
  {
    name: 'skerry:form:error',
    on: 'element',
    where: 'the form',
    detail: 'unknown',
    text: 'The server has not accepted a form. `detail` is the data in its answer.',
  },
  {
    name: 'skerry:gallery:filtered',
    on: 'element',
    where: 'the gallery',
    detail: '{ filter: string; shown: number }',
    text: 'Visitors have chosen a filter. `filter` is its tag, and `shown` says how many pictures are left.',
  },
  {
    name: 'skerry:loop:changes',
    on: 'element',
    where: list,
    detail: '',
    text: 'A list is about to change. Undo now what you have added to it or moved in it.',
  },
  {
    name: 'skerry:loop:updated',
    on: 'element',
    where: list,
    detail: '{ items: number }',
    text: 'A list has different posts, or more of them. `items` is how many it has now.',
  },
  {
    name: 'skerry:loop:more',
    on: 'element',
    where: list,
    detail: '{ items: number }',
    text: 'Posts have been added below. `items` is how many there are now.',
  },
  {
    name: 'skerry:loop:error',
    on: 'element',
    where: list,
    detail: '{ error: unknown }',
    text: 'A list could not be loaded. What was there before stays.',
  },
  {
    name: 'skerry:playlist',
    on: 'element',
    where: 'the playlist',
    detail: 'PlaylistDetail',
    text: 'A video of a playlist has been chosen, started, paused or has ended. `event.type` says which.',
  },
  { name: 'sticky:stick', on: 'element', where: 'the sticky element', detail: '', text: 'An element has begun to stick to its edge.' },
  { name: 'sticky:unstick', on: 'element', where: 'the sticky element', detail: '', text: 'An element is back in its own place.' },
  {
    name: 'countdown_expire',
    on: 'element',
    where: 'the countdown',
    detail: 'HTMLElement',
    text: 'A countdown has ended. `detail` is the element with its digits.',
  },
]

/** For scripts written for the builder; on a page with jQuery most of them come by it, too. */
export const EVENTS_OF_BUILDER: SkerryEvent[] = [
  {
    name: 'elementor/frontend/init',
    on: 'window',
    where: 'the window',
    detail: '',
    text: 'The builder’s globals are there, and add-ons can register.',
  },
  {
    name: 'elementor/element/rendered',
    on: 'element',
    where: 'one of the builder’s atomic elements',
    detail: '{ element: Element; elementType: string | null; elementId: string | null }',
    text: 'An atomic element is there.',
  },
  {
    name: 'elementor/popup/show',
    on: 'window',
    where: 'the window',
    detail: '{ id: number | string; instance: unknown }',
    text: 'One of the builder’s popups has opened.',
  },
  {
    name: 'elementor/popup/hide',
    on: 'window',
    where: 'the window',
    detail: '{ id: number | string; instance: unknown }',
    text: 'One of the builder’s popups has closed.',
  },
  {
    name: 'elementor-pro/mega-menu/dropdown-open',
    on: 'window',
    where: 'the window',
    detail: '',
    text: 'A mega menu has opened behind its burger button.',
  },
  { name: 'elementor-pro/motion-fx/recalc', on: 'window', where: 'the window', detail: '', text: 'Something has opened: measure again.' },
  {
    name: 'elementor/nested-tabs/activate',
    on: 'window',
    where: 'the window',
    detail: 'HTMLElement',
    text: 'A panel has opened. In mega menus `detail` is the panel; handlers in jQuery get it as their argument.',
  },
  {
    name: 'elementor/nested-elements/activate-by-keyboard',
    on: 'window',
    where: 'the window, through jQuery only',
    detail: '',
    text: 'A tab has been chosen by the keyboard.',
  },
  {
    name: 'elementor/bg-video/recalc',
    on: 'window',
    where: 'the window',
    detail: '',
    text: 'Something has opened: videos in the background measure again.',
  },
  {
    name: 'elementor-video-playList',
    on: 'window',
    where: 'the body, through jQuery only',
    detail: '',
    text: 'The same as `skerry:playlist`.',
  },
  { name: 'fb:sdk:loaded', on: 'document', where: 'the document', detail: '', text: 'Facebook’s script has loaded.' },
]

/** What parts of Skerry tell one another: they may change with any version. */
export const INTERNAL = ['skerry:pause-media', 'skerry:disclosure', 'skerry:sticky:freed', 'skerry:bar', 'beforematch']

/** Why a popup opens or closes. */
export const REASONS: Record<string, string> = {
  button: 'its close button',
  backdrop: 'a click or tap outside it',
  esc: 'Escape, or the back gesture',
  auto: 'its own time is over (`close_automatically`)',
  link: 'an attribute of a button or link (`data-popup-open`, `data-popup-close` …)',
  api: '`Skerry.popup`, or the builder’s interface',
  action: 'a link of the builder’s',
  trigger: 'one of its triggers',
  form: 'a form that was sent',
  selector: 'its `open_selector`',
  page: 'the popup was removed from the page, or the visitor goes on to another page',
  preview: 'the builder’s preview',
}
