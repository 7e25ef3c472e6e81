/**
 * The functions of the source that have more than 60 lines. Nothing is added here, and what has become shorter leaves the list: what
 * measures, decides and writes is three functions.
 */
export const LONG_FUNCTIONS = [
  'src/takeover/index.ts: takeOver',
  'src/widgets/menu/hover-submenus.ts: start',
  'src/widgets/menu/menu.tsx: Menu',
  'src/widgets/menu/submenus.tsx: Submenus',
  'src/widgets/motion/group.ts: startGroup',
  'src/widgets/video/reveal-player.ts: revealOnClick',
]
