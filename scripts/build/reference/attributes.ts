/** The attributes of hand-written markup; those of the script tag are in tag-attributes.ts. They are for docs/reference, editors, and the test that finds those that nobody describes. */

export interface Attribute {
  name: string
  /** What it stands on, as the page says it. */
  on: string
  /** What may be its value; empty where it has none. */
  value: string
  /** The values, where there is a fixed number of them. */
  words?: Record<string, string>
  text: string
  /** A whole tag. */
  example: string
}

const any = 'any button or link'

/** Beside `data-widget` and `data-settings`, in the order of their names. */
export const ATTRIBUTES: Attribute[] = [
  {
    name: 'data-alert-close',
    on: 'a button in an `alert`',
    value: '',
    text: 'Closes the message.',
    example: '<button type="button" data-alert-close>Close</button>',
  },
  {
    name: 'data-bar-close',
    on: 'a button in a `floating-bar`',
    value: '',
    text: 'Closes the bar until the page is loaded again.',
    example: '<button type="button" data-bar-close>Close</button>',
  },
  {
    name: 'data-bar-pause',
    on: 'a button in a `floating-bar`',
    value: '',
    text: 'Pauses what moves in the bar, and starts it again.',
    example: '<button type="button" data-bar-pause>Pause</button>',
  },
  {
    name: 'data-contact-box',
    on: 'an element in `contact-buttons`',
    value: '',
    text: 'The box that the button opens.',
    example: '<div data-contact-box>…</div>',
  },
  {
    name: 'data-contact-close',
    on: 'a button in `contact-buttons`',
    value: '',
    text: 'Closes the box.',
    example: '<button type="button" data-contact-close>Close</button>',
  },
  {
    name: 'data-contact-toggle',
    on: 'a button in `contact-buttons`',
    value: '',
    text: 'Opens and closes the box.',
    example: '<button type="button" data-contact-toggle>Write to us</button>',
  },
  {
    name: 'data-consent-given',
    on: 'the `<html>` tag',
    value: 'categories, separated by spaces',
    text: 'What the visitor has allowed, if the script tag has `data-consent="page"`. Your own consent tool sets it and removes it.',
    example: '<html lang="en" data-consent-given="marketing">',
  },
  {
    name: 'data-countdown-message',
    on: 'an element in a `countdown`',
    value: '',
    text: 'Shown at the end, with `message` among the `expire_actions`.',
    example: '<p data-countdown-message hidden>We are at sea.</p>',
  },
  {
    name: 'data-filter',
    on: 'a button in a `taxonomy-filter`',
    value: 'a term, or `__all`',
    text: 'Shows the posts with this term.',
    example: '<button type="button" data-filter="norway">Norway</button>',
  },
  {
    name: 'data-form-field',
    on: 'an element in a `form`',
    value: '',
    text: 'Makes several controls that belong together one field with one label. Its errors appear at its end.',
    example: '<fieldset data-form-field>…</fieldset>',
  },
  {
    name: 'data-form-step',
    on: 'an element in a `form`',
    value: '',
    text: 'A step of the form: one step shows at a time. `data-label` names it, `data-next` and `data-previous` name its buttons, `data-icon` gives it an icon.',
    example: '<fieldset data-form-step data-label="Your boat">…</fieldset>',
  },
  {
    name: 'data-gallery-filter',
    on: 'a button in a `gallery`',
    value: 'a tag, or nothing for all',
    text: 'Shows the pictures with this tag.',
    example: '<button type="button" data-gallery-filter="sea">Sea</button>',
  },
  {
    name: 'data-gallery-items',
    on: 'an element in a `gallery`',
    value: '',
    text: 'The element that contains the pictures, if the gallery also has other contents, such as filters.',
    example: '<div data-gallery-items>…</div>',
  },
  {
    name: 'data-headline-words',
    on: 'an element in an `animated-headline`',
    value: '',
    text: 'Its children are the words that take turns.',
    example: '<span data-headline-words><b>calms</b>, <b>teaches</b></span>',
  },
  {
    name: 'data-lightbox',
    on: 'a link to a picture or video',
    value: 'a name, `off`, or nothing',
    text: 'Opens the picture in the lightbox. Links with the same name are one series; `off` leaves a link to the browser.',
    example: '<a href="/big.jpg" data-lightbox="trip"><img src="/small.jpg" alt="The harbour"></a>',
  },
  {
    name: 'data-loop-item',
    on: 'an element in a list of `posts`',
    value: 'an id of the post, or nothing',
    text: 'One post of the list.',
    example: '<li data-loop-item="12">…</li>',
  },
  {
    name: 'data-loop-items',
    on: 'an element in a list of `posts`',
    value: '',
    text: 'The element whose contents change with the page or the filter.',
    example: '<ul data-loop-items>…</ul>',
  },
  {
    name: 'data-loop-more',
    on: 'a link in a list of `posts`',
    value: '',
    text: 'Leads to the next page, whose posts are added below.',
    example: '<a data-loop-more href="?e-page-trips=2">More</a>',
  },
  {
    name: 'data-loop-page',
    on: 'a link in a list of `posts`',
    value: '',
    text: 'Leads to another page of the list, which takes the place of this one.',
    example: '<a data-loop-page href="?e-page-trips=2">Next</a>',
  },
  {
    name: 'data-maxsize',
    on: 'a file field in a `form`',
    value: 'a number of megabytes',
    text: 'The largest file that visitors may send. `data-maxsize-message` is the text for a larger one.',
    example: '<input type="file" name="picture" data-maxsize="5">',
  },
  {
    name: 'data-menu-list',
    on: 'an element in a `menu`',
    value: '',
    text: 'The panel with the items, which the burger button opens.',
    example: '<ul data-menu-list>…</ul>',
  },
  {
    name: 'data-menu-toggle',
    on: 'a button in a `menu`',
    value: '',
    text: 'The burger button.',
    example: '<button type="button" data-menu-toggle>Menu</button>',
  },
  {
    name: 'data-off-canvas-close',
    on: any,
    value: 'the id of a panel; nothing for the one that it is in',
    text: 'Closes a panel.',
    example: '<button type="button" data-off-canvas-close>Close</button>',
  },
  {
    name: 'data-off-canvas-open',
    on: any,
    value: 'the id of a panel',
    text: 'Opens a panel.',
    example: '<button type="button" data-off-canvas-open="cart">Cart</button>',
  },
  {
    name: 'data-off-canvas-toggle',
    on: any,
    value: 'the id of a panel',
    text: 'Opens a panel, or closes it.',
    example: '<button type="button" data-off-canvas-toggle="filters">Filters</button>',
  },
  {
    name: 'data-playlist-next',
    on: 'a button in a `playlist`',
    value: '',
    text: 'Plays the next video.',
    example: '<button type="button" data-playlist-next>Next</button>',
  },
  {
    name: 'data-playlist-previous',
    on: 'a button in a `playlist`',
    value: '',
    text: 'Plays the previous video.',
    example: '<button type="button" data-playlist-previous>Back</button>',
  },
  {
    name: 'data-popup-close',
    on: 'a button or link in a `popup`',
    value: '',
    text: 'Closes the popup.',
    example: '<button type="button" data-popup-close>No, thank you</button>',
  },
  {
    name: 'data-popup-convert',
    on: 'a button, link or form in a `popup`',
    value: '',
    text: 'Marks what the popup is for. Visitors who press it, or send the form, have done what you wanted: the popup never opens by itself for them again.',
    example: '<a href="/offer" data-popup-convert>Show me the offer</a>',
  },
  {
    name: 'data-popup-limit',
    on: 'a `popup`, hand-written or the builder’s',
    value: 'how often, and within what time: `1/session`, `1/day`, `2/week`, `1/month`, `3/ever`, `2/24h`, `1/3d`',
    text: 'How often the same visitor sees the popup. It takes precedence over `timing.times`.',
    example: '<section data-widget="popup" id="summer" data-popup-limit="1/week" hidden>…</section>',
  },
  {
    name: 'data-popup-open',
    on: any,
    value: 'the id of a popup',
    text: 'Opens a popup, whatever its rules say.',
    example: '<button type="button" data-popup-open="summer">Offer</button>',
  },
  {
    name: 'data-popup-toggle',
    on: any,
    value: 'the id of a popup',
    text: 'Opens a popup, or closes it.',
    example: '<button type="button" data-popup-toggle="summer">Offer</button>',
  },
  {
    name: 'data-popup-version',
    on: 'a `popup`, hand-written or the builder’s',
    value: 'a text',
    text: 'Starts the count again: visitors who have seen the last version as often as allowed see this one.',
    example: '<section data-widget="popup" id="summer" data-popup-version="2" hidden>…</section>',
  },
  {
    name: 'data-search-close',
    on: 'a button in a `search`',
    value: '',
    text: 'Closes the search form.',
    example: '<button type="button" data-search-close>Close</button>',
  },
  {
    name: 'data-search-panel',
    on: 'an element in a `search`',
    value: '',
    text: 'The part with the form, which opens over the page.',
    example: '<div data-search-panel>…</div>',
  },
  {
    name: 'data-search-toggle',
    on: 'a button in a `search`',
    value: '',
    text: 'Opens the search form.',
    example: '<button type="button" data-search-toggle>Search</button>',
  },
  {
    name: 'data-tabs-list',
    on: 'an element in `tabs`',
    value: '',
    text: 'The row of links to the panels, which become tabs.',
    example: '<div data-tabs-list><a href="#price">Price</a></div>',
  },
  {
    name: 'data-tags',
    on: 'a picture’s link in a `gallery`',
    value: 'tags, separated by commas',
    text: 'The filters that show the picture.',
    example: '<a href="/big.jpg" data-tags="sea,harbour"><img src="/small.jpg" alt="The harbour"></a>',
  },
]

/** What Skerry itself writes, for the site’s styles. */
export const STATE_ATTRIBUTES: Attribute[] = [
  {
    name: 'data-flip-side',
    on: 'a `flip-box`',
    value: '`front`, `back`',
    text: 'The side that shows, if it was chosen by keyboard or finger.',
    example: '[data-flip-side="back"] { … }',
  },
  {
    name: 'data-layout',
    on: 'a `menu`',
    value: '`horizontal`, `vertical`, `dropdown`',
    text: 'How its items are arranged on this device.',
    example: '[data-widget="menu"][data-layout="dropdown"] { … }',
  },
  {
    name: 'data-open',
    on: 'an `off-canvas` panel',
    value: '`no`, `yes`, `closing`',
    text: 'Whether the panel is open.',
    example: '[data-widget="off-canvas"][data-open="yes"] { … }',
  },
  {
    name: 'data-position',
    on: 'an `off-canvas` panel',
    value: '`start`, `end`, `left`, `right`, `top`, `bottom`',
    text: 'The edge of the window that the panel comes from.',
    example: '[data-widget="off-canvas"][data-position="top"] { … }',
  },
]
