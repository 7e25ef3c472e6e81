import { useLayoutEffect, useRef, useState } from 'react'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { createWriter } from './writer'

export interface BindProps {
  to: HTMLElement | Document | Window
  /** Classes by name, on or off. Others are kept. */
  class?: Record<string, boolean>
  /** Styles by CSS name (`background-color`, `--menu-height`); `null` removes one. */
  style?: Record<Lowercase<string> | `--${string}`, string | null>
  /** Use `class`, which names classes one by one: the others are not ours. */
  className?: never
  /** Use `onDblClick`: listeners have DOM event names, and this is React's own. */
  onDoubleClick?: never
  /** Listen with `on` (base/events): the suffix would be taken for the capture phase. */
  onGotPointerCapture?: never
  onLostPointerCapture?: never
  /** Attributes by HTML name, listeners as `onClick`. */
  [attributeOrListener: string]: unknown
}
type Listener = (event: Event) => void

/**
 * Writes attributes, classes and styles on a node that is not ours, and listens on it, while rendered. Renders nothing, writes only what it
 * names, adds each listener once, calling the latest handler, and restores every value on unmount. `onClick` listens to `click`,
 * `onClickCapture` in the capture phase; `onKeyDown` listens to `keydown`.
 */
export function Bind({ to, class: classes, style, ...rest }: BindProps): null {
  const latest = useRef(rest)
  const [writer] = useState(() => (to instanceof HTMLElement ? createWriter(to) : undefined))
  const events = Object.keys(rest).filter((key) => isEvent(key) && rest[key])

  useLayoutEffect(() => {
    latest.current = rest
    if (!writer) return
    for (const [key, on] of Object.entries(classes ?? {})) writer.set(`.${key}`, on)
    for (const [key, value] of Object.entries(style ?? {})) writer.set(key.startsWith('--') ? key : `$${key}`, value)
    for (const [key, value] of Object.entries(rest)) if (value !== undefined && !isEvent(key)) writer.set(key, value)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by names, because the list is a new one at each render
  useLayoutEffect(() => {
    const stops = events.map((key) => {
      const capture = key.endsWith('Capture')
      const handle = (event: Event) => (latest.current[key] as Listener | undefined)?.(event)
      return on(to, key.slice(2, capture ? -7 : undefined).toLowerCase(), handle, { capture })
    })
    return () => stopAll(stops)
  }, [to, events.join()])
  useLayoutEffect(() => () => writer?.stop(), [writer])
  return null
}

const isEvent = (key: string) => /^on[A-Z]/.test(key)
