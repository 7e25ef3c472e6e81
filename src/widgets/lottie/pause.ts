import { createWriter } from '../../dom/writer'
import type { Clock } from './clock'

/** At the upper edge: a caption is at the lower one. */
const LOOKS = {
  name: 'skerry-lottie-pause',
  place: 'inset-block:8px auto;inset-inline:auto 8px',
  key: 'pauseAnimation',
  texts: ['Pause the animation', 'Wstrzymaj animację'],
} as const

/** A button that makes an endless animation stand still, whatever its trigger says meanwhile. */
export function pause(host: HTMLElement, { hold }: Clock): () => void {
  let isHeld = false
  let isOver = false
  const { set, stop } = createWriter(host)
  const stops = [stop]
  const add = ({ pauseButton }: typeof import('../../ui/pause-button')) => {
    if (isOver) return
    if (getComputedStyle(host).position === 'static') set('$position', 'relative')
    const { paint, remove } = pauseButton(host, LOOKS, () => {
      isHeld = !isHeld
      hold(isHeld)
      paint(isHeld)
    })
    paint(false)
    stops.push(remove)
  }
  import('../../ui/pause-button').then(add, () => {})
  return () => {
    isOver = true
    for (const each of stops) each()
  }
}
