/**
 * The functions of the source that have more than 60 lines. Nothing is added here, and what has become shorter leaves the list: what
 * measures, decides and writes is three functions.
 */
export const LONG_FUNCTIONS = [
  'src/compat/dialogs-manager.ts: createWidget',
  'src/compat/index.ts: startCompat',
  'src/players/youtube.ts: youtube',
  'src/takeover/index.ts: takeOver',
  'src/widgets/background-video/background-video.tsx: startVideo',
  'src/widgets/embeds/stripe-button.tsx: start',
  'src/widgets/form/captcha.ts: startCaptcha',
  'src/widgets/form/steps.tsx: startSteps',
  'src/widgets/headline/rotate.ts: startRotation',
  'src/widgets/menu-cart/menu-cart.ts: start',
  'src/widgets/menu/hover-submenus.ts: start',
  'src/widgets/menu/menu.tsx: Menu',
  'src/widgets/menu/submenus.tsx: Submenus',
  'src/widgets/motion/group.ts: startGroup',
  'src/widgets/page-transition/page-transition.ts: start',
  'src/widgets/playlist/item-player.ts: createItemPlayer',
  'src/widgets/playlist/selection.ts: createSelection',
  'src/widgets/posts/filters.ts: startFilters',
  'src/widgets/slider/carousel.ts: attachControls',
  'src/widgets/toc/toc.tsx: listHeadings',
  'src/widgets/video/reveal-player.ts: revealOnClick',
]
