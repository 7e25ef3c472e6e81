import { useLayoutEffect, useState } from 'react'
import type { IslandProps } from '../../widget'
import { carousel } from './carousel'

/** Every kind of carousel; draws nothing, because the slides are the server's and Swiper's to move. */
export function View({ host }: IslandProps<object>): null {
  const [error, fail] = useState<unknown>()
  // Thrown where the island's guard catches it; what has begun is undone as it goes.
  if (error) throw error
  useLayoutEffect(() => carousel(host, fail), [host])
  return null
}
