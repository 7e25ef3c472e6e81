import { useLayoutEffect } from 'react'
import type { IslandProps } from '../../widget'
import { carousel } from './carousel'

/** Every kind of carousel; draws nothing, because the slides are the server's and Swiper's to move. */
export function View({ host }: IslandProps<object>): null {
  useLayoutEffect(() => carousel(host), [host])
  return null
}
