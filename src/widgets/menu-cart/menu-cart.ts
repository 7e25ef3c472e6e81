import { focusedElement, pageBody } from '../../base/document'
import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode, matchesSelector } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { asObject, getGlobal } from '../../base/values'
import { onFocusLeave } from '../../dom/focus-leave'
import { FOCUSABLE, focus } from '../../dom/focusable'
import { hasName } from '../../dom/has-name'
import { onMutation } from '../../dom/observe'
import { isActivationKey } from '../../dom/on-press'
import { revealHidden } from '../../dom/reveal-hidden'
import { createWriters, type Writers } from '../../dom/writers'
import { onShop } from '../../integrations/shop/events'
import { firstFocus } from '../../overlays/first-focus'
import { type OpenLayer, openLayer } from '../../overlays/open-layer'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { choice, flag, type Infer } from '../../settings/fields'
import { fitList } from './list-height'
import { CART_BOX, CART_CLOSE, CART_MAIN, CART_SHOWN, CART_TOGGLE } from './parts'

export const settings = {
  /**
   * Opens the cart beside the page, or below its button.
   * @only builder
   */
  cart_type: choice(['side-cart', 'mini-cart'], 'side-cart'),
  /**
   * Opens the cart with a click, or when the mouse is over its button.
   * @only builder
   */
  open_cart: choice(['click', 'mouseover'], 'click'),
  /**
   * Opens the cart when something has been put into it.
   * @only builder
   */
  automatically_open_cart: flag(),
}

/** Open carts: a page may have several, but only one that is visible on this device opens automatically. */
const openCarts = new Set<HTMLElement>()
const isSeen = (host: HTMLElement) => !!host.getClientRects()[0]

/**
 * Opens the cart from its button: beside the page as a modal dialog, or below the button, leaving the page usable. The shop renders and
 * updates the contents.
 */
export function start(host: HTMLElement, { cart_type, open_cart, automatically_open_cart }: Infer<typeof settings>): () => void {
  const box = queryFirst(host, CART_BOX)
  if (!box) return () => {}
  const main = box.querySelector<HTMLElement>(CART_MAIN) ?? box
  const isModal = cart_type === 'side-cart'
  const opensByHover = open_cart === 'mouseover'
  const writers = createWriters()
  const untilClosed: (() => void)[] = []
  let isOpen = false
  let closeLayer: OpenLayer['close'] = () => {}

  const update = () => writeState(host, { box, main }, isOpen, writers)
  const open = (takesFocus: boolean) => {
    if (isOpen) return
    isOpen = true
    const opener = openerOf(host)
    update()
    const layer = openBox(host, { box, main }, isModal, opener, () => hide())
    closeLayer = layer.close
    untilClosed.push(isModal ? revealHidden(box, main) : fitList(main), () => openCarts.delete(host))
    if (takesFocus && isModal) focus(firstFocus(main) ?? main)
  }
  const hide = (givesFocusBack = true) => {
    if (!isOpen) return
    isOpen = false
    update()
    closeLayer(givesFocusBack)
    stopAll(untilClosed)
  }
  const press = (event: Event) => {
    if (closestTo(event, CART_CLOSE)) hide()
    else if (!closestTo(event, CART_TOGGLE)) return
    else if (!isOpen) open(true)
    // Hovering has already opened it; closing on click under the pointer would surprise.
    else if (!(opensByHover && (event as PointerEvent).pointerType === 'mouse')) hide()
    event.preventDefault()
  }

  const write = () => {
    describe(host, { box, main }, isModal, writers)
    update()
  }
  write()
  const stops = [
    // The shop may replace the button at any time with the server's, which says closed.
    onMutation(host, write, { childList: true, subtree: true }),
    on(host, 'click', press),
    on<KeyboardEvent>(host, 'keydown', (event) => isPress(event) && press(event)),
    ...(opensByHover ? hover(host, isModal, open, hide) : []),
    // The focus is on its way to something else then, and on nothing until it has arrived: it must not be given back.
    ...(isModal ? [] : [onFocusLeave(host, () => hide(false))]),
    ...(automatically_open_cart ? onAdded(() => !openCarts.size && isSeen(host) && open(true)) : []),
    () => hide(),
    writers.stop,
  ]
  return () => stopAll(stops)
}

function openBox(host: HTMLElement, { box, main }: Parts, isModal: boolean, opener: HTMLElement | null, hide: () => void): OpenLayer {
  openCarts.add(host)
  return openLayer({
    root: box,
    box: main,
    isModal,
    trapsFocus: isModal,
    locksScroll: isModal,
    opener,
    onEscape: hide,
    onGone: hide,
    // A keyboard or scripted click has `detail` 0; the button has its own listener.
    onPressOutside: ({ target, detail }) => void (detail && !toggleOf(host)?.contains(target as Node) && hide()),
  })
}

function openerOf(host: HTMLElement): HTMLElement | null {
  const active = focusedElement()
  return active instanceof HTMLElement && matchesSelector(active, FOCUSABLE) ? active : toggleOf(host)
}

const toggleOf = (host: HTMLElement) => queryFirst(host, CART_TOGGLE)

/** Keys that the browser turns into clicks: Enter on a link, both on a button. */
function isPress(event: KeyboardEvent): boolean {
  const button = closestTo(event, `${CART_TOGGLE},${CART_CLOSE}`)
  if (!button || event.repeat || !isActivationKey(event)) return false
  return !button.matches('button') && !(event.key === 'Enter' && button.matches('a'))
}

interface Parts {
  box: HTMLElement
  /** The element that is the dialog. */
  main: HTMLElement
}

function describe(host: HTMLElement, { box, main }: Parts, isModal: boolean, writers: Writers): void {
  const close = box.querySelector<HTMLElement>(CART_CLOSE)
  writers.set(main, {
    role: 'dialog',
    tabindex: -1,
    'aria-modal': isModal || null,
    'aria-label': main.getAttribute('aria-label') ?? (main.hasAttribute('aria-labelledby') ? null : translate(texts.cart, host)),
  })
  if (close && !close.matches('button')) writers.set(close, { role: 'button', tabindex: 0 })
  if (close && !hasName(close)) writers.set(close, { 'aria-label': translate(texts.close, host) })
}

function writeState(host: HTMLElement, { box, main }: Parts, isOpen: boolean, writers: Writers): void {
  const button = toggleOf(host)
  if (button) {
    // A link that leads nowhere is a button.
    writers.set(button, { role: button.matches('a') ? 'button' : null, 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' })
    if (!hasName(button)) writers.set(button, { 'aria-label': translate(texts.cart, host) })
  }
  // The page's stylesheet shows the cart by this class.
  for (const el of [host, box]) writers.set(el, { [CART_SHOWN]: isOpen || null })
  writers.set(box, { 'aria-hidden': !isOpen, inert: isOpen ? null : true })
  writers.set(main, { 'aria-hidden': main === box ? !isOpen : null })
}

/** A mouse opens by hovering over the button, and closes by leaving unless the cart is modal; a tap follows as a click. */
function hover(host: HTMLElement, isModal: boolean, open: (takesFocus: boolean) => void, hide: () => void): (() => void)[] {
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'
  return [
    on<PointerEvent>(host, 'pointerenter', (event) => isMouse(event) && open(isModal)),
    on<PointerEvent>(host, 'pointerleave', (event) => isMouse(event) && !isModal && !containsNode(host, focusedElement()) && hide()),
  ]
}

/** A form added something to the cart, and this is the page after it. */
const wasJustAdded = () => asObject(asObject(getGlobal('ElementorProFrontendConfig')).woocommerce).productAddedToCart

/** The shop announces it through jQuery, and its blocks with a DOM event. */
function onAdded(run: () => void): (() => void)[] {
  if (wasJustAdded()) run()
  return [onShop('added_to_cart', run), on(pageBody(), 'wc-blocks_added_to_cart', run)]
}
