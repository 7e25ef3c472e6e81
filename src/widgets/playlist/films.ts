import { on } from '../../base/events'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import type { AskForConsent } from '../../consent/ask-for-consent'
import { detach } from '../../dom/move'
import { createWriter } from '../../dom/writer'
import type { Player } from '../../players'
import type { PlayerState } from '../../players/player'
import type { VideoSource } from '../../video-url/parse'
import { type Item, say } from './parts'

/** Only gets ready; plays by itself, without sound; plays because the visitor wants it. */
export type How = 'no' | 'auto' | 'asked'
export interface Screen {
  open: (how: How) => void
  play: () => void
  pause: () => void
  /** What is around it closes: a file waits, a provider's player goes. */
  close: () => void
  isPlaying: () => boolean
  time: () => number | Promise<number>
  stop: () => void
}

/** The place of one film: a cover or a button to press, the question for consent, or the player, which is made once. */
export function screen(
  { box, panel, url, name, cover, isLink }: Item,
  hear: (state: PlayerState, film: VideoSource) => void,
  /** It cannot be played here. */
  fail: () => void,
): Screen {
  let player: Player | undefined
  /** The latest word on a film that is still on its way. */
  let how: How = 'no'
  let isFile = false
  let isPlaying = false
  let isGone = false
  let isAllowed = false
  const undo: (() => void)[] = []
  const clear = () => {
    for (const each of undo.splice(0).reverse()) each()
  }

  const prepare = async () => {
    const lib = await import('../../players')
    const film = lib.parseVideoUrl(url)
    const isForeign = film && lib.isThirdParty(film)
    return { lib, film, isForeign, consent: isForeign && !isAllowed ? await lib.loadConsent() : undefined }
  }
  const make = async (wish: How): Promise<void> => {
    how = wish
    const ready = await prepare().catch(() => undefined)
    if (player || isGone) return
    if (!ready?.film) return how === 'asked' ? fail() : undefined
    const { lib, film, isForeign, consent } = ready
    isFile = film.kind === 'hosted'
    if (consent && !consent.isAllowed('marketing')) return hold(consent)
    if (how === 'no' && (cover || isForeign)) return press()
    const hadFocus = panel.contains(document.activeElement)
    clear()
    if (cover) undo.push(detach(cover))
    player = lib.addPlayer(
      box,
      film,
      {
        controls: true,
        inline: true,
        title: name,
        mute: how === 'auto',
        autoplay: how !== 'no' && !(how === 'auto' && prefersReducedMotion()),
        // A person's link may say where to begin; a file's says so to the browser itself.
        ...(isLink && !isFile && { start: lib.parseStartTime(url) }),
      },
      (state) => {
        if (state === 'playing' || state === 'paused' || state === 'ended') isPlaying = state === 'playing'
        // From the button that has gone the focus goes on to what took its place.
        if (state === 'ready' && hadFocus && document.activeElement === document.body) player?.now()?.el.focus({ preventScroll: true })
        if (state === 'failed') {
          reset(true)
          // With nothing else to say so, a screen reader reads the button.
          if (hadFocus && document.activeElement === document.body) panel.querySelector<HTMLElement>('button,[role=button]')?.focus()
        }
        hear(state, film)
      },
      true,
    )
  }
  const reset = (hasFailed = false) => {
    player?.remove()
    player = undefined
    isPlaying = false
    clear()
    press(hasFailed)
  }
  /** Something to press: the server's cover, else a button of ours. */
  const press = (hasFailed = false) => {
    if (undo.length || isGone) return
    const button = cover ?? box.appendChild(document.createElement('button'))
    const writer = createWriter(button)
    const inner = cover?.querySelector<HTMLElement>('[role=button]')
    if (inner) {
      const { set, stop } = createWriter(inner)
      set('tabindex', '0')
      undo.push(stop)
    }
    if (!cover) {
      writer.set('type', 'button')
      writer.set('class', 'skerry-playlist-play')
      button.textContent = hasFailed
        ? say(panel, 'videoFailed', 'Does not play. Try again', 'Nie odtwarza się. Spróbuj ponownie')
        : say(panel, 'playVideo', 'Play video', 'Odtwórz film')
      undo.push(() => button.remove())
    }
    const go = () => void make('asked')
    undo.push(
      writer.stop,
      on(button, 'click', go),
      on<KeyboardEvent>(button, 'keydown', (event) => {
        if (!inner || !/^(Enter| )$/.test(event.key)) return
        event.preventDefault()
        go()
      }),
    )
  }
  const hold = ({ askForConsent }: { askForConsent: AskForConsent }) => {
    clear()
    const again = (isAsked?: boolean) => {
      isAllowed = true
      clear()
      void make(isAsked ? 'asked' : how)
    }
    undo.push(askForConsent(panel, url, again, 'over'))
  }

  return {
    open: (how) => {
      if (player) {
        if (how !== 'no') player.play()
      } else void make(how)
    },
    play: () => (player ? player.play() : void make('asked')),
    pause: () => {
      how = 'no'
      player?.pause()
    },
    close: () => {
      how = 'no'
      if (isFile) player?.pause()
      else if (player) reset()
    },
    isPlaying: () => isPlaying,
    time: () => player?.now()?.time() ?? 0,
    stop: () => {
      isGone = true
      player?.remove()
      clear()
    },
  }
}
