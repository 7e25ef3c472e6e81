import { expect, it } from 'vitest'
import { popups } from '../popups/registry'
import { popup, reportsOfPage, slider } from './mistakes-test-helpers'
import { fakePopup } from './test-helpers'

it.each([
  ['a widget', '<div data-widget="slidr" id="s"></div>', ['div#s: data-widget: no widget is called “slidr”, did you mean slider?']],
  ['a capital', '<div data-widget="Tabs" id="s"></div>', ['div#s: data-widget: no widget is called “Tabs”, did you mean tabs?']],
  [
    'a hyphen',
    '<div data-widget="off_canvas" id="s"></div>',
    ['div#s: data-widget: no widget is called “off_canvas”, did you mean off-canvas?'],
  ],
  [
    'another word',
    '<div data-widget="carousel" id="s"></div>',
    ['div#s: data-widget: no widget is called “carousel”, did you mean slider?'],
  ],
  ['no word of ours', '<div data-widget="weather" id="s"></div>', [expect.stringContaining('“weather”: there are popup, menu, slider')]],
  [
    'a key',
    slider({ autoplay: 'yes', autoplay_sped: 3 }),
    ['div#s: autoplay_sped: slider has no such setting, did you mean autoplay_speed?'],
  ],
  ['a key as in scripts', slider({ slidesToShow: 3 }), ['div#s: slidesToShow: slider has no such setting, did you mean slides_to_show?']],
  ['a key of nobody', slider({ colour: 'red' }), ['div#s: colour: slider has no such setting']],
  [
    'a device',
    slider({ slides_to_show_phone: 1 }),
    [expect.stringContaining('slides_to_show_phone: there is no device “phone”: there are mobile')],
  ],
  ['a letter of a device', slider({ slides_to_show_moblie: 1 }), [expect.stringContaining('did you mean slides_to_show_mobile?')]],
  [
    'a device where there are none',
    slider({ autoplay_mobile: 'yes' }),
    ['div#s: autoplay_mobile: is the same on all devices, did you mean autoplay?'],
  ],
  ['a number', slider({ slides_to_show: 'three' }), ['div#s: slides_to_show: expected number, got three']],
  ['a word of a choice', slider({ navigation: 'yes' }), ['div#s: navigation: expected choice (both, arrows, dots, none), got yes']],
  [
    'a limit',
    `${popup({}, 'id="p" data-popup-limit="1/year"')}${popup({}, 'id="q" data-popup-limit="2/36h"')}`,
    ['section#p: data-popup-limit: expected 1/day, 2/24h, 1/session, once a week, until closed or the like, got 1/year'],
  ],
  [
    'a network',
    `<a data-widget="share" id="s" href="#" data-settings='{"network":"twiter"}'>x</a>`,
    [expect.stringContaining('got twiter, did you mean twitter?')],
  ],
  [
    'a behaviour',
    `<header id="s" data-settings='{"stiky":"top"}'></header>`,
    ['header#s: stiky: there is no such setting, did you mean sticky?'],
  ],
  [
    'an option of a behaviour',
    `<header id="s" data-settings='{"sticky":"top","sticky_efects_offset":5}'></header>`,
    [expect.stringContaining('did you mean sticky_effects_offset?')],
  ],
  [
    'an opener',
    `<button data-popup-open="sumer">Open</button>${popup({}, 'id="summer"')}`,
    ['button “Open”: data-popup-open: no popup has the id sumer, did you mean summer?'],
  ],
  [
    'an opener for nothing',
    '<button data-popup-toggle="">Open</button>',
    ['button “Open”: data-popup-toggle: names no popup: there is none on this page'],
  ],
  [
    'a link action',
    `<a href="#elementor-action:action=popup:open&settings=${btoa('{"id":"9"}')}">Open</a>`,
    ['a “Open”: popup:open: no popup has the id 9: there is none on this page'],
  ],
  [
    'an action of a newer button',
    `<button data-action-link="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D${btoa('{"id":"9"}')}">Open</button>`,
    ['button “Open”: popup:open: no popup has the id 9: there is none on this page'],
  ],
  [
    'a panel',
    '<button data-off-canvas-open="crat">C</button><dialog data-widget="off-canvas" id="cart"></dialog>',
    ['button “C”: data-off-canvas-open: no off-canvas panel has the id crat, did you mean cart?'],
  ],
  [
    'a switch that is neither on nor off',
    `${slider({ autoplay: 'nope' })}${popup({ overlay: {} }, 'id="q"')}`,
    ['div#s: autoplay: expected yes or no, got nope', 'section#q: overlay: expected yes or no, got {}'],
  ],
  ['a number beyond its limits', slider({ slides_to_show: 0 }), ['div#s: slides_to_show: expected a number from 0.01 to 50, got 0']],
  [
    'a number with a unit of another kind',
    `${slider({ autoplay_speed: '5s' })}${popup({ close_automatically: '500ms' })}`,
    [
      'div#s: autoplay_speed: expected a number from 0 to 2000000000 without a unit, got 5s',
      'section#p: close_automatically: expected a number of seconds without a unit, got 500ms',
    ],
  ],
  [
    'attributes that are nearly ours',
    `<p data-wiget="slider" id="a"></p><nav data-widget="tabs" data-setting='{"a":1}' id="b"></nav>
     <a data-ligthbox href="sea.jpg" id="c">x</a><button data-open-popup="p" id="d">x</button><button data-popupopen="p" id="e">x</button>`,
    [
      'p#a: data-wiget: there is no such attribute, did you mean data-widget?',
      'nav#b: data-setting: there is no such attribute, did you mean data-settings?',
      'a#c: data-ligthbox: there is no such attribute, did you mean data-lightbox?',
      'button#d: data-open-popup: there is no such attribute, did you mean data-popup-open?',
      'button#e: data-popupopen: there is no such attribute, did you mean data-popup-open?',
    ],
  ],
  [
    'effects and backgrounds',
    `<div id="s" data-settings='{"motion_fx_motion_fx_scroling":"yes","background_background":"slidshow","background_slidshow_gallery":[]}'></div>`,
    [
      'div#s: motion_fx_motion_fx_scroling: there is no such setting, did you mean motion_fx_motion_fx_scrolling?',
      'div#s: background_background: expected one of classic, gradient, video, slideshow, got slidshow, did you mean slideshow?',
      'div#s: background_slidshow_gallery: there is no such setting, did you mean background_slideshow_gallery?',
    ],
  ],
  [
    'widgets with nothing in them',
    ['slider', 'gallery', 'video', 'share', 'alert', 'contact-buttons']
      .map((name) => `<div data-widget="${name}" id="${name}" aria-label="${name}"></div>`)
      .join(''),
    [
      'div#slider: slides: expected an element for each slide, found none',
      'div#gallery: pictures: expected <img> elements, found none',
      'div#video: address: expected a link to a video, or its address in the settings, found none',
      'div#alert: close button: expected a button with data-alert-close, found none',
      'div#contact-buttons: box: expected a button and a box with contact links, found none',
      'div#share: network: is not set: name the network, copy, native or print',
    ],
  ],
  [
    'a video that is not a link',
    '<div data-widget="video" id="v"><video src="a.mp4" controls></video></div>',
    ['div#v: address: expected a link to a video, or its address in the settings, found none'],
  ],
  [
    'an alert and contact buttons that are complete',
    `<div data-widget="alert"><button data-alert-close>x</button></div>
     <div data-widget="contact-buttons"><button>Chat</button><div data-contact-box><a href="tel:1">1</a></div></div>`,
    [],
  ],
  [
    'a close button of nothing',
    '<button data-popup-close id="s">x</button>',
    ['button#s: data-popup-close: does nothing outside data-widget="popup"'],
  ],
  [
    'an attribute',
    '<nav data-widget="menu"><button data-menu-togle id="s">x</button></nav>',
    ['button#s: data-menu-togle: there is no such attribute, did you mean data-menu-toggle?'],
  ],
  [
    'a number with a word or an unfit unit behind it',
    `${slider({ slides_to_show: '2 slides', image_spacing_custom: '2em', speed: { size: 3, unit: 'rem' } })}<header id="h" data-settings='{"sticky":"top","sticky_offset":"20%"}'></header>`,
    [
      'div#s: slides_to_show: expected a number from 0.01 to 50 without a unit, got 2 slides',
      'div#s: image_spacing_custom: expected a number of pixels, got 2em',
      'div#s: speed: expected a number from 0 to 60000 without a unit, got {"size":3,"unit":"rem"}',
      'header#h: sticky_offset: expected a number without a unit, got 20%',
    ],
  ],
  [
    'a place of the close button, and a direction of an effect',
    `${popup({ close_button_position: 'outsid' })}<div id="m" data-settings='{"motion_fx_translateY_direction":"negativ"}'></div>`,
    [
      'section#p: close_button_position: expected one of outside, got outsid, did you mean outside?',
      'div#m: motion_fx_translateY_direction: expected one of negative, got negativ, did you mean negative?',
    ],
  ],
  [
    'an opener for what is something else',
    `<button data-popup-open="cart">C</button><button data-off-canvas-toggle="p">P</button><button data-popup-open="box">B</button>
     <aside data-widget="off-canvas" id="cart" aria-label="Cart"></aside>${popup({})}<div id="box"></div>`,
    [
      'button “C”: data-popup-open: no popup has the id cart: that is an off-canvas panel, did you mean data-off-canvas-open?',
      'button “B”: data-popup-open: no popup has the id box: div#box is none, it needs data-widget',
      'button “P”: data-off-canvas-toggle: no off-canvas panel has the id p: that is a popup, did you mean data-popup-toggle?',
    ],
  ],
  [
    'actions that nobody can read, knows, or has something for',
    `<a href="#elementor-action:action=popup:open&settings=%%">A</a><a href="#elementor-action:action=popup:opn&settings=${btoa('{}')}">B</a>
     <a href="#elementor-action:action=off_canvas:open&settings=${btoa('{"id":"9"}')}">C</a>`,
    [
      expect.stringMatching(/^a “A”: href: expected percent-encoding, got #elementor-action/),
      'a “B”: href: there is no action “popup:opn”, did you mean popup:open?',
      'a “C”: off_canvas:open: no off-canvas panel has the id 9: there is none on this page',
    ],
  ],
  [
    'links to nothing, and to what they do not open',
    `${popup({}, 'id="offer"')}<a href="#ofer">A</a><a href="#offer">B</a><a href="#offer" data-popup-open="offer">C</a><a href="#">D</a><a href="#top">E</a><a href="#/route">F</a>`,
    ['a “A”: href: no element has the id ofer, did you mean offer?', 'a “B”: href: opens nothing: use data-popup-open="offer" instead'],
  ],
  [
    'links of a menu and a table of contents on the builder’s page',
    `<div class="elementor-element"><a href="#builders">A</a></div><nav data-widget="menu"><ul data-menu-list><li><a href="#gone">B</a></ul></nav>
     <nav data-widget="table-of-contents"><a href="#lost">C</a></nav>`,
    ['a “B”: href: no element has the id gone', 'a “C”: href: no element has the id lost'],
  ],
  [
    'lists in a menu that are no submenus',
    `<nav data-widget="menu"><ul data-menu-list><li><a href="/a">A</a><ol id="a"><li><a href="/b">B</a></li></ol></li>
     <li><a href="/c">C</a><div class="submenu-wrap"><ul id="c"><li><a href="/d">D</a></li></ul></div></li>
     <li><a href="/e">E</a><div><h3>Trips</h3><ul><li><a href="/f">F</a></li></ul></div></li><li><a href="/g">G</a><ul><li><a href="/h">H</a></li></ul></li></ul></nav>
     <ul><li>I<ol><li>J</li></ol></li></ul>`,
    [
      'ol#a: submenu: Skerry does not open this list: a submenu is a <ul> directly in its item, after the link',
      'ul#c: submenu: Skerry does not open this list: a submenu is a <ul> directly in its item, after the link',
    ],
  ],
  [
    'an opener for another widget',
    '<button data-popup-open="x">A</button><div data-widget="tabs" id="x"></div>',
    ['button “A”: data-popup-open: no popup has the id x: div#x is data-widget="tabs"'],
  ],
  [
    'a slider without a name, and more with nothing in them',
    `<div data-widget="slider" id="a"><p>1</p></div><div data-widget="playlist" id="b"></div><div data-widget="lottie" id="c"></div><p data-lightbox id="d">x</p>`,
    [
      'div#b: videos: expected a list of links to videos, found none',
      'div#c: animation: expected the address of an animation, found none',
      'div#a: aria-label: is not set: name what the slides show, for visitors who cannot see them',
      'p#d: data-lightbox: does nothing here: expected a link to a picture or a video',
    ],
  ],
  [
    'forms that the browser sends, and one that sends nothing',
    `<form data-widget="form" id="a" action="/go"><input name="email"></form>
     <div data-widget="form" id="b"><form method="post" action=""><input name="email"></form></div>
     <form data-widget="form" id="c" method="post" action="/go"><label><input type="email"></label><textarea name=""></textarea><button name="go">Go</button></form>`,
    [
      'form#a: method: is not set to post: the browser sends the form, and its address shows what was typed',
      'div#b: action: is not set: the browser sends the form to this page and loads it again',
      'form#c: name: no field has a name, and what has none is not sent',
    ],
  ],
  [
    'what is remembered without an id',
    `<div data-widget="floating-bar"></div><p data-widget="countdown" id="" data-settings='{"evergreen_counter_hours":48}'></p>`,
    [
      'div: id: is not set: who closes this bar has closed every other bar without an id',
      'p: id: is not set: this countdown ends with every other one without an id',
    ],
  ],
  [
    'forms that post to another site',
    `<form data-widget="form" id="a" method="post" action="https://list.example/subscribe"><input name="getAttribute"></form>
     <form data-widget="form" id="b" method="POST" action="/own"><button id="c" formaction="//list.example/x">Send</button></form>
     <form data-widget="form" id="d" action="/own"><button id="e" formmethod="post" formaction="https://list.example/x">Send</button></form>`,
    ['form#a', 'button#c', 'button#e'].map(
      (where) =>
        `${where}: other_site: is not set, and the form posts to list.example: choose who sends it there, page (visitors leave for that site), tab, cors or no-cors`,
    ),
  ],
] as [what: string, body: string, expected: string[]][])('a mistake is said once, with what was meant: %s', async (_, body, expected) => {
  document.body.innerHTML = body
  expect(await reportsOfPage()).toEqual(expected)
})

it('finds the openers in a popup of the builder’s, which stands in no document while it is closed', async () => {
  const closed = fakePopup('7')
  closed.host.innerHTML = '<button data-popup-open="8">Next</button>'
  const remove = popups.add(closed)
  document.body.innerHTML = ''
  const found = await reportsOfPage()
  remove()
  expect(found).toEqual(['button “Next”: data-popup-open: no popup has the id 8: there are 7'])
})
