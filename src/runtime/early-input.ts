/**
 * Keeps input that comes before the code that handles it. A widget's `holds` says what to keep: from the island's creation, which also
 * looks at earlier input, until it has mounted. Then the input is replayed once.
 */
import { focusedElement, pageBody } from '../base/document'
import { closestTo, isForBrowser, isPlainClick, on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { closestOf, containsNode, matchesSelector, propertyOf } from '../base/property-of'
import { enqueue } from '../base/queue'
import { focus } from '../dom/focusable'
import { ATOMIC_FORM } from '../page/selectors'
import { clicks, recordedClicks } from './clicks'
import { isRecent, replayKey } from './early-keys'
import { takeKeptSubmit } from './kept-submit'
import { liveIslands } from './scan'
import type { HoldInput, Island, Widget } from './widget'

/** The islands whose input has not been replayed yet, and what mounts each. */
const waiting = new Map<Island, () => void>()
/** Those whose input is replayed in the next task. */
const released: Island[] = []
/** The held submissions. */
const heldForms = new Map<HTMLFormElement, { island: Island; submitter: HTMLElement | null }>()
/** One for clicks and one for submissions, while any island waits: a page may have thousands. */
const listeners: (() => void)[] = []

interface HeldClick {
  el: HTMLElement
  /** Unknown for a click before our script. */
  event?: Event
  /** Kept from opening the link, which is the browser's again if the code fails. */
  isLink?: boolean
}
/** By widget, the latest click that none of its islands has handled. */
const heldClicks = new Map<Widget, HeldClick | undefined>()

export const holdInput: HoldInput = (island, mount) => {
  const { host, widget } = island
  if (!listeners.length) listeners.push(on(document, 'click', holdClick), on(window, 'submit', holdSubmit, { capture: true }))
  waiting.set(island, mount)
  if (!heldClicks.has(widget)) heldClicks.set(widget, clickedBefore(selectorOf(island)))
  const clicked = heldClicks.get(widget)
  if (clicked && concerns(island, clicked.el)) mount()
  const kept = holdsOf(island).submit && takeKeptSubmit((form) => containsNode(host, form))
  if (kept) holdSubmit(kept)
  return () => {
    // A task later and after queued jobs, which may be part of mounting.
    if (released.push(island) === 1)
      setTimeout(() => {
        for (const one of released.splice(0)) enqueue(() => waiting.delete(one) && replay(one))
      })
  }
}

function replay(island: Island): void {
  if (!waiting.size) stopAll(listeners)
  repeatClick(island.widget)
  for (const [form, held] of heldForms) {
    if (held.island !== island) continue
    heldForms.delete(form)
    // If the island has not mounted, the browser posts the form, except an atomic form, whose input it would put into the page's URL.
    if (form.isConnected && (isMounted(island) || !matchesSelector(form, ATOMIC_FORM))) submitAgain(form, held.submitter)
  }
  if (clicks.latestKey && holdsOf(island).key && isMounted(island) && liveIslands().includes(island)) replayKey(island.host)
}

const isMounted = ({ state }: Island) => state === 'mounted'
const holdsOf = ({ widget }: Island) => widget.holds ?? {}
const selectorOf = (island: Island) => holdsOf(island).click ?? holdsOf(island).opener ?? ':not(*)'

/** Whether an island answers a click on `el`, which matches its selector. */
const concerns = (island: Island, el: HTMLElement) =>
  holdsOf(island).opener || (containsNode(island.host, el) && !isForInner(island.host, el))

function holdClick(event: MouseEvent): void {
  if (isForBrowser(event)) return
  for (const [island, mount] of waiting) {
    const el = closestTo(event, selectorOf(island))
    // A mounted one answers itself.
    if (!el || island.state !== 'waiting' || !concerns(island, el)) continue
    const isLink = !!holdsOf(island).opener && !event.defaultPrevented && matchesSelector(el, '[href]')
    if (isLink) event.preventDefault()
    heldClicks.set(island.widget, { el, event, isLink })
    mount()
  }
}

function repeatClick(widget: Widget): void {
  const held = heldClicks.get(widget)
  if (!held) return
  const { el, event, isLink } = held
  const answering = liveIslands().filter((one) => one.widget === widget && concerns(one, el))
  // An island that is still waiting will replay it.
  if (answering.some((one) => waiting.has(one))) return
  heldClicks.set(widget, undefined)
  if (!el.isConnected || (event && clicks.answered === event) || !(isLink || answering.some(isMounted))) return
  // The browser has already followed an in-page link and moved the focus off it.
  if (focusedElement() === pageBody() && matchesSelector(el, 'a[href^="#"]')) focus(el)
  el.click()
}

/** Whether a click is for a widget nested in the host, such as on a tab in an accordion. */
const isForInner = (host: HTMLElement, el: HTMLElement) =>
  liveIslands().some(
    ({ host: inner, widget: { holds } }) =>
      inner !== host && holds?.click && containsNode(host, inner) && containsNode(inner, el) && matchesSelector(el, holds.click),
  )

/**
 * Finds an earlier click: recorded since our script started; before that, the stub recorded it, or its element is focused, but not by
 * keyboard.
 */
function clickedBefore(selector: string): HeldClick | undefined {
  const find = (el: unknown) => (el instanceof Element ? closestOf<HTMLElement>(el, selector) : null)
  const active = focusedElement()
  const { latest } = clicks
  const early = latest && isPlainClick(latest) && isRecent(latest) ? find(latest.target) : null
  if (latest && early?.isConnected) return { el: early, event: latest }
  // While the button is down, the click is still to come.
  const el = (active && matchesSelector(active, ':focus-visible,:active') ? null : find(active)) ?? find(recordedClicks()?.last)
  return el ? { el } : undefined
}

/**
 * Holds submissions: the builder's forms have no action, so posting them to the page would lose the input. Earlier ones are kept by clicks.ts,
 * and before that by the snippet (embed/snippet.html) or the take-over's inline part.
 */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  for (const [island, mount] of waiting) {
    if (!holdsOf(island).submit || !containsNode(island.host, form)) continue
    event.preventDefault()
    event.stopImmediatePropagation()
    heldForms.set(form, { island, submitter: event.submitter })
    mount()
  }
}

/** A field may shadow a form's method by its name. Safari before 16 lacks the first. */
const { requestSubmit, submit: post } = HTMLFormElement.prototype as Partial<HTMLFormElement> & HTMLFormElement

function submitAgain(form: HTMLFormElement, pressed: HTMLElement | null): void {
  // A script may have replaced the button meanwhile.
  const submitter = pressed && (pressed as HTMLButtonElement).form === form ? pressed : null
  if (requestSubmit) requestSubmit.call(form, submitter)
  else {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
    if (propertyOf(form, 'dispatchEvent').call(form, event)) post.call(form)
  }
}
