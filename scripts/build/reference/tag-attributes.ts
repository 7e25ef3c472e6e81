import type { Attribute } from './attributes'

const tag = (rest: string) => `<script defer src="/skerry/skerry.js" ${rest}></script>`

/** The attributes of our script tag. */
export const TAG_ATTRIBUTES: Attribute[] = [
  {
    name: 'data-anchors',
    on: 'the script tag',
    value: '`off`',
    words: { off: 'Leaves them to the browser.' },
    text: 'Leaves links within the page to the browser. Without it, Skerry scrolls to their targets and stops below what is sticky.',
    example: tag('data-anchors="off"'),
  },
  {
    name: 'data-base',
    on: 'the script tag',
    value: 'the address of a folder',
    text: 'The folder that contains `chunks/`, if it is not beside the script.',
    example: tag('data-base="https://cdn.example.com/skerry/"'),
  },
  {
    name: 'data-cache',
    on: 'the script tag',
    value: '`off`',
    words: { off: 'Keeps nothing.' },
    text: 'Keeps no filtered lists in the browser, and loads none ahead of time.',
    example: tag('data-cache="off"'),
  },
  {
    name: 'data-config',
    on: 'the script tag',
    value: 'a CSS selector',
    text: 'A `<script type="application/json">` on the page with the site’s breakpoints, and [texts](texts.md) of its own.',
    example: tag('data-config="#skerry-config"'),
  },
  {
    name: 'data-consent',
    on: 'the script tag',
    value: 'a tool, with a category after it if needed: `auto`, `wp`, `cookieyes`, `complianz`, `onetrust`, `google`, `page`',
    text: 'Makes videos, animations and scripts from other sites wait until visitors have allowed them in this consent tool.',
    example: tag('data-consent="cookieyes marketing"'),
  },
  {
    name: 'data-consent-own',
    on: 'the script tag',
    value: 'hosts, separated by commas',
    text: 'Sites that count as this one: their files do not wait for consent.',
    example: tag('data-consent="auto" data-consent-own="cdn.example.net"'),
  },
  {
    name: 'data-datalayer',
    on: 'the script tag',
    value: '`on`',
    words: { on: 'Tells `dataLayer`.' },
    text: 'Tells `dataLayer` when a popup is shown, closed or converts: `{event: "skerry_popup", popup_id, popup_group, popup_action, reason}`.',
    example: tag('data-datalayer="on"'),
  },
  {
    name: 'data-debug',
    on: 'the script tag',
    value: '',
    text: 'Lists the mistakes in the page’s markup in the console. Remove it when you are done.',
    example: tag('data-debug'),
  },
  {
    name: 'data-motion',
    on: 'the script tag',
    value: '`always`, `never`, `auto`',
    words: { always: 'Things move for everybody.', never: 'Nothing moves.', auto: 'The visitor’s system decides; the default.' },
    text: 'Whether things move.',
    example: tag('data-motion="never"'),
  },
  {
    name: 'data-redirects',
    on: 'the script tag',
    value: 'hosts, separated by commas',
    text: 'Other sites to which a countdown or a form (`redirect_to`) may lead by itself.',
    example: tag('data-redirects="shop.example.net"'),
  },
  {
    name: 'data-takeover',
    on: 'the script tag',
    value: 'nothing, or `report`',
    words: { report: 'Says in the console what it would do, and lets the builder’s scripts run.' },
    text: 'Keeps the builder’s scripts from running where Skerry can drive the whole page.',
    example: tag('data-takeover="report"'),
  },
  {
    name: 'data-takeover-allow',
    on: 'the script tag',
    value: 'types of widgets, and parts of scripts’ addresses, separated by commas',
    text: 'Widgets and scripts that are in the way of a take-over and need nothing of the builder’s.',
    example: tag('data-takeover data-takeover-allow="my-clock, /plugins/fancy/"'),
  },
  {
    name: 'data-timezone',
    on: 'the script tag',
    value: 'a time zone such as `Europe/Warsaw`',
    text: 'The time zone of countdown dates that name none. Without it, the visitor’s time zone counts.',
    example: tag('data-timezone="Europe/Warsaw"'),
  },
]
