import { type RefObject, useLayoutEffect, useState } from 'react'
import { ofDocument } from '../../base/document'
import { on } from '../../base/events'

/** Whether something fills the screen, and how to let `target` fill it or end that. A `<dialog>` cannot be the target: browsers refuse it. */
export function useFullscreen(target: RefObject<HTMLElement | null>): { isOn: boolean; onToggle: () => void } {
  const [isOn, setOn] = useState(false)
  useLayoutEffect(() => on(document, 'fullscreenchange', () => setOn(Boolean(ofDocument('fullscreenElement')))), [])
  const onToggle = () => {
    const change = ofDocument('fullscreenElement') ? ofDocument('exitFullscreen').call(document) : target.current?.requestFullscreen()
    // Browsers may refuse, for example in a frame; then nothing changes.
    change?.catch(() => {})
  }
  return { isOn, onToggle }
}
