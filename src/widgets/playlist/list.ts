import { isPlainClick, on } from '../../base/events'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { createWriter } from '../../dom/writer'
import type { PlayerState } from '../../players/player'
import type { VideoSource } from '../../video-url/parse'
import { addressOf, asked } from './address'
import { type Cause, createEventEmitter } from './events'
import { type How, type Screen, screen } from './films'
import { keyTarget } from './keys'
import { across, type Item, type Parts, say } from './parts'
import type { PlaylistSettings } from './settings'
import { addWatched, watched } from './watched'

export interface List {
  items: Item[]
  chosen: () => number
  /** Chooses a film and plays it; beyond the ends nothing happens. */
  step: (by: 1 | -1) => void
  tell: (type: string) => void
  stop: () => void
}

/** Which film is chosen, what it shows of that, and what plays: one at a time. */
export function list(host: HTMLElement, { items, id, isByHand }: Parts, settings: PlaylistSettings): List {
  const { autoplay_on_load, autoplay_next, show_watched_indication, playlist_title } = settings
  const told = createEventEmitter(host, playlist_title || host.ariaLabel || '')
  const screens = new Map<Item, Screen>()
  const titles = items.map(({ title }) => createWriter(title))
  const panels = items.map(({ panel }) => createWriter(panel))
  const others = [...host.querySelectorAll<HTMLElement>('.e-tabs-inner-tabs>.e-tab-content')].map((el) => ({ el, ...createWriter(el) }))
  let chosen = -1
  let cause: Cause = 'onload'
  let isLink = false

  const screenOf = (item: Item, index: number): Screen => {
    const known = screens.get(item)
    if (known) return known
    const hear = (state: PlayerState, { kind }: VideoSource) => {
      void told.hear(state, kind, item, index, cause, made.time)
      if (state === 'playing') for (const [other, each] of screens) if (other !== item && each.isPlaying()) each.pause()
      if (state !== 'ended') return
      if (show_watched_indication) {
        if (id) addWatched(id, item.id)
        markWatched(index)
      }
      if (autoplay_next && index === chosen && items[index + 1]) choose(index + 1, 'asked', 'nextVideo')
    }
    const made: Screen = screen(item, hear, () => {
      // Then a link leads where it leads.
      if (!isByHand || cause !== 'click' || index !== chosen) return
      isLink = true
      item.title.click()
      isLink = false
    })
    screens.set(item, made)
    return made
  }
  const markWatched = (index: number) => {
    titles[index]?.set('.watched-video', true)
    titles[index]?.set('aria-description', say(host, 'watchedVideo', 'Watched', 'Obejrzany'))
  }
  const show = (index: number) => {
    for (const [i, { title, panel }] of items.entries()) {
      const is = i === index
      titles[i]?.set('.e-active', is)
      panels[i]?.set('.e-active', is)
      panels[i]?.set('hidden', !is)
      if (isByHand) titles[i]?.set('aria-current', is || null)
      else {
        titles[i]?.set('aria-selected', is)
        titles[i]?.set('tabindex', is ? 0 : -1)
      }
      for (const { el, set } of others)
        if (el.dataset.tab === title.dataset.tab && panel) {
          set('.e-active', is)
          set('hidden', !is)
        }
    }
  }
  const choose = (index: number, how: How, why: Cause) => {
    const item = items[index]
    if (!item) return
    const before = items[chosen]
    cause = why
    if (index === chosen && why === 'click') {
      const { isPlaying, pause, play } = screenOf(item, index)
      if (isPlaying()) pause()
      else play()
      return
    }
    if (before) screens.get(before)?.pause()
    chosen = index
    show(index)
    if (id && (why !== 'onload' || autoplay_on_load)) history.replaceState(history.state, '', addressOf(id, item.id))
    if (why !== 'onload') told.tell('tabOpened', item, index, { trigger: why })
    screenOf(item, index).open(how)
  }

  const stops = items.flatMap(({ title }, i) => [
    on<MouseEvent>(title, 'click', (event) => {
      // A link's film may be wanted in a tab of its own.
      if (!isPlainClick(event) || isLink) return
      event.preventDefault()
      choose(i, 'asked', 'click')
    }),
    on<KeyboardEvent>(title, 'keydown', (event) => {
      const to = keyTarget(event, i, items.length, across(host))
      const isPress = event.key === ' ' || (event.key === 'Enter' && !isByHand)
      if (to === undefined && !isPress) return
      event.preventDefault()
      if (isPress) {
        if (!event.repeat) title.click()
        return
      }
      for (const [j, each] of titles.entries()) if (!isByHand) each.set('tabindex', j === to ? 0 : -1)
      items[to as number]?.title.focus()
    }),
  ])
  const start = () => {
    const wish = asked()
    const index = wish.list === id && id ? items.findIndex((item) => item.id === wish.item) : -1
    choose(Math.max(0, index), autoplay_on_load && !prefersReducedMotion() ? 'auto' : 'no', 'onload')
    if (index >= 0) host.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'center' })
  }
  if (show_watched_indication && id) for (const each of watched(id)) markWatched(items.findIndex((item) => item.id === each))
  start()
  // A popup that closes over it takes its sound along.
  stops.push(on(document, 'skerry:popup:hidden', ({ target }) => (target as Node).contains(host) && closeAll()))
  const closeAll = () => {
    for (const each of screens.values()) each.close()
  }
  const tell = (type: string) => {
    const item = items[chosen]
    if (item) told.tell(type, item, chosen)
  }
  const onFull = () => {
    const isFull = host.contains(document.fullscreenElement)
    if (isFull !== wasFull) tell(isFull ? 'videoFullScreen' : 'videoExitFullScreen')
    wasFull = isFull
  }
  let wasFull = false
  stops.push(on(document, 'fullscreenchange', onFull))
  return {
    items,
    chosen: () => chosen,
    step: (by) => choose(chosen + by, 'asked', 'click'),
    tell,
    stop: () => {
      told.stop()
      for (const each of [...stops, ...[...screens.values()].map((s) => s.stop)]) each()
      for (const each of [...titles, ...panels, ...others]) each.stop()
    },
  }
}
