/** What Skerry keeps in the visitor's browser: for docs/reference, and for the test that finds what nobody describes. */

interface Stored {
  where: 'local storage' | 'session storage' | 'IndexedDB' | 'cookie'
  name: string
  /** The key in the object that stands there; empty where the name itself is the key. */
  key: string
  text: string
  until: string
}

const CLEARED = 'the visitor clears it'
const TAB = 'the tab is closed'

export const STORED: Stored[] = [
  { where: 'local storage', name: 'elementor', key: 'pageViews', text: 'How many pages of the site the visitor has seen.', until: CLEARED },
  { where: 'local storage', name: 'elementor', key: 'sessions', text: 'How many times the visitor has come to the site.', until: CLEARED },
  { where: 'local storage', name: 'elementor', key: 'popup_ID_times', text: 'How often the popup was shown.', until: CLEARED },
  {
    where: 'local storage',
    name: 'elementor',
    key: 'popup_ID_page_views_initialPageViews',
    text: 'How many pages the visitor had seen when the rule `page_views` of the popup began to count.',
    until: CLEARED,
  },
  {
    where: 'local storage',
    name: 'elementor',
    key: 'popup_ID_sessions_initialSessions',
    text: 'How many times the visitor had come when the rule `sessions` of the popup began to count.',
    until: CLEARED,
  },
  {
    where: 'local storage',
    name: 'elementor',
    key: 'popup_ID_disable',
    text: 'The visitor has asked never to see the popup again.',
    until: CLEARED,
  },
  {
    where: 'local storage',
    name: 'elementor',
    key: 'popup_ID_converted',
    text: 'The visitor has done what the popup is for.',
    until: CLEARED,
  },
  {
    where: 'local storage',
    name: 'elementor',
    key: 'popup-ID-impressions-count',
    text: 'How often a popup with a limit per day, week, month, or number of hours or days was shown.',
    until: 'the period ends',
  },
  {
    where: 'session storage',
    name: 'popup_ID_parameters',
    key: '',
    text: 'The visitor came with parameters that the popup’s rule `parameters` wants (`parameters_session`).',
    until: TAB,
  },
  {
    where: 'local storage',
    name: 'skerry-group-ID',
    key: '',
    text: 'Which popup of a group (`data-popup-group`) the visitor sees.',
    until: CLEARED,
  },
  {
    where: 'local storage',
    name: 'skerry-bar-ID',
    key: '',
    text: 'Until when a floating bar that the visitor has closed stays away.',
    until: CLEARED,
  },
  {
    where: 'session storage',
    name: 'skerry-bar-ID',
    key: '',
    text: 'The visitor has closed a floating bar whose `closed_for` is `session`.',
    until: TAB,
  },
  {
    where: 'local storage',
    name: 'elementor',
    key: 'watched_videos_ID',
    text: 'Which videos of a playlist the visitor has watched to their end.',
    until: CLEARED,
  },
  {
    where: 'local storage',
    name: 'elementor',
    key: '__expiration',
    text: 'When those of the other entries that have an end date expire.',
    until: CLEARED,
  },
  {
    where: 'local storage',
    name: 'ID-evergreen_due_date',
    key: '',
    text: 'When a countdown that began at the visitor’s first visit ends.',
    until: CLEARED,
  },
  { where: 'local storage', name: 'ID-evergreen_interval', key: '', text: 'How long that countdown lasts, in seconds.', until: CLEARED },
  { where: 'session storage', name: 'elementor', key: 'activeSession', text: 'This visit has been counted.', until: TAB },
  {
    where: 'session storage',
    name: 'popup-ID-impressions-count',
    key: '',
    text: 'How often a popup with a limit per session was shown.',
    until: TAB,
  },
  {
    where: 'IndexedDB',
    name: 'skerry',
    key: 'fragments',
    text: 'Parts of the site’s own lists that were loaded: at most 40. Off with `data-cache="off"`.',
    until: 'a day is over',
  },
  {
    where: 'cookie',
    name: 'skerry-off',
    key: '',
    text: 'This browser has asked for the builder’s scripts, by `?skerry-off`; or a file of ours failed on this page, and the value says which. `?skerry-on` takes it back.',
    until: 'the browser is closed; an hour is over where a file failed',
  },
]
