/**
 * All tables of settings, by page in docs/settings. The comment above each says what the widget is for, the comments above its fields what
 * they do (field-texts.ts reads both). Settings read without a table are in beside-tables.ts.
 */
import { accordionSettings } from '../../../src/widgets/accordion/settings'
import { settings as atomicTabs } from '../../../src/widgets/atomic-tabs/atomic-tabs'
import { settings as background } from '../../../src/widgets/background/settings'
import { settings as backgroundVideo } from '../../../src/widgets/background-video/background-video'
import { settings as cart } from '../../../src/widgets/cart/cart'
import { settings as checkout } from '../../../src/widgets/checkout/checkout'
import { settings as countdown } from '../../../src/widgets/countdown/settings'
import { settings as counter } from '../../../src/widgets/counter/settings'
import { settings as floatingBar } from '../../../src/widgets/floating-bar/floating-bar'
import { settings as form } from '../../../src/widgets/form/settings'
import { settings as gallery } from '../../../src/widgets/gallery/settings'
import { settings as headline } from '../../../src/widgets/headline/settings'
import { settings as hotspot } from '../../../src/widgets/hotspot/hotspot'
import { lightboxFields } from '../../../src/widgets/lightbox/settings'
import { filterSettings, loopSettings } from '../../../src/widgets/loop/settings'
import { settings as lottie } from '../../../src/widgets/lottie/settings'
import { settings as megaMenu } from '../../../src/widgets/mega-menu/settings'
import { settings as menu } from '../../../src/widgets/menu/menu'
import { settings as menuCart } from '../../../src/widgets/menu-cart/menu-cart'
import { effectFields, generalFields } from '../../../src/widgets/motion/settings'
import { settings as offCanvas } from '../../../src/widgets/off-canvas/off-canvas'
import { settings as payment } from '../../../src/widgets/payment/payment'
import { settings as playlist } from '../../../src/widgets/playlist/settings'
import { popupSettings } from '../../../src/widgets/popup/all-settings'
import { settings as progressTracker } from '../../../src/widgets/progress-tracker/progress-tracker'
import { settings as reveal } from '../../../src/widgets/reveal/settings'
import { settings as newerSearch } from '../../../src/widgets/search/newer'
import { settings as share } from '../../../src/widgets/share/share'
import { fieldsByHand } from '../../../src/widgets/slider/fields-by-hand'
import { settings as sticky } from '../../../src/widgets/sticky/settings'
import { settings as stripeButton } from '../../../src/widgets/stripe-button/stripe-button'
import { settings as tableOfContents } from '../../../src/widgets/table-of-contents/settings'
import { settings as tabs } from '../../../src/widgets/tabs/tabs'
import { settings as textPath } from '../../../src/widgets/text-path/text-path'
import { settings as atomicYoutube } from '../../../src/widgets/video/atomic'
import { settings as video } from '../../../src/widgets/video/settings'
import { carousels, dropCap, kindOfBackground, masonry, offCanvasAnimations, stretchedSection } from './beside-tables'

export const tables = {
  /** Questions and answers, or any sections that open and close. */
  accordion: accordionSettings,
  /** A message that visitors can close. */
  alert: {},
  /** A headline with a marked word, or with words that take turns. */
  'animated-headline': headline,
  /** Tabs made of the builder’s atomic elements. */
  'atomic-tabs': atomicTabs,
  /** A YouTube video made of the builder’s atomic elements. */
  'atomic-youtube': atomicYoutube,
  /** Pictures that take turns behind an element. */
  'background-slideshow': { ...kindOfBackground, ...background },
  /** A video that plays silently behind an element. */
  'background-video': { ...kindOfBackground, ...backgroundVideo },
  /** A product’s form in the shop. */
  'add-to-cart': {},
  /** The builder’s Pro carousels, reviews and slides. */
  carousels,
  /** The shop’s cart as a page. */
  cart,
  /** The shop’s checkout. */
  checkout,
  /** A button in the corner of the window that opens a box with ways to reach you. */
  'contact-buttons': {},
  /** The time left until a date, or until the end of an offer made to one visitor. */
  countdown,
  /** A number that counts up or down when it comes into view. */
  counter,
  /** A large first letter of a text. */
  'drop-cap': dropCap,
  /** Fades, slides or zooms any element in when it comes into view. */
  'entrance-animation': reveal,
  /** A box that shows its other side by mouse, touch or keyboard. */
  'flip-box': {},
  /** A bar at the edge of the window that visitors can close. */
  'floating-bar': floatingBar,
  /** A form that is sent without leaving the page, in one step or several. */
  form,
  /** Pictures in a grid, in justified rows or in columns, with filters. */
  gallery,
  /** Points on a picture that show a tooltip. */
  hotspot,
  /** Shows pictures and videos large, in a dialog over the page. */
  lightbox: lightboxFields,
  /** The visitor’s account in the shop. */
  'my-account': {},
  /** The place where the shop’s notices are shown. */
  notices: {},
  /** A vector animation from a Lottie file. */
  lottie,
  /** The builder’s mega menu, with whole sections as submenus. */
  'mega-menu': megaMenu,
  /** A navigation menu with submenus, and a burger button on small screens. */
  menu,
  /** The shop’s cart, opened from a button in the header. */
  'menu-cart': menuCart,
  /** Moves, turns, fades or tilts any element while the page scrolls or the mouse moves. With `background_motion_fx_` instead of `motion_fx_` the same settings apply to its background. */
  'motion-effects': { motion_fx: { ...generalFields, ...effectFields } },
  /** A panel that slides in from an edge of the window: a menu, a cart, filters. */
  'off-canvas': { ...offCanvas, ...offCanvasAnimations },
  /** A payment button from Stripe or PayPal. */
  payment,
  /** A list of videos beside the one that plays. */
  playlist,
  /** A dialog over the page that opens by itself, by a button or a link, to the visitors you choose and as often as you allow. */
  popup: popupSettings,
  /** A list of posts that loads more of them without leaving the page. */
  posts: { ...loopSettings, ...masonry },
  /** A bar that grows to its value when it comes into view. */
  progress: {},
  /** A bar or ring that shows how much of the page has been read. */
  'progress-tracker': progressTracker,
  /** A search form whose field opens over the page, or beside its icon. */
  search: {},
  /** The builder’s newer search field, with a button that empties it and results while the visitor types. */
  'search-field': newerSearch,
  /** Buttons that share the page, or another address. */
  share,
  /** Slides that visitors swipe, page through or watch. */
  slider: fieldsByHand,
  /** Keeps any element at the top or bottom of the window while the page scrolls. */
  sticky,
  /** A section in the builder’s markup that is as wide as the window. */
  'stretched-section': stretchedSection,
  /** The builder’s button that leads to Stripe’s payment page. */
  'stripe-button': stripeButton,
  /** A list of the page’s headings that marks the one being read. */
  'table-of-contents': tableOfContents,
  /** Panels that show one at a time, chosen by their tabs. */
  tabs,
  /** Buttons that filter a list of posts by category, tag or another taxonomy. */
  'taxonomy-filter': filterSettings,
  /** A text along a curve. */
  'text-path': textPath,
  /** A video from YouTube, Vimeo, Dailymotion or VideoPress, or from a file of your own. */
  video,
}
