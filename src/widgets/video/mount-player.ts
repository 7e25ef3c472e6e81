import { isPlainClick, on } from '../../base/events'
import { requireConsent } from '../../consent/require-consent'
import { detach } from '../../dom/move'
import { onVisible } from '../../dom/on-visible'
import { createWriter } from '../../dom/writer'
import type { Player } from '../../players'
import type { PlayerOptions, PlayerState } from '../../players/player'
import type { VideoProvider } from '../../video-url/parse'
import { addButton, asButton, focus, whenClosed } from './play-button'

export interface MountPlayerOptions {
  host: HTMLElement
  /** The player comes to its end. */
  box: HTMLElement
  /** Of the film; where it is none, or none of this kind, nothing is done, and a link leads where it leads. */
  address: string
  kind?: VideoProvider
  wish: (players: Pick<typeof import('../../players'), 'playerOptions'>) => PlayerOptions
  /** What the visitor presses, and what is in it for the keyboard. Both give way to the player, once it is ready. */
  cover?: HTMLElement | null | undefined
  button?: HTMLElement | null | undefined
  /** An empty element that stands for the player. */
  place?: HTMLElement | null
  /** Makes the player when it comes into sight, without being asked. */
  isEager: boolean
}

/** So long, in ms, a press is remembered by whoever pressed. */
const SOON = 10_000

/** Keeps the cover until a player is there, and gives it back when there is none or when a popup closes over it. */
export function mountPlayer({ host, box, address, kind, wish, cover, button = cover, place, isEager }: MountPlayerOptions): () => void {
  let player: Player | undefined
  /** How far the player has come: none, ready, has played. */
  let step = 0
  let isAskedFor = false
  let isFile = false
  let isBroken: boolean | undefined
  /** A popup that closes meanwhile takes the wish back, as the end of all does; and what fails much later surprises nobody. */
  let closings = 0
  let pressed = 0
  let words: typeof import('../../players') | undefined
  let unsay = () => {}
  const away: (() => void)[] = []
  let shown = cover ? createWriter(cover) : undefined
  const stops: (() => void)[] = []
  const covers = [cover, place].flatMap((el) => el ?? [])
  const isLink = () => cover?.matches('a[href]')

  const reset = () => {
    player?.remove()
    player = undefined
    isAskedFor = false
    step = 0
    for (const back of away.splice(0).reverse()) back()
    shown?.set('aria-busy', null)
  }
  const hear = (state: PlayerState) => {
    if (state === 'held') offer()
    else if (state === 'playing') step = 2
    else if (state === 'failed' && (isFile || step < 2)) {
      const leads = isAskedFor && !isFile && Date.now() - pressed < SOON && isLink()
      // A player that came without a film will not have one later, either: from now on the link leads to it.
      const isGone = step === 1
      const { activeElement: held } = document
      reset()
      if (isGone || !cover) offer()
      // It went with the player.
      if (!held?.isConnected) cover?.focus()
      if (leads) lead()
      else unsay = words?.showUnavailable(box) ?? unsay
      isBroken = isGone && isLink()
    } else if (state === 'ready') {
      step = 1
      away.push(...covers.map((el) => detach(el)))
      if (isAskedFor) focus(player?.now()?.el as HTMLElement)
    }
  }
  const add = async (isAsked: boolean) => {
    const since = closings
    const made = await import('../../players').catch(() => {})
    if (closings !== since || isAskedFor || (player && !isAsked)) return
    if (player) reset()
    // A popup that opens again tries again.
    unsay()
    words = made || undefined
    const film = made?.parseVideoUrl(address)
    if (made && film && (!kind || film.kind === kind)) {
      isFile = film.kind === 'hosted'
      isAskedFor = isAsked
      const play = () => {
        pressed = Date.now()
        player = made.addPlayer(box, film, { ...wish(made), ...(isAsked && { autoplay: true }) }, hear, isAsked)
      }
      if (!isAsked || !made.isThirdParty(film)) play()
      else away.push(requireConsent(box, address, play, reset))
    } else if (isAsked) lead()
  }
  /** Nothing can be played here: a link leads where it leads. */
  const lead = () => {
    reset()
    isBroken = true
    cover?.click()
    isBroken = false
  }
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event) || isBroken) return
    event.preventDefault()
    shown?.set('aria-busy', true)
    add(true)
  }
  const warm = () => void import('../../players').catch(() => {})
  const listen = (el: HTMLElement) => {
    stops.push(on(el, 'click', press))
    // A finger enters, too.
    for (const sign of ['pointerenter', 'focusin']) stops.push(on(el, sign, warm))
  }
  /** Something to press where the server sent nothing, or nothing that leads to the film. */
  const offer = () => {
    if (cover?.matches('a')) return
    const own = addButton(box, address)
    covers.push(own)
    cover = own
    shown?.stop()
    shown = createWriter(own)
    stops.push(asButton(own), () => own.remove())
    listen(own)
  }

  if (button) stops.push(asButton(button))
  if (cover) listen(cover)
  else if (!place) offer()
  let unsee = () => {}
  const watch = () => {
    unsee()
    if (isEager) unsee = onVisible(host, () => add(false))
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
    unsay()
    reset()
    for (const stop of stops) stop()
    shown?.stop()
  }
}
