import { useLayoutEffect, useRef, useState } from 'react'
import { createWriter } from './writer'

export interface BindProps {
  to: HTMLElement | Document | Window
  /** Classes by name: on or off. Others are not touched. */
  class?: Record<string, boolean>
  /** Styles by CSS name (`top`, `--menu-height`); `null` takes one away. */
  style?: Record<string, string | null>
  [attributeOrListener: string]: unknown
}
type Listener = (event: Event) => void

const names: Record<string, string> = { tabIndex: 'tabindex', htmlFor: 'for' }

/**
 * Declares attributes, classes, styles and listeners on a node that is not ours. Renders nothing; writes only what it
 * names, listens once and calls the latest handler, and puts every first value back on unmount.
 * `onClick` listens to `click`, `onClickCapture` while capturing; `onKeyDown` to `keydown`.
 */
export function Bind({ to, class: classes, style, ...rest }: BindProps): null {
  const handlers = useRef<Record<string, Listener>>({})
  const [writer] = useState(() => (to instanceof HTMLElement ? createWriter(to) : undefined))
  const events: Record<string, Listener> = {}
  const attributes: [string, unknown][] = []
  for (const [key, value] of Object.entries(rest)) {
    if (/^on[A-Z]/.test(key)) {
      if (value) events[key] = value as Listener
    } else attributes.push([names[key] ?? key, value])
  }

  useLayoutEffect(() => {
    handlers.current = events
    if (!writer) return
    for (const [key, on] of Object.entries(classes ?? {})) writer.set(`.${key}`, on)
    for (const [key, value] of Object.entries(style ?? {})) writer.set(key.startsWith('--') ? key : `$${key}`, value)
    for (const [key, value] of attributes) if (value !== undefined) writer.set(key, value)
  })
  const listened = Object.keys(events).join()
  useLayoutEffect(() => {
    const end = new AbortController()
    for (const key of listened ? listened.split(',') : []) {
      const capture = key.endsWith('Capture')
      const type = key.slice(2, capture ? -7 : undefined).toLowerCase()
      to.addEventListener(type, (event) => handlers.current[key]?.(event), { signal: end.signal, capture })
    }
    return () => end.abort()
  }, [to, listened])
  useLayoutEffect(() => () => writer?.stop(), [writer])
  return null
}
