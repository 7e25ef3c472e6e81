import { useLayoutEffect, useRef, useState } from 'react'
import { write } from './ledger'

/** The elements that match, in document order. Query once (`useState(() => all(…))`), not in render. */
export const all = <E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E[] => [...root.querySelectorAll<E>(selector)]

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
  const [writer] = useState(() => (to instanceof HTMLElement ? write(to) : undefined))
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

/** What we took out, with the mark at its place. */
const held = new WeakMap<Node, Node>()
/** True for a node that we took out of the document ourselves and will put back: its islands are asleep, not gone, as long as its place is there. */
export const isHeld = (node: Node): boolean => {
  const mark = held.get(node.getRootNode()) ?? held.get(node)
  return !!mark && (mark.isConnected || isHeld(mark))
}

type Movable = Node & { moveBefore?: (node: Node, before: Node | null) => void }
/** Moves a node; by `moveBefore` where there is one, so that iframes, focus and animations live on. */
export function move(node: Node, parent: Node, before: Node | null): void {
  const to = parent as Movable
  if (to.moveBefore && node.isConnected && parent.isConnected) to.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/** Takes a node out of the page, or to where `put` moves it; the returned function puts it back exactly where it was. */
export function detach(node: Element, put?: (node: Element) => void): () => void {
  const mark = document.createComment('')
  node.before(mark)
  held.set(node, mark)
  if (put) put(node)
  else node.remove()
  return () => {
    held.delete(node)
    // When its surroundings are gone there is no home to return to.
    if (mark.parentNode) move(node, mark.parentNode, mark)
    else node.remove()
    mark.remove()
  }
}
