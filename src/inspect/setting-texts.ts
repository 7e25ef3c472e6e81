// Made by `npm run build` from the comments above the fields of the widgets (scripts/build/reference).
export const texts: Record<string, Record<string, string>> = {
  "accordion": {},
  "headline": {},
  "atomic-tabs": {},
  "atomic-youtube": {},
  "background": {},
  "backgroundVideo": {},
  "countdown": {},
  "counter": {
    "duration": "In ms."
  },
  "reveal": {},
  "floating-bar": {
    "style_coupon_success_message_duration": "How long a coupon says that it has been copied."
  },
  "form": {},
  "gallery": {},
  "hotspot": {
    "hotspot_sequenced_animation_duration": "In ms, for all points together."
  },
  "lightbox": {},
  "lottie": {
    "viewport": "Percent of the distance from the viewport's lower edge to its upper edge.",
    "number_of_times": "How many cycles a loop has; 0 for an endless one.",
    "reverse_animation": "Plays to the end and back again, which counts as one cycle.",
    "link_timeout": "Milliseconds from the click until the link is followed."
  },
  "mega-menu": {},
  "menu": {
    "layout": "How the items stand: in a row, in a column, or in a panel behind a burger button.",
    "dropdown": "The largest device on which a burger button takes the place of the menu; `none` never shows one. In the builder’s markup its stylesheet decides.",
    "full_width": "Makes the panel behind the burger button as wide as the window.",
    "submenu_icon": "The icon of items with a submenu."
  },
  "menu-cart": {
    "open_cart": "`hover` is no value of it: it acts as `click`.",
    "automatically_open_cart": "When something has been put into the cart."
  },
  "off-canvas": {
    "prevent_scroll": "The page stands still behind the panel; always behind a hand-written one.",
    "position": "Of a hand-written panel: the side it comes from, and whether it gets a close button when it has none of its own."
  },
  "payment": {
    "provider": "Of hand-written buttons: whose they are.",
    "buy_button_id": "Stripe's “buy button”: its id and the site's publishable key.",
    "hosted_button_id": "PayPal's hosted button: its id and the site's client id."
  },
  "playlist": {},
  "popup": {
    "close_button_delay": "Seconds until the close button appears.",
    "close_automatically": "Seconds after which the popup closes by itself; 0 leaves it open.",
    "prevent_scroll": "Keeps the page behind the popup from scrolling.",
    "prevent_close_on_background_click": "Keeps the popup open when visitors press beside it.",
    "prevent_close_on_esc_key": "Keeps the popup open when visitors press Escape.",
    "a11y_navigation": "Moves the keyboard focus into the popup and keeps it there. A popup with an overlay always does.",
    "avoid_multiple_popups": "Does not open the popup by itself when visitors have already seen another one on this page view.",
    "entrance_animation": "The animation with which the popup opens, such as `fadeInUp` or `zoomIn`.",
    "exit_animation": "The animation with which the popup closes: an entrance animation, played backwards.",
    "entrance_animation_duration": "Seconds that each animation takes; 1.2 if it is not set.",
    "classes": "Classes to add to the popup’s dialog, separated by spaces.",
    "close_button_position": "Puts the close button outside of the popup’s box.",
    "overlay": "Dims the page behind the popup and keeps visitors from using it until the popup is closed.",
    "position": "Where in the window the popup stands.",
    "close_button": "Adds a close button.",
    "open_selector": "Opens the popup when visitors click anything that this CSS selector finds.",
    "triggers.page_load": "Opens the popup by itself once the page has loaded.",
    "triggers.page_load_delay": "Seconds to wait after the page has loaded.",
    "triggers.scrolling": "Opens the popup when visitors scroll.",
    "triggers.scrolling_direction": "Which way visitors have to scroll: `down` as far as `scrolling_offset` says, or `up` at all. Without a direction the popup does not open.",
    "triggers.scrolling_offset": "How much of the page visitors have to scroll down, in percent of its height. Downwards, the popup needs it to open.",
    "triggers.scrolling_to": "Opens the popup when visitors reach a certain element of the page.",
    "triggers.scrolling_to_selector": "The element that opens the popup when it comes into view, as a CSS selector.",
    "triggers.click": "Opens the popup after a number of clicks anywhere on the page.",
    "triggers.click_times": "The click that opens the popup: 1 is the first.",
    "triggers.inactivity": "Opens the popup when visitors have done nothing for a while: no scrolling, typing, touching or moving the mouse.",
    "triggers.inactivity_time": "Seconds without activity after which the popup opens.",
    "triggers.exit_intent": "Opens the popup when the mouse leaves the window at the top, on its way to the tabs or the address bar. Phones and tablets have no mouse, so add another trigger for them.",
    "timing.page_views": "Shows the popup only to visitors who have seen a number of pages.",
    "timing.page_views_views": "How many more pages visitors have to open after the first one with this popup.",
    "timing.sessions": "Shows the popup only to visitors who come back.",
    "timing.sessions_sessions": "How many more times visitors have to come to the site after their first visit to a page with this popup.",
    "timing.times": "Limits how often the same visitor sees the popup.",
    "timing.times_times": "How many times the same visitor may see the popup, within `times_period` if there is one.",
    "timing.times_period": "The period that the limit is for: `session` (until the tab is closed), `day`, `week`, `month`, or any number of hours (`24h`) or days (`3d`), all counted from the first showing. Without a period the limit holds for ever.",
    "timing.times_count": "Counts a showing when the popup closes, instead of when it opens.",
    "timing.url": "Shows or hides the popup depending on the address visitors came from.",
    "timing.url_action": "`show` shows the popup only to visitors who came from an address that contains `url_url`, `hide` to everybody else, and `regex` to visitors who came from an address that the regular expression in `url_url` matches.",
    "timing.url_url": "The text to look for in the address visitors came from, or the regular expression. Capitals matter.",
    "timing.sources": "Shows the popup only to visitors who came from certain kinds of places.",
    "timing.sources_sources": "Where visitors may come from: `search` (Google, Yahoo, Bing, Yandex or Baidu), `external` (any other site, a search engine, or no site at all) or `internal` (another page of this site).",
    "timing.logged_in": "Hides the popup from visitors who are logged in.",
    "timing.logged_in_users": "Who of the logged-in visitors does not see the popup: `all` of them, or with `custom` only those with one of the roles in `logged_in_roles`.",
    "timing.logged_in_roles": "The roles that do not see the popup.",
    "timing.devices": "Shows the popup only on certain devices.",
    "timing.devices_devices": "The devices on which the popup is shown, by the width of the window.",
    "timing.browsers": "Shows the popup only in certain browsers.",
    "timing.browsers_browsers": "`all` browsers, or with `custom` only those in `browsers_browsers_options`.",
    "timing.browsers_browsers_options": "The browsers in which the popup is shown. On iPhones and iPads every browser counts as `safari`.",
    "timing.schedule": "Shows the popup only between two dates.",
    "timing.schedule_timezone": "Whose clock the dates are read by: the `site`’s, which needs `schedule_server_datetime`, or the `visitor`’s.",
    "timing.schedule_start_date": "When the popup may first be shown. A date without a time begins at midnight.",
    "timing.schedule_end_date": "When the popup may last be shown. A date without a time includes the whole day.",
    "timing.schedule_server_datetime": "The time on the site’s clock when the server made the page. The builder writes it; by hand, leave it out, and the visitor’s clock counts."
  },
  "loop": {},
  "load-more": {},
  "progress-tracker": {
    "relative_to": "What is measured: the page, the first post's content, or what `selector` finds."
  },
  "newer-search": {},
  "share": {
    "network": "Only hand-written links have one; the builder's buttons name theirs in a class.",
    "share_url": "The builder's address for all buttons of a row."
  },
  "slider": {
    "slides_to_show": "How many slides show at a time; parts such as 2.5 are allowed. Tablets show 2 and phones 1 unless you say otherwise.",
    "slides_to_scroll": "How many slides the slider moves by. A device without a number of its own moves by 1.",
    "image_spacing_custom": "The space between slides, in pixels.",
    "navigation": "Which controls the slider has: arrows, dots, both or none.",
    "pagination": "What the dots look like: `bullets`, a `fraction` such as 2 / 5, or a `progressbar`. Without `navigation` it is also what switches them on.",
    "arrows": "Shows the arrows. It counts only where `navigation` is not set.",
    "infinite": "Goes on from the last slide to the first, and back.",
    "speed": "Milliseconds that a change of slides takes.",
    "autoplay": "Changes slides by itself, with a button to pause. For visitors who have asked for less motion it stands still.",
    "autoplay_speed": "Milliseconds between one change of slides and the next.",
    "offset_sides": "Shows a part of the neighbouring slides at one side or both.",
    "effect": "How slides change: they slide, or one fades into the next where a single slide shows.",
    "pause_on_hover": "Pauses autoplay while the mouse is over the slider.",
    "pause_on_interaction": "Ends autoplay when visitors swipe or drag the slider. With `\"no\"` it goes on when they let go."
  },
  "sticky": {},
  "stripe-button": {
    "error_message": "Replaces our text."
  },
  "table-of-contents": {
    "headings_by_tags": "Which headings are listed.",
    "container": "A selector: only headings inside of what it finds.",
    "exclude_headings_by_selector": "Selectors: headings in what they find, or found themselves, are left out.",
    "hierarchical_view": "Lists in lists, by the level of the headings.",
    "collapse_subitems": "Inner lists show while something in them, or what they belong to, is the current heading.",
    "minimize_box": "The whole list can be closed, and starts closed on this device and smaller ones; `desktop` means on all."
  },
  "tabs": {},
  "taxonomy-filter": {},
  "text-path": {},
  "video": {}
}
