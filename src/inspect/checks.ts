import { baseUri } from '../base/document'
import { closestOf, matchesSelector, safe } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { asObject, excerpt } from '../base/values'
import { handWritten, MODAL, POPUP, POPUP_BY_HAND, SETTINGS } from '../page/selectors'
import { LIMITS, parseLimit } from '../popups/rules/times'
import { rawSettings } from '../settings/read'
import { controlsOf } from '../widgets/form/controls'
import { PARTS } from './attribute-names'
import { everywhere, type Say } from './everywhere'

/** A mistake that one element alone shows. */
interface Check {
  selector: string
  /** The attribute or setting. */
  field: string
  /** Whether an element that the selector finds is right after all. */
  test?: (el: HTMLElement) => unknown
  message: string | ((el: HTMLElement) => string)
}

const has = (selector: string) => (el: HTMLElement) => queryFirst(el, selector)
const matches = (selector: string) => (el: HTMLElement) => matchesSelector(el, selector)
const isSet = (pattern: RegExp) => (el: HTMLElement) =>
  Object.entries(asObject(rawSettings(el, SETTINGS))).some(([key, value]) => pattern.test(key) && value)

/** What a widget cannot do without, but does not report itself. */
const needs = (name: string, field: string, message: string, test: Check['test']): Check => ({
  selector: handWritten(name),
  field,
  test,
  message,
})

/** Lists in a menu's items that are no submenus: numbered ones, and those alone in a box, as some systems write them. */
const OTHER_LISTS = ['li>ol', 'li>div>:is(ul,ol):only-child', 'li>div>div:only-child>:is(ul,ol):only-child']
const IN_POPUP = `${MODAL},${POPUP}`

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address, baseUri())
  } catch {}
}

/** The other site that a hand-written form posts to, or one of its buttons. A saved page knows its own site only by its canonical address. */
function otherSite(el: HTMLElement): string | undefined {
  const isButton = matchesSelector(el, '[formaction]')
  const form = closestOf(el, handWritten('form'))
  const method = (isButton && el.getAttribute('formmethod')) || (form && safe(form).getAttribute('method')) || ''
  const address = safe(el).getAttribute(isButton ? 'formaction' : 'action') ?? ''
  const url = urlOf(address)
  const own = [location.host, urlOf(queryFirst<HTMLLinkElement>(document, 'link[rel=canonical]')?.href ?? '')?.host]
  return method.toLowerCase() === 'post' && url && /^https?:$/.test(url.protocol) && !own.includes(url.host) ? url.host : undefined
}

/** Whether a form or one of its buttons has an attribute; one without a `<form>` is reported elsewhere. */
function formHas(el: HTMLElement, name: string): boolean {
  const form = matchesSelector(el, 'form') ? el : queryFirst(el, 'form')
  return !form || Boolean(safe(form).getAttribute(name)) || Boolean(queryFirst(form, `[form${name}]`))
}

const CHECKS: Check[] = [
  needs('form', 'method', 'is not set to post: the browser sends the form, and its address shows what was typed', (el) =>
    formHas(el, 'method'),
  ),
  needs(
    'form',
    'action',
    'is not set: the browser sends the form to this page and loads it again',
    (el) => !formHas(el, 'method') || formHas(el, 'action'),
  ),
  needs(
    'form',
    'name',
    'no field has a name, and what has none is not sent',
    (el) => !controlsOf(el)[0] || controlsOf(el).some((field) => field.getAttribute('name')),
  ),
  needs(
    'floating-bar',
    'id',
    'is not set: who closes this bar has closed every other bar without an id',
    (el) => el.id || asObject(rawSettings(el, SETTINGS)).closed_for === 'page',
  ),
  needs(
    'countdown',
    'id',
    'is not set: this countdown ends with every other one without an id',
    (el) => el.id || !isSet(/^evergreen_/)(el),
  ),
  {
    selector: `${handWritten('form')}[action],${handWritten('form')} [formaction]`,
    field: 'other_site',
    test: (el) => !otherSite(el) || isSet(/^other_site$/)(closestOf(el, handWritten('form')) ?? el),
    message: (el) =>
      `is not set, and the form posts to ${otherSite(el)}: choose who sends it there, page (visitors leave for that site), tab, cors or no-cors`,
  },
  {
    selector: `${POPUP_BY_HAND}:not([id]),${POPUP_BY_HAND}[id=""]`,
    field: 'id',
    message: 'no button can open a popup without an id, and it shares its counters with other such popups',
  },
  {
    selector: `${POPUP_BY_HAND}[data-popup-limit]`,
    field: 'data-popup-limit',
    test: (el) => (parseLimit(el.getAttribute('data-popup-limit') ?? '') ?? { times_times: 0 }).times_times !== 0,
    message: (el) => `expected ${LIMITS}, got ${excerpt(el.getAttribute('data-popup-limit')) || 'nothing'}`,
  },
  {
    selector: `${POPUP_BY_HAND}[data-popup-limit]`,
    field: 'data-popup-limit',
    test: (el) => !/sent\s*$/i.test(el.getAttribute('data-popup-limit') ?? '') || has('[data-popup-convert]')(el),
    message: '“until sent” needs data-popup-convert on the form or button in the popup, or it never ends',
  },
  {
    selector: '[data-popup-weight]',
    field: 'data-popup-weight',
    test: (el) => matches('[data-popup-group]:not([data-popup-weight=""])')(el) && Number(el.getAttribute('data-popup-weight')) >= 0,
    message: (el) =>
      el.hasAttribute('data-popup-group')
        ? `expected a number such as 3, got ${excerpt(el.getAttribute('data-popup-weight')) || 'nothing'}`
        : 'does nothing without data-popup-group',
  },
  needs('slider', 'slides', 'expected an element for each slide, found none', has('*')),
  needs('gallery', 'pictures', 'expected <img> elements, found none', has('img')),
  needs(
    'video',
    'address',
    'expected a link to a video, or its address in the settings, found none',
    (el) => has('a[href]')(el) || isSet(/_url$/)(el),
  ),
  needs('playlist', 'videos', 'expected a list of links to videos, found none', has('a[href],video')),
  needs('lottie', 'animation', 'expected the address of an animation, found none', isSet(/^source_/)),
  needs('alert', 'close button', 'expected a button with data-alert-close, found none', has('[data-alert-close]')),
  needs(
    'contact-buttons',
    'box',
    'expected a button and a box with contact links, found none',
    (el) => has('button,[role=button],[data-contact-toggle]')(el) && has('a[href],[data-contact-box]')(el),
  ),
  needs('share', 'network', 'is not set: name the network, copy, native or print', isSet(/^network$/)),
  needs(
    'slider',
    'aria-label',
    'is not set: name what the slides show, for visitors who cannot see them',
    matches('[aria-label]:not([aria-label=""]),[aria-labelledby]'),
  ),
  {
    selector: OTHER_LISTS.map((list) => `:is(${handWritten('menu')}) ${list}`).join(),
    field: 'submenu',
    // Other scripts open some.
    test: (el) => matchesSelector(el, '[data-menu-list]') || closestOf(el, '[hidden],[x-show],[v-show]'),
    message: 'Skerry does not open this list: a submenu is a <ul> directly in its item, after the link',
  },
  {
    selector: '[data-lightbox]:not([data-lightbox=off])',
    field: 'data-lightbox',
    // Without hand-written widgets the attribute may be another script's.
    test: (el) => matchesSelector(el, 'a[href]') || !everywhere('[data-widget]')[0],
    message: 'does nothing here: expected a link to a picture or a video',
  },
  ...Object.entries(PARTS).flatMap(([owner, parts]) =>
    parts.map((part) => ({
      selector: `[data-${part}]`,
      field: `data-${part}`,
      test: (el: HTMLElement) => closestOf(el, `${handWritten(owner)},${IN_POPUP}`),
      message: `does nothing outside data-widget="${owner}"`,
    })),
  ),
]

/** Reports what the table finds. */
export function runChecks(sayOf: (el: HTMLElement) => Say): void {
  for (const { selector, field, test, message } of CHECKS)
    for (const el of everywhere(selector)) if (!test?.(el)) sayOf(el)(field, typeof message === 'string' ? message : message(el))
}
