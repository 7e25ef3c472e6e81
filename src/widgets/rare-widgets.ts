// Made by `npm run build` from the declarations of the widgets (scripts/build/declarations.ts).
import { holdInput } from '../runtime/early-input'
import { type Declaration, declare, type Widget } from '../runtime/widget'
import { accordion } from './accordion/widget'
import { actionLink } from './action-link/widget'
import { addToCart } from './add-to-cart/widget'
import { alert } from './alert/widget'
import { atomicForm } from './atomic-form/widget'
import { atomicTabs } from './atomic-tabs/widget'
import { audio } from './audio/widget'
import { backgroundVideo } from './background-video/widget'
import { background } from './background/widget'
import { cart } from './cart/widget'
import { checkout } from './checkout/widget'
import { codeHighlight } from './code-highlight/widget'
import { contactButtons } from './contact-buttons/widget'
import { countdown } from './countdown/widget'
import { counter } from './counter/widget'
import { dropCap } from './drop-cap/widget'
import { editorHelpers } from './editor/widget'
import { facebook } from './facebook/widget'
import { flipBox } from './flip-box/widget'
import { floatingBar } from './floating-bar/widget'
import { form } from './form/widget'
import { gallery } from './gallery/widget'
import { headline } from './headline/widget'
import { hotspot } from './hotspot/widget'
import { interactions } from './interactions/widget'
import { markedLazyBackground } from './lazy-background/marked-widget'
import { taxonomyFilter } from './loop/filter-widget'
import { loadMore } from './loop/load-more-widget'
import { loop } from './loop/widget'
import { lottie } from './lottie/widget'
import { megaMenu } from './mega-menu/widget'
import { menuCart } from './menu-cart/widget'
import { themeNavigation } from './menu/theme-navigation-widget'
import { motion } from './motion/widget'
import { myAccount } from './my-account/widget'
import { notices } from './notices/widget'
import { offCanvas } from './off-canvas/widget'
import { pageTransition } from './page-transition/widget'
import { payment } from './payment/widget'
import { playlist } from './playlist/widget'
import { posts } from './posts/widget'
import { progressTracker } from './progress-tracker/widget'
import { progress } from './progress/widget'
import { newerSearch } from './search/newer-widget'
import { search } from './search/widget'
import { stretch } from './stretch/widget'
import { stripeButton } from './stripe-button/widget'
import { tableOfContents } from './table-of-contents/widget'
import { tabs } from './tabs/widget'
import { textPath } from './text-path/widget'
import { atomicYoutube } from './video/atomic-widget'
import { video } from './video/widget'

const declarations: Declaration[] = [
  accordion,
  actionLink,
  addToCart,
  alert,
  atomicForm,
  atomicTabs,
  audio,
  backgroundVideo,
  background,
  cart,
  checkout,
  codeHighlight,
  contactButtons,
  countdown,
  counter,
  dropCap,
  editorHelpers,
  facebook,
  flipBox,
  floatingBar,
  form,
  gallery,
  headline,
  hotspot,
  interactions,
  markedLazyBackground,
  loop,
  taxonomyFilter,
  loadMore,
  lottie,
  megaMenu,
  menuCart,
  themeNavigation,
  motion,
  myAccount,
  notices,
  offCanvas,
  pageTransition,
  payment,
  playlist,
  posts,
  progressTracker,
  progress,
  search,
  newerSearch,
  stretch,
  stripeButton,
  tableOfContents,
  tabs,
  textPath,
  video,
  atomicYoutube,
]

/** Widgets that few pages have. The core finds them by rare-selector.ts. */
export const rareWidgets: Widget[] = declare(declarations, holdInput)
