import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { write } from '../../ledger'
import { Placeholder } from '../../placeholder'
import { allowed, onAllowed } from '../../services/consent'
import type { IslandProps } from '../../widget'
import { animation } from './animation'
import type { LottieSettings } from './settings'
import { sourceOf } from './source'

export { settings } from './settings'

/** An animation in its place; one of another site waits until the visitor allows it. */
export function View({ host, settings }: IslandProps<LottieSettings>) {
  const [url] = useState(() => sourceOf(settings))
  const [waits, wait] = useState(() => Boolean(url) && url?.origin !== location.origin && !allowed('marketing'))
  const show = () => wait(false)
  const [holder] = useState(() => write(host))
  const focus = () => {
    holder.set('tabindex', '-1')
    return host
  }
  useLayoutEffect(() => holder.stop, [holder])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's host and settings never change
  useLayoutEffect(() => (waits ? onAllowed('marketing', show) : url && animation(host, settings, url.href)), [waits])
  return waits ? createPortal(<Placeholder provider={url?.hostname ?? ''} onAllow={show} focus={focus} />, host) : null
}
