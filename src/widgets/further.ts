import type { Widget } from '../widget'
import { audio } from './audio'
import { background } from './background'
import { backgroundVideo } from './background-video'
import { gallery } from './gallery'
import { lottie } from './lottie'
import { megaMenu } from './mega-menu'
import { themeMenu } from './menu/theme'
import { motion } from './motion'
import { pageTransition } from './page-transition'
import { playlist } from './playlist'
import { video } from './video'

/** Widgets that fewer pages have. Each needs its selector in `FURTHER` (markup.ts), by which the core knows to fetch this list. */
export const further: Widget[] = [
  background,
  gallery,
  backgroundVideo,
  video,
  lottie,
  audio,
  playlist,
  megaMenu,
  pageTransition,
  motion,
  themeMenu,
]
