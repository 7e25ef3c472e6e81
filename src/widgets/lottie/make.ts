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

/** An animation that stands still until it is shown another frame. */
export interface Player {
  /** How many frames there are, and how many a second they are meant for. */
  frames: number
  rate: number
  show: (frame: number) => void
  stop: () => void
}

/** How long it may take to be ready: it waits for the fonts of its texts. */
const READY = 10_000

/** Draws an animation into an empty element; rejects when it cannot be drawn. Without expressions: they would need `eval`. */
export const make = (renderer: string, stage: HTMLElement, data: object): Promise<Player> =>
  new Promise((done, fail) => {
    const item = new AnimationItem()
    const timer = setTimeout(() => fail(Error('not ready in time')), READY)
    const stop = () => {
      clearTimeout(timer)
      item.destroy()
    }
    item.addEventListener('error', (event) => {
      stop()
      fail((event as unknown as { nativeError?: unknown }).nativeError ?? Error('cannot be drawn'))
    })
    item.addEventListener('DOMLoaded', () => {
      clearTimeout(timer)
      done({ frames: item.totalFrames, rate: item.frameRate, show: (frame) => item.goToAndStop(frame, true), stop })
    })
    item.setParams({
      container: stage,
      renderer,
      loop: false,
      autoplay: false,
      animationData: data,
      rendererSettings: { progressiveLoad: false },
    })
  })
