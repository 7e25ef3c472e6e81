import AnimationItem from 'lottie-web/player/js/animation/AnimationItem'
import OffsetPathModifier from 'lottie-web/player/js/utils/shapes/OffsetPathModifier'
import PuckerAndBloatModifier from 'lottie-web/player/js/utils/shapes/PuckerAndBloatModifier'
import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier'
import RoundCornersModifier from 'lottie-web/player/js/utils/shapes/RoundCornersModifier'
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers'
import TrimModifier from 'lottie-web/player/js/utils/shapes/TrimModifier'
import ZigZagModifier from 'lottie-web/player/js/utils/shapes/ZigZagModifier'

const modifiers = {
  tm: TrimModifier,
  pb: PuckerAndBloatModifier,
  rp: RepeaterModifier,
  rd: RoundCornersModifier,
  zz: ZigZagModifier,
  op: OffsetPathModifier,
}
for (const [name, modifier] of Object.entries(modifiers)) ShapeModifiers.registerModifier(name, modifier)

/** A drawn animation, still until told to show another frame. */
export interface Player {
  /** The number of frames. */
  frames: number
  /** Frames per second, from the file. */
  frameRate: number
  showFrame: (frame: number) => void
  stop: () => void
}

/** In ms: drawing may take this long, since the player waits for the animation's fonts. */
const TIMEOUT = 10_000

/**
 * Draws an animation into an empty element; rejects if it cannot be drawn. Expressions in the file do not run, because they need `eval`.
 */
export const createPlayer = (renderer: 'svg' | 'canvas', container: HTMLElement, data: object): Promise<Player> =>
  new Promise((resolve, reject) => {
    const item = new AnimationItem()
    const timer = setTimeout(() => reject(Error('not ready in time')), TIMEOUT)
    const stop = () => {
      clearTimeout(timer)
      item.destroy()
    }
    item.addEventListener('error', (event) => {
      stop()
      reject((event as unknown as { nativeError?: unknown }).nativeError ?? Error('cannot be drawn'))
    })
    item.addEventListener('DOMLoaded', () => {
      clearTimeout(timer)
      resolve({
        frames: item.totalFrames,
        frameRate: item.frameRate,
        showFrame: (frame) => item.goToAndStop(frame, true),
        stop,
      })
    })
    item.setParams({
      container,
      renderer,
      loop: false,
      autoplay: false,
      animationData: data,
      rendererSettings: { progressiveLoad: false },
    })
  })
