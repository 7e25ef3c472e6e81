import { chunks } from '../../chunks'
import { consentFirst } from '../../consent-first'
import { detach } from '../../dom'
import { write } from '../../ledger'
import { isPlain, on } from '../../services/events'
import type { Player } from '../../services/players'
import type { FilmKind } from '../../services/players/film'
import type { PlayerState, Wish } from '../../services/players/player'
import { addButton, asButton, focus, onSight } from './press'

export interface Stage {
  host: HTMLElement
  /** The player comes to its end. */
  box: HTMLElement
  /** Of the film; where it is none, or none of this kind, nothing is done, and a link leads where it leads. */
  address: string
  kind?: FilmKind
  wish: Wish
  /** What the visitor presses, and what is in it for the keyboard. Both give way to the player, once it is ready. */
  cover?: HTMLElement | undefined
  button?: HTMLElement | undefined
  /** An empty element that stands for the player. */
  place?: HTMLElement | null
  /** Makes the player when it comes into sight, without being asked. */
  isEager: boolean
}

/** Keeps the cover until a player is there, and gives it back when there is none or when a popup closes over it. */
export function stage({ host, box, address, kind, wish, cover, button = cover, place, isEager }: Stage): () => void {
  let player: Player | undefined
  let isReady = false
  let isAskedFor = false
  let isFile = false
  let isBroken = false
  let isGone = false
  let away: (() => void)[] = []
  let shown = cover && write(cover)
  const stops: (() => void)[] = []

  const reset = () => {
    player?.remove()
    player = undefined
    isReady = isAskedFor = false
    for (const back of away.splice(0).reverse()) back()
    shown?.set('aria-busy', null)
  }
  const hear = (state: PlayerState) => {
    if (state === 'held') offer()
    else if (state === 'failed' && (isFile || !isReady)) reset()
    else if (state === 'ready') {
      isReady = true
      away.push(...[cover, place].flatMap((el) => (el ? detach(el) : [])))
      const el = player?.now()?.el
      if (isAskedFor && el) focus(el)
    }
  }
  const add = async (isAsked: boolean) => {
    shown?.set('aria-busy', isAsked || null)
    const made = await chunks.players().catch(() => undefined)
    if (isGone || isAskedFor || (player && !isAsked)) return
    reset()
    const film = made?.filmOf(address)
    if (made && film && (!kind || film.kind === kind)) {
      isFile = film.kind === 'hosted'
      isAskedFor = isAsked
      const play = () => {
        shown?.set('aria-busy', isAsked || null)
        player = made.addPlayer(box, film, { ...wish, autoplay: isAsked || Boolean(wish.autoplay) }, hear, isAsked)
      }
      if (isFile || !isAsked) play()
      else away = [consentFirst(box, address, play, reset)]
    } else if (isAsked) {
      isBroken = true
      cover?.click()
      isBroken = false
    }
  }
  const press = (event: MouseEvent) => {
    if (!isPlain(event) || isBroken) return
    event.preventDefault()
    void add(true)
  }
  const warm = () => void chunks.players().catch(() => {})
  const listen = (el: HTMLElement) => {
    stops.push(on(el, 'click', press))
    for (const sign of ['pointerenter', 'focusin', 'touchstart']) stops.push(on(el, sign, warm, { once: true, passive: true }))
  }
  /** Something to press where the server sent nothing. */
  const offer = () => {
    if (cover) return
    const own = addButton(box)
    cover = own
    shown = write(own)
    stops.push(() => own.remove())
    listen(own)
  }

  if (button) stops.push(asButton(button))
  if (cover) listen(cover)
  if (isEager) stops.push(onSight(host, () => void add(false)))
  // A popup stops what plays in it by taking frames their page: what is left of a player then is none.
  stops.push(on(document, 'skerry:popup:hidden', ({ target }) => !isFile && (target as Node).contains(host) && reset()))
  return () => {
    isGone = true
    reset()
    for (const stop of stops) stop()
    shown?.stop()
  }
}
