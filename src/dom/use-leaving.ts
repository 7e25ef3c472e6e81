import { useLayoutEffect, useRef, useState } from 'react'
import { createLeaving } from './leave'

/** Stops films in a part of the page while it is closed. */
export function useLeaving(el: HTMLElement | null, isOpen: boolean): void {
  const [films] = useState(() => createLeaving(el ?? undefined))
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isOpen) isFirst.current = false
    if (el && isOpen) films.comeBack(el)
    else if (el) films.leave(el, isFirst.current)
  }, [films, el, isOpen])
  useLayoutEffect(() => films.stop, [films])
}
