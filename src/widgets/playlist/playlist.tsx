import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { all } from '../../dom'
import { Placeholder } from '../../placeholder'
import { on } from '../../services/events'
import { onSight } from '../../services/on-sight'
import type { IslandProps } from '../../widget'
import { fold, innerTabs, shades } from './around'
import type { Ask } from './films'
import { list } from './list'
import { partsOf } from './parts'
import type { PlaylistSettings } from './settings'

export { settings } from './settings'

interface Question {
  box: HTMLElement
  provider: string
  allow: () => void
}

/** A list of films with one place to play; what a film's provider needs the visitor's consent for is asked in that place. */
export function View({ host, settings }: IslandProps<PlaylistSettings>) {
  const [questions, put] = useState<Question[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's host and settings never change
  useLayoutEffect(
    () =>
      start(host, settings, (box, provider, allow) => {
        const question = { box, provider, allow }
        put((all) => [...all, question])
        return () => put((all) => all.filter((each) => each !== question))
      }),
    [],
  )
  return questions.map(({ box, provider, allow }) =>
    createPortal(<Placeholder key={box.id} provider={provider} onAllow={allow} focus={() => box} cover />, box),
  )
}

function start(host: HTMLElement, settings: PlaylistSettings, ask: Ask): () => void {
  const parts = partsOf(host)
  const stops = [parts.stop]
  const begin = () => {
    const made = list(host, parts, settings, ask)
    const height = settings.inner_tab_is_content_collapsible ? settings.inner_tab_collapsible_height : 0
    stops.unshift(made.stop, innerTabs(host, height, made.tell))
    for (const [name, by] of [
      ['next', 1],
      ['previous', -1],
    ] as const)
      for (const button of all(host, `[data-playlist-${name}]`)) stops.unshift(on(button, 'click', () => made.step(by)))
  }
  if (parts.items.length) {
    stops.unshift(fold(host), shades(host))
    if (settings.lazy_load) stops.unshift(onSight(host.querySelector('.e-tabs-main-area') ?? host, begin))
    else begin()
  }
  return () => {
    for (const stop of stops) stop()
  }
}
