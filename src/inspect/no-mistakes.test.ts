import { expect, it } from 'vitest'
import { popup, reportsOfPage, slider } from './mistakes-test-helpers'

it.each([
  [
    'settings as they should be',
    slider({
      slides_to_show: 3,
      slides_to_show_mobile: 1,
      autoplay: true,
      image_spacing_custom: { size: 20 },
      sticky: 'top',
      _animation: 'fadeIn',
    }),
  ],
  [
    'a popup’s',
    popup({
      triggers: { page_load: 'yes' },
      timing: { times: 'yes', times_times: 1, times_period: '24h' },
      position: 'right center',
      overlay: false,
    }),
  ],
  [
    'switches and numbers in each of their spellings',
    slider({
      autoplay: true,
      infinite: 'no',
      pause_on_hover: 'Off',
      pause_on_interaction: 0,
      autoplay_speed: '5000',
      speed: '500ms',
      slides_to_show: '2.5',
    }) + popup({ overlay: 'false', close_automatically: '5s', triggers: { page_load: 'no', page_load_delay: 3 }, timing: [] }),
  ],
  [
    'somebody else’s short attributes',
    '<div data-widget="tabs"></div><p data-widgets="3" data-setting="dark" data-light-box="x" data-weight="slider"></p>',
  ],
  [
    'a last day that is the first, and long but plausible waits',
    popup({
      triggers: { inactivity: 'yes', inactivity_time: 1800 },
      timing: { schedule: 'yes', schedule_start_date: '2031-06-01 08:00', schedule_end_date: '2031-06-01' },
    }),
  ],
  [
    'numbers with units that they are read in',
    slider({ image_spacing_custom: { size: 20, unit: 'px' }, speed: '5e2' }) +
      popup({ triggers: { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: '60%' } }),
  ],
  [
    'keys of the builder’s own, on its page',
    `<div class="elementor-element" data-element_type="widget" data-widget_type="heading.default" data-settings='{"stiky":"top"}'></div>`,
  ],
  ['a newer element of the builder’s', `<div data-e-type="e-flexbox" data-settings='{"stiky":"top"}'></div>`],
  ['somebody else’s settings', `<div class="their-carousel" data-settings='{"arrows":true,"dots":false,"items":4}'></div>`],
  ['somebody else’s settings that are no JSON', '<div class="theirs" data-settings="a=b"></div>'],
  ['somebody else’s widget on the builder’s page', '<div class="elementor-element"></div><div data-widget="pushmenu"></div>'],
  ['somebody else’s attributes', '<div data-widget="tabs"></div><p data-table-rows="" data-menu-item="3" data-popup-id="7"></p>'],
  [
    'a popup that a popup opens',
    popup({}, 'id="outer"').replace(
      'x</section>',
      '<button data-popup-open="inner">I</button><section data-widget="popup" id="inner"></section></section>',
    ),
  ],
  [
    'forms of this site, forms that say who sends them, and those that the browser sends',
    `<form data-widget="form" method="post" action="/here"></form><form data-widget="form" method="post" action="${location.origin}/here"></form>
     <form data-widget="form" method="post" action="https://list.example/" data-settings='{"other_site":"page"}'><button formaction="https://list.example/b">Send</button></form>
     <form data-widget="form" method="get" action="https://search.example/"><input name="q"></form><form data-widget="form" method="post" action="mailto:a@example.com"></form>
     <form method="post" action="https://list.example/"></form>`,
  ],
  [
    'limits and groups as they should be',
    popup({}, 'id="p" data-popup-limit="until sent" data-popup-group="g" data-popup-weight="0.5"').replace(
      '>x<',
      '><form data-popup-convert></form><',
    ) + popup({}, 'id="q" data-popup-limit="Until Closed" data-popup-group="g" data-popup-weight="0"'),
  ],
  [
    'pages, languages, browsers and dates as they should be',
    popup({
      timing: {
        ...{ pages: 'yes', pages_show: ['/', '/prices/', '/boats/*', '*sale*', 'sale', 'https://shop.test/łodzie'], pages_hide: [] },
        ...{ parameters: 'yes', parameters_hide: ['gclid'], languages: 'yes', languages_languages: ['pl'] },
        ...{ browsers: 'yes', browsers_browsers: 'all', schedule: 'yes', schedule_start_date: '2031-6-1 8:00' },
      },
    }),
  ],
  [
    'what is not remembered and has no id',
    `<div data-widget="floating-bar" data-settings='{"closed_for":"page"}'></div><p data-widget="countdown"><time datetime="2031-06-01">June</time></p>`,
  ],
  ['a form with nothing to fill in', '<form data-widget="form" method="post" action="/go"><button>Go</button></form>'],
  [
    'effects',
    `<div data-settings='{"motion_fx_motion_fx_scrolling":"yes","motion_fx_translateY_effect":"yes","background_background":"slideshow"}'></div>`,
  ],
])('says nothing about %s', async (_, body) => {
  document.body.innerHTML = body
  expect(await reportsOfPage()).toEqual([])
})
