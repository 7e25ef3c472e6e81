/** What the search of the documents makes of words. The functions are written into the site: each has to stand alone. */

/** A word as it is in the index and in a question: neither the little words nor the endings count (“leaving”, “leaves”, “leave”). */
export function processTerm(term: string) {
  const word = term.toLowerCase()
  if (
    /^(an?|the|of|after|to|in|on|at|by|for|with|and|or|is|are|be|it|its|do|does|how|what|when|where|that|my|i|me|you|your|can)$/.test(word)
  )
    return null
  return word.length < 5 ? word.replace(/(?<=..[^s])s$/, '') : word.replace(/(?<=...)(?:ing|ed|es|s|e)$/, '')
}

/** Who types what a setting does, or its name, wants its reference first; pages that only list all of them come last. */
export function boostDocument(id: string) {
  if (/\/(settings|widgets)\/(index\.html)?#/.test(id)) return 0.2
  return /\/(settings|reference)\//.test(id) ? 3 : 1
}

/** Words that people look for, and that the section of a setting does not have, by where they are to lead. */
const ALSO: Record<string, Record<string, string>> = {
  'settings/popup.md': {
    'triggers.exit_intent': 'exit before they leave, leaving the page, abandon, close the tab, mouse',
    'triggers.page_load_delay': 'delay, open after 5 seconds, 30 seconds, time, wait',
    'triggers.scrolling_to': 'scroll down to a section, in view',
    'triggers.inactivity': 'inactive, idle, no activity',
    'triggers.scrolling_offset': 'scroll depth, half of the page, halfway',
    'timing.page_views': 'third page, number of pages',
    'timing.sources': 'from Google, search engine, social, referrer',
    'timing.sources_sources': 'from Google, Bing, search engine, referrer, traffic',
    'timing.url_url': 'came from Facebook, Google, referrer, campaign',
    'timing.times_times': 'how often, show only once, twice, frequency, cap',
    'timing.times_period': 'once a week, weekly, daily, monthly, once a day, frequency',
    'timing.schedule': 'date range, between two dates, start and end, calendar',
    'timing.sessions_sessions': 'show to returning visitors, second visit, come back',
    'timing.devices_devices': 'only on phones, hide on phones, mobile, smartphone, computers',
    'timing.browsers_browsers_options': 'only in Chrome, Safari, Firefox',
    'timing.logged_in': 'signed in, members, users',
    avoid_multiple_popups: 'two popups at once, after another',
    prevent_scroll: 'lock the page behind, freeze',
    overlay: 'dark background, backdrop, grey',
    close_automatically: 'disappear, auto close, timeout',
    close_button: 'cross, x, hide',
    prevent_close_on_background_click: 'click outside, backdrop',
  },
  'reference/attributes.md': {
    'data-popup-limit': 'once a week, weekly, daily, once a day, show a popup only once, twice, how often, frequency, cap',
    'data-popup-convert': 'newsletter, never show again, signed up, conversion',
  },
  'settings/slider.md': {
    autoplay_speed: 'how long, seconds, interval, time',
    navigation: 'show or hide arrows and dots, bullets, buttons, previous, next',
    image_spacing_custom: 'gap, distance, margin',
    infinite: 'endless loop, repeat',
    slides_to_show: 'number of slides, slides per view, slides at once, columns',
    effect: 'fade, transition',
  },
  'settings/sticky.md': {
    sticky: 'header that stays at the top, fixed, stick',
    sticky_effects_offset: 'header that shrinks on scroll, smaller, shadow, colour',
  },
  'settings/entrance-animation.md': { animation: 'fade in when scrolled into view, slide in, zoom in, appear, reveal' },
  'settings/menu.md': { dropdown: 'burger menu on tablet, hamburger, mobile menu' },
  'settings/off-canvas.md': { position: 'panel from the left side, right, top, bottom' },
  'settings/motion-effects.md': { motion_fx_translateY_effect: 'parallax', motion_fx_translateY_speed: 'parallax' },
  'settings/accordion.md': { max_items_expended: 'only one open at a time, close the others' },
  'settings/video.md': { yt_privacy: 'youtube without cookies, nocookie' },
  'settings/gallery.md': { columns: 'number of pictures in a row', gap: 'space between pictures' },
  'settings/lightbox.md': { title: 'image caption', description: 'image caption, text below the picture' },
  'settings/form.md': { success_message: 'thank you message, after it was sent' },
}

/** A page for the index: with the words that are not on it, each at the section that they lead to. */
export function withOtherWords(page: string, html: string) {
  const also = Object.entries(ALSO).find(([name]) => page.endsWith(name))?.[1] ?? {}
  return Object.entries(also).reduce((text, [id, words]) => {
    const heading = text.indexOf(`id="${id}"`)
    if (heading < 0) throw new Error(`The search has words for ${page}#${id}, which is not there.`)
    const at = text.indexOf('>', text.indexOf('</h', heading)) + 1
    return `${text.slice(0, at)}<p>${words}</p>${text.slice(at)}`
  }, html)
}
