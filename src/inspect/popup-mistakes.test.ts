import { expect, it } from 'vitest'
import { popup, reportsOfPage } from './mistakes-test-helpers'

it.each([
  ['a key of a popup', popup({ postion: 'top' }), ['section#p: postion: popup has no such setting, did you mean position?']],
  ['a position', popup({ position: 'bottom rigth' }), [expect.stringContaining('got bottom rigth, did you mean bottom right?')]],
  [
    'a trigger',
    popup({ triggers: { exit_intend: 'yes' } }),
    ['section#p: triggers.exit_intend: popup has no such setting, did you mean exit_intent?'],
  ],
  [
    'a trigger that stands elsewhere',
    popup({ exit_intent: 'yes' }),
    ['section#p: exit_intent: belongs elsewhere, did you mean triggers.exit_intent?'],
  ],
  ['an option', popup({ triggers: { scrolling_ofset: 60 } }), [expect.stringContaining('did you mean scrolling_offset?')]],
  [
    'a source',
    popup({ timing: { sources: 'yes', sources_sources: ['google'] } }),
    ['section#p: timing.sources_sources: expected list (search, external, internal), got ["google"]'],
  ],
  [
    'a period',
    popup({ timing: { times: 'yes', times_times: 1, times_period: 'weekly' } }),
    ['section#p: timing.times_period: expected one of session, day, week, month, 24h, 3d, got weekly, did you mean week?'],
  ],
  [
    'a device of a rule',
    popup({ timing: { devices: 'yes', devices_devices: ['phone'] } }),
    [expect.stringContaining('timing.devices_devices: expected list (mobile,')],
  ],
  [
    'a browser',
    popup({ timing: { browsers: 'yes', browsers_browsers_options: ['crome'] } }),
    [expect.stringContaining('timing.browsers_browsers_options: expected list (chrome,')],
  ],
  [
    'an animation',
    popup({ entrance_animation: 'fadeinup' }),
    ['section#p: entrance_animation: there is no animation “fadeinup”, did you mean fadeInUp?'],
  ],
  [
    'a popup that waits for a mouse where there is none',
    popup({ triggers: { exit_intent: 'yes' }, timing: { devices: 'yes', devices_devices: ['mobile'] } }),
    ['section#p: triggers.exit_intent: waits for the mouse to leave the page, but the popup is only for mobile: it never opens by itself'],
  ],
  ...['display:none', 'color: red; DISPLAY : none !important', 'visibility:hidden', 'opacity:0', 'opacity: 0.0; top: 0'].map(
    (style): [string, string, unknown[]] => [
      `a style that keeps it hidden, ${style}`,
      popup({}, `id="p" aria-label="a" style="${style}"`),
      [expect.stringMatching(/^section#p: style: .* keeps the popup unseen/)],
    ],
  ),
  [
    'a popup without an id',
    popup({}, 'aria-label="News"'),
    [expect.stringContaining('section “News”: id: no button can open a popup without an id')],
  ],
  [
    'a single word in place of a list',
    popup({ timing: { devices: 'yes', devices_devices: 'phone' } }),
    [expect.stringMatching(/timing.devices_devices: expected a list of mobile,.* got phone, did you mean mobile\?$/)],
  ],
  [
    'a rule without its number',
    popup({ timing: { times: 'yes', schedule: true } }),
    [
      'section#p: timing.times_times: is not set, and times needs it',
      'section#p: timing.schedule_start_date: is not set, and schedule needs it, or schedule_end_date',
    ],
  ],
  [
    'an option without its switch, once',
    popup({
      triggers: { page_load_delay: 5, scrolling_to_selector: '#s', page_load: 'no' },
      timing: { times_times: 1, times_period: 'day' },
    }),
    [
      'section#p: triggers.scrolling_to_selector: does nothing without "scrolling_to":"yes" beside it',
      'section#p: timing.times_times: does nothing without "times":"yes" beside it',
    ],
  ],
  [
    'triggers that never fire',
    popup({
      triggers: {
        scrolling: 'yes',
        scrolling_direction: 'down',
        click: 'yes',
        click_times: 0,
        scrolling_to: 'yes',
        scrolling_to_selector: 'pricing',
      },
    }),
    [
      'section#p: triggers.scrolling_offset: is not set, and scrolling down needs it',
      'section#p: triggers.click_times: expected 1 or more, got 0',
      'section#p: triggers.scrolling_to_selector: nothing on this page matches pricing',
    ],
  ],
  ...[
    'prices/',
    'boats/*',
    'shop.test/prices',
    '//shop.test/prices',
    '/prices?plan=2',
    '/prices#plans',
    '/prices, /boats',
    '^/prices$',
    'sale*',
  ].map((address): [string, string, unknown[]] => [
    `an address that no page has, ${address}`,
    popup({ timing: { pages: 'yes', pages_show: [address] } }),
    [
      `section#p: timing.pages_show: expected /prices, /boats/* or a text of the address without ? and #, got ${address}: no page has it (what follows a ? is for the rule “parameters”)`,
    ],
  ]),
  [
    'rules without their lists',
    popup({ timing: { pages: 'yes', parameters: 'yes', languages: 'yes', browsers: 'yes' } }),
    [
      'section#p: timing.pages_show: is not set, and pages needs it, or pages_hide',
      'section#p: timing.parameters_show: is not set, and parameters needs it, or parameters_hide',
      'section#p: timing.languages_languages: is not set, and languages needs it',
      'section#p: timing.browsers_browsers_options: is not set, and browsers needs it, or browsers_browsers',
    ],
  ],
  [
    'dates that browsers read in their own ways, or not at all',
    popup({ timing: { schedule: 'yes', schedule_start_date: '01.06.2031', schedule_end_date: 'soon' } }),
    [
      'section#p: timing.schedule_start_date: expected a date such as 2024-05-20 08:00, got 01.06.2031: this browser reads 2031-01-06 00:00, others may read another day',
      'section#p: timing.schedule_end_date: expected a date such as 2024-05-20 08:00, got soon',
    ],
  ],
  [
    'weights that are none',
    popup({}, 'id="p" data-popup-group="g" data-popup-weight="75%"') + popup({}, 'id="q" data-popup-weight="3"'),
    [
      'section#p: data-popup-weight: expected a number such as 3, got 75%',
      'section#q: data-popup-weight: does nothing without data-popup-group',
    ],
  ],
  [
    'a limit without its end',
    popup({}, 'id="p" data-popup-limit="until sent"'),
    ['section#p: data-popup-limit: “until sent” needs data-popup-convert on the form or button in the popup, or it never ends'],
  ],
  ['a limit of none', popup({}, 'id="p" data-popup-limit="0/day"'), [expect.stringContaining('got 0/day')]],
  [
    'seconds that are milliseconds, or none',
    popup({ close_button_delay: 3000, triggers: { page_load: 'yes', page_load_delay: -3 } }),
    [
      'section#p: close_button_delay: counts seconds, got 3000, did you mean 3?',
      'section#p: triggers.page_load_delay: expected a number of seconds, got -3',
    ],
  ],
  [
    'rules that nobody passes, and openers that find nothing',
    popup({
      open_selector: '.nothing',
      timing: { times: 'yes', times_times: 0, schedule: 'yes', schedule_start_date: '2031-06-02 08:00', schedule_end_date: '2031-06-01' },
    }),
    [
      'section#p: timing.times_times: expected 1 or more, got 0',
      'section#p: timing.schedule_end_date: expected schedule_start_date or a later date, got 2031-06-01: the popup never opens by itself',
      'section#p: open_selector: nothing on this page matches .nothing',
    ],
  ],
  [
    'no option of another switch',
    popup({ triggers: { scrolling_to: 'yes' } }),
    ['section#p: triggers.scrolling_to_selector: is not set, and scrolling_to needs it'],
  ],
] as [what: string, body: string, expected: string[]][])('a mistake is said once, with what was meant: %s', async (_, body, expected) => {
  document.body.innerHTML = body
  expect(await reportsOfPage()).toEqual(expected)
})
