import { cycle } from './focus'
import { isAboveDialogs } from './stacking'

/** An open dialog, as far as keys and clicks are concerned. */
export interface Layer {
  root: HTMLElement
  /** Covers the page: clicks outside of the window land on the root. */
  hasOverlay: boolean
  /** Tab stays inside. */
  keepsFocus: boolean
  /** Asks it to close. */
  esc: () => void
  outside: () => void
}

const layers: Layer[] = []
let end: AbortController | undefined

/** Lists and lightboxes that belong to no popup by their place in the page: a click there is none on the page (contract popups §17.22). */
const ELSEWHERE = '.dialog-widget,dialog,[role$=dialog],[role=listbox],[popover],.flatpickr-calendar'

/** Puts a dialog on top: only the topmost hears Esc, Tab and clicks around it. The returned function takes it off. */
export function pushLayer(layer: Layer): () => void {
  layers.push(layer)
  if (!end) listen()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers[0]) return
    end?.abort()
    end = undefined
  }
}

/** True when `target` stands in a dialog that is neither this one nor around or inside of it. */
function isElsewhere(target: EventTarget | null, { root }: Layer): boolean {
  const around = (target as Partial<Element> | null)?.closest?.(ELSEWHERE)
  return Boolean(around && !around.contains(root) && !root.contains(around))
}

function listen(): void {
  end = new AbortController()
  const { signal } = end
  const hear = <E extends Event>(type: string, heard: (event: E, top: Layer) => void, capture = false) =>
    window.addEventListener(type, (event) => heard(event as E, layers.at(-1) as Layer), { signal, capture })
  let pressed: EventTarget | null = null
  let isTaken = false

  hear('pointerdown', (event) => (pressed = event.target), true)
  hear<MouseEvent>(
    'click',
    (event, top) => {
      const path = event.composedPath()
      // A press that began inside and slipped is not a click outside; clicks by script and keyboard (detail 0) have no press.
      if (event.detail && pressed !== event.target && top.root.contains(pressed as Node)) return
      const isOutside = top.hasOverlay
        ? event.target === top.root
        : !path.includes(top.root) && !isElsewhere(event.target, top) && !path.some((el) => el instanceof Element && isAboveDialogs(el))
      if (isOutside) top.outside()
    },
    true,
  )
  hear<KeyboardEvent>('keydown', (event, top) => {
    if (event.key === 'Tab') {
      if (top.keepsFocus && !event.defaultPrevented && !isElsewhere(event.target, top)) cycle(top.root, event)
    } else if (event.key === 'Escape') {
      isTaken = event.defaultPrevented || event.isComposing || isElsewhere(event.target, top)
      // The browser's own closing knows no exit animation, and cannot be refused twice.
      if (!isTaken && top.hasOverlay) event.preventDefault()
    }
  })
  hear<KeyboardEvent>('keyup', (event, top) => {
    if (event.key !== 'Escape' && event.keyCode !== 27) return
    if (!isTaken && !event.isComposing && !event.defaultPrevented && !isElsewhere(event.target, top)) top.esc()
    isTaken = false
  })
}
