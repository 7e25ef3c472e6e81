import { useLayoutEffect, useRef, useState } from 'react'
import { unclobbered } from '../base/unclobbered'
import { createWriter } from './writer'

export interface BindProps {
  to: HTMLElement | Document | Window
  /** Classes by name: on or off. Others are not touched. */
  class?: Record<string, boolean>
  /** Styles by CSS name (`background-color`, `--menu-height`); `null` takes one away. */
  style?: Record<Lowercase<string> | `--${string}`, string | null>
  /** Use `class`, which names classes one by one: the others are not ours. */
  className?: never
  /** Use `onDblClick`: listeners have the names of DOM events, and this one is React's own. */
  onDoubleClick?: never
  /** Listen with `on` (base/events): the end of the name would be taken for the capture phase. */
  onGotPointerCapture?: never
  onLostPointerCapture?: never
  /** Attributes by their HTML names, listeners as `onClick`. */
  [attributeOrListener: string]: unknown
}
type Listener = (event: Event) => void

/**
 * Writes attributes, classes and styles on a node that is not ours, and listens on it, for as long as it is rendered. It renders nothing, writes only what it names, adds each
 * listener once, which calls the latest handler, and restores every value on unmount.
 * `onClick` listens to `click`, `onClickCapture` in the capture phase; `onKeyDown` listens to `keydown`.
 */
export function Bind({ to, class: classes, style, ...rest }: BindProps): null {
  const handlers = useRef<Record<string, Listener>>({})
  const [writer] = useState(() => (to instanceof HTMLElement ? createWriter(to) : undefined))
  const events: Record<string, Listener> = {}
  const attributes: [string, unknown][] = []
  for (const [key, value] of Object.entries(rest)) {
    if (/^on[A-Z]/.test(key)) {
      if (value) events[key] = value as Listener
    } else attributes.push([key, value])
  }

  useLayoutEffect(() => {
    handlers.current = events
    if (!writer) return
    for (const [key, on] of Object.entries(classes ?? {})) writer.set(`.${key}`, on)
    for (const [key, value] of Object.entries(style ?? {})) writer.set(key.startsWith('--') ? key : `$${key}`, value)
    for (const [key, value] of attributes) if (value !== undefined) writer.set(key, value)
  })
  const eventNames = Object.keys(events).join()
  useLayoutEffect(() => {
    const controller = new AbortController()
    for (const key of eventNames ? eventNames.split(',') : []) {
      const capture = key.endsWith('Capture')
      const type = key.slice(2, capture ? -7 : undefined).toLowerCase()
      unclobbered(to).addEventListener(type, (event) => handlers.current[key]?.(event), { signal: controller.signal, capture })
    }
    return () => controller.abort()
  }, [to, eventNames])
  useLayoutEffect(() => () => writer?.stop(), [writer])
  return null
}
