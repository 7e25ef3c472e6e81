import { MODAL, MODAL_ID } from '../markup'
import type { Raw } from '../read'

/** Why a popup opened or closed, for listeners and the data layer. */
export type Reason = 'button' | 'backdrop' | 'esc' | 'auto' | 'link' | 'api' | 'action' | 'trigger' | 'form' | 'replaced' | 'preview' | 'selector'

/** One popup of the page, builder's or hand-written, as the rest of the runtime knows it. */
export interface Popup {
  id: string
  host: HTMLElement
  /** Opens it whatever its rules say; `event` is the click it came from, whose element gets the focus back. */
  show: (reason: Reason, event?: Event) => void
  hide: (reason: Reason) => void
  isOpen: () => boolean
  /** Never again for this visitor. */
  disable: () => void
  /** Every trigger's and rule's state, with its reason in words. */
  explain: () => unknown
  settings: Raw
}

const known = new Map<string, Popup>()

export const popups = {
  /** Makes a popup known; the last one of an id owns it. */
  add(popup: Popup): () => void {
    known.set(popup.id, popup)
    return () => {
      if (known.get(popup.id) === popup) known.delete(popup.id)
    }
  },
  get: (id: unknown): Popup | undefined => known.get(String(id)),
  all: (): Popup[] => [...known.values()],
  /** Closes the popup that holds `target`, for good when `never`; outside of any popup nothing happens. */
  closeAround(target: unknown, reason: Reason, never: boolean): void {
    const around = target instanceof Element ? target.closest(MODAL) : null
    const popup = around ? popups.get(around.id.replace(MODAL_ID, '')) : undefined
    popup?.hide(reason)
    if (never) popup?.disable()
  },
  /** What `Skerry.popup` offers to the page. */
  api: {
    show: (id: string | number) => popups.get(id)?.show('api'),
    hide: (id: string | number) => popups.get(id)?.hide('api'),
    toggle: (id: string | number) => (popups.get(id)?.isOpen() ? popups.get(id)?.hide('api') : popups.get(id)?.show('api')),
    explain: (id: string | number) => popups.get(id)?.explain(),
    ids: () => [...known.keys()],
  },
}
