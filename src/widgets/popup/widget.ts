import { DOCUMENT_SETTINGS, POPUP } from '../../page/selectors'
import type { Attributes, Declaration } from '../../runtime/widget'

// The builder's popups are sent at the end of every page that may need one. No settings here, because the dialog and the triggers read
// them once loaded.
/**
 * A dialog over the page that opens by itself, by a button or a link, to the visitors you choose and as often as you allow.
 * @page popup
 */
export const popup: Declaration = {
  name: 'popup',
  match: POPUP,
  attribute: DOCUMENT_SETTINGS,
  action: 'popup',
  when: 'now',
  load: () => import('../../popups/start'),
}

/** Hand-written popups. */
export const popupByHand: Declaration = { name: 'popup', byHand: true, when: 'now', load: () => import('../../popups/start') }

export const attributes: Attributes = {
  'data-popup-close': {
    on: 'a button or link in a `popup`',
    onlyInside: true,
    text: 'Closes the popup.',
    example: '<button type="button" data-popup-close>No, thank you</button>',
  },
  'data-popup-convert': {
    on: 'a button, link or form in a `popup`',
    onlyInside: true,
    text: 'Marks what the popup is for. Visitors who press it, or send the form, have done what you wanted: the popup never opens by itself for them again.',
    example: '<a href="/offer" data-popup-convert>Show me the offer</a>',
  },
  'data-popup-limit': {
    on: 'a `popup`, hand-written or the builder’s',
    value:
      'how often, and within what time: `1/session`, `1/day`, `2/week`, `1/month`, `3/ever`, `2/24h`, `1/3d`; or in words: `once`, `once a day`, `twice a week`, `until closed`, `until sent`',
    text: 'How often the same visitor sees the popup. It takes precedence over `timing.times`. `until sent` needs `data-popup-convert`.',
    example: '<section data-widget="popup" id="summer" data-popup-limit="1/week" hidden>…</section>',
  },
  'data-popup-group': {
    on: 'a `popup`, hand-written or the builder’s',
    value: 'a name',
    text: 'Tests popups against each other: of those that share this name, each visitor sees one, always the same. Their events carry the name as `group`.',
    example: '<section data-widget="popup" id="offer-a" data-popup-group="offer" hidden>…</section>',
  },
  'data-popup-weight': {
    on: 'a `popup` with `data-popup-group`',
    value: 'a number, 1 if it is not set',
    text: 'The share of visitors who see this popup of its group: with 3 beside 1, three of four.',
    example: '<section data-widget="popup" id="offer-b" data-popup-group="offer" data-popup-weight="3" hidden>…</section>',
  },
  'data-popup-version': {
    on: 'a `popup`, hand-written or the builder’s',
    value: 'a text',
    text: 'Starts the count again: visitors who have seen the last version as often as allowed see this one.',
    example: '<section data-widget="popup" id="summer" data-popup-version="2" hidden>…</section>',
  },
}

export const states: Attributes = {
  'data-overlay': {
    on: 'the dialog of a hand-written `popup`',
    value: '`yes`, `no`',
    text: 'Whether the popup covers the page.',
    example: '.skerry-popup[data-overlay="yes"] { … }',
  },
}
