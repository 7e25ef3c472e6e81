import { chunks } from '../../chunks'
import { consentFirst } from '../../consent-first'
import { detach } from '../../dom'
import { write } from '../../ledger'
import { isPlain, on } from '../../services/events'
import { onSight } from '../../services/on-sight'
import type { Player } from '../../services/players'
import type { FilmKind } from '../../services/players/film'
import type { PlayerState, Wish } from '../../services/players/player'
import { addButton, asButton, focus, whenClosed } from './press'

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

/** So long, in ms, a press is remembered by whoever pressed. */
const SOON = 10_000

/** Keeps the cover until a player is there, and gives it back when there is none or when a popup closes over it. */
export function stage({ host, box, address, kind, wish, cover, button = cover, place, isEager }: Stage): () => void {
  let player: Player | undefined
  let isReady = false
  let isAskedFor = false
  let isFile = false
  let isBroken = false
  /** A popup that closes meanwhile takes the wish back, as the end of all does; and what fails much later surprises nobody. */
  let closings = 0
  let pressed = 0
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
    else if (state === 'failed' && (isFile || !isReady)) {
      const leads = isAskedFor && !isReady && Date.now() - pressed < SOON && cover?.matches('a[href]')
      reset()
      if (leads) lead()
    } else if (state === 'ready') {
      isReady = true
      away.push(...[cover, place].flatMap((el) => (el ? detach(el) : [])))
      const el = player?.now()?.el
      if (isAskedFor && el) focus(el)
    }
  }
  const add = async (isAsked: boolean) => {
    shown?.set('aria-busy', isAsked || null)
    const since = closings
    const made = await chunks.players().catch(() => undefined)
    if (closings !== since || isAskedFor || (player && !isAsked)) return
    reset()
    const film = made?.filmOf(address)
    if (made && film && (!kind || film.kind === kind)) {
      isFile = film.kind === 'hosted'
      isAskedFor = isAsked
      const play = () => {
        pressed = Date.now()
        shown?.set('aria-busy', isAsked || null)
        player = made.addPlayer(box, film, { ...wish, autoplay: isAsked || Boolean(wish.autoplay) }, hear, isAsked)
      }
      if (isFile || !isAsked) play()
      else away = [consentFirst(box, address, play, reset)]
    } else if (isAsked) lead()
  }
  /** Nothing can be played here: a link leads where it leads. */
  const lead = () => {
    isBroken = true
    cover?.click()
    isBroken = false
  }
  const press = (event: MouseEvent) => {
    if (!isPlain(event) || isBroken) return
    event.preventDefault()
    void add(true)
  }
  const warm = () => void chunks.players().catch(() => {})
  const listen = (el: HTMLElement) => {
    stops.push(on(el, 'click', press))
    // A finger enters, too.
    for (const sign of ['pointerenter', 'focusin']) stops.push(on(el, sign, warm))
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
  let unsee = () => {}
  const watch = () => {
    unsee()
    if (isEager) unsee = onSight(host, () => void add(false))
  }
  watch()
  // A popup stops what plays in it by taking frames their page: what is left of a player then is none.
  stops.push(
    whenClosed(host, () => {
      closings++
      if (!isFile) reset()
      shown?.set('aria-busy', null)
      watch()
    }),
    () => unsee(),
  )
  return () => {
    closings++
    reset()
    for (const stop of stops) stop()
    shown?.stop()
  }
}
