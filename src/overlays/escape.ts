/**
 * An Escape, from its `keydown` to its `keyup`, as keys.ts and open-dialog.ts report it.
 * - `up`: none is held.
 * - `down`: it has not come back to the window, and never does where a script stops it.
 * - `insisted`: like `down`, and a script stopped the previous Escape as well.
 * - `ours`: nobody has used it, so it is the top overlay's.
 * - `theirs`: somebody else has used it.
 * - `spent`: an overlay of ours has closed by it.
 */
export interface Escape {
  phase: 'up' | 'down' | 'insisted' | 'ours' | 'theirs' | 'spent'
  /** The overlay that it is for. */
  root?: HTMLElement | undefined
  /** Where a script stopped the last one, if no other key came since. */
  stoppedAt?: EventTarget | null | undefined
}

/**
 * key: another one goes down. down, up: Escape on its way to its target, and released. heard: back at the window after its `keydown`.
 * cancel: the browser wants to close our dialog, by Escape or by Android's back gesture.
 */
export type EscapeEvent =
  | { type: 'key' }
  | { type: 'cancel' }
  | { type: 'down'; root: HTMLElement | undefined; target: EventTarget | null }
  | { type: 'heard'; root: HTMLElement; isUsed: boolean; isRepeat: boolean }
  | { type: 'up'; root: HTMLElement | undefined; target: EventTarget | null; isUsed: boolean }

/** `prevent`: keep the browser from closing the dialog itself. `close`: close the overlay. */
export type EscapeEffect = 'prevent' | 'close'

/** Sites expect overlays to close on `keyup` (contract popups §8); what somebody else may use is left to them until then. */
export function reduceEscape(state: Escape, event: EscapeEvent): [Escape, EscapeEffect?] {
  const { phase, root, stoppedAt } = state
  if (event.type === 'key') return [{ ...state, stoppedAt: undefined }]
  // A script that stops every Escape is not closing a list of its own: at the second one in the same place, the overlay closes.
  if (event.type === 'down') return [{ phase: stoppedAt && stoppedAt === event.target ? 'insisted' : 'down', root: event.root }]
  if (event.type === 'heard') {
    const effect = event.isUsed ? undefined : 'prevent'
    // A held key is one press.
    return event.isRepeat ? [state, effect] : [{ phase: event.isUsed ? 'theirs' : 'ours', root: event.root }, effect]
  }
  if (event.type === 'cancel') return phase === 'down' || phase === 'theirs' ? [state] : [{ phase: 'spent', root }, 'close']
  if (phase === 'down') return [{ phase: 'up', stoppedAt: root && event.target }]
  // The focus may have returned since from a window of the site's own, which the key has closed.
  const isFor = phase === 'up' || phase === 'ours' || (phase === 'insisted' && root === event.root)
  return [{ phase: 'up' }, isFor && !event.isUsed ? 'close' : undefined]
}
