import { useLayoutEffect, useState } from 'react'
import { Bind } from './bind'

/** Contract menus §1.7: after a touch elsewhere, where no click follows it (Safari on a phone, on what is no link). */
const TOUCHED = 350

/** A click or tap outside of `host`, and Escape from wherever the focus is (WCAG 1.4.13), unless something inside has taken it. */
export function DismissOnOutside({ host, then }: { host: HTMLElement; then: () => void }) {
  const [touch] = useState({ timer: 0 })
  useLayoutEffect(() => () => clearTimeout(touch.timer), [touch])
  const outside = ({ target }: Event) => host.contains(target as Node) || then()
  return (
    <Bind
      to={document}
      onClick={(event: Event) => {
        clearTimeout(touch.timer)
        outside(event)
      }}
      // What closes now may move the page before the tap has found what it is for.
      onPointerUp={(event: Event) => {
        clearTimeout(touch.timer)
        touch.timer = window.setTimeout(outside, TOUCHED, event)
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && then()}
    />
  )
}
