import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'
import { detach, move } from './dom'

export interface AdoptProps extends HTMLAttributes<HTMLDivElement> {
  node: Element
  children?: ReactNode
}
/** Renders one host and moves a server node into it; puts it back on unmount. Never copies or re-renders it. */
export function Adopt({ node, ...props }: AdoptProps) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => detach(node, () => host.current && move(node, host.current, null)), [node])
  return <div ref={host} {...props} />
}
