import type { FilmKind } from './film'
import { framed } from './frame'
import type { Make } from './player'
import { vimeo } from './vimeo'
import { youtube } from './youtube'

/** Players of other sites, a chunk of their own: it holds what is loaded of their scripts. */
export const embedded: Record<Exclude<FilmKind, 'hosted'>, Make> = { youtube, vimeo, dailymotion: framed, videopress: framed }
