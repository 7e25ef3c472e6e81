import { chunks } from '../../chunks'
import { write } from '../../ledger'
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
  const { set, stop } = write(host)
  const stops = [stop]
  const add = ({ pauseButton }: Awaited<ReturnType<typeof chunks.pause>>) => {
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
  chunks.pause().then(add, () => {})
  return () => {
    isOver = true
    for (const each of stops) each()
  }
}
