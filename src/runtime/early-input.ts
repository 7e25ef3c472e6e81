/**
 * What a visitor does before the code for it has loaded. A widget's `holds` says what is kept for it: from the creation of its island, which also
 * looks for earlier input, until it has mounted. Then the input is repeated, once.
 */
import { focusedElement } from '../base/document'
import { isPlainClick, on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { closestOf, containsNode, matchesSelector, propertyOf } from '../base/property-of'
import { enqueue } from '../base/queue'
import { ATOMIC_FORM } from '../builder/selectors'
import { clicks, recordedClicks } from './clicks'
import { takeKeptSubmit } from './kept-submit'
import { liveIslands } from './scan'
import type { HoldInput, Island, Widget } from './widget'

/** Clicks older than this, in ms, are not repeated. */
const PATIENCE = 10_000

/**
 * Keeps for an island what it `holds`, and calls `mount` when there is something. The returned function ends that; if the island has mounted, it
 * repeats what was held.
 */
export const holdInput: HoldInput = (island, { click, opener, submit }, mount) => {
  const releases: (() => void)[] = []
  const selector = click ?? opener
  if (selector) releases.push(holdClicks(island, selector, !!opener, mount))
  if (submit) releases.push(holdSubmits(island, mount))
  return () => stopAll(releases)
}

interface HeldClick {
  el: HTMLElement
  /** Unknown for a click that came before our script. */
  event?: Event
}
/** By widget, the latest click that none of its islands has handled; `undefined` if there is none any more. */
const heldClicks = new Map<Widget, HeldClick | undefined>()
/** The islands for which clicks are held. An island whose code could not be loaded is not among them, although it may try again. */
const holding = new Set<Island>()

function holdClicks(island: Island, selector: string, isAnywhere: boolean, mount: () => void): () => void {
  const { host, widget } = island
  const find = (el: unknown) => (el instanceof Element ? closestOf<HTMLElement>(el, selector) : null)
  const isFor = (root: HTMLElement, el: HTMLElement) => isAnywhere || (containsNode(root, el) && !isForInner(root, el))
  const repeat = () => {
    const { el, event } = heldClicks.get(widget) ?? {}
    const asked = el ? liveIslands().filter((one) => one.widget === widget && isFor(one.host, el)) : []
    // An island that is still waiting will do it once it has mounted.
    if (asked.some((one) => holding.has(one))) return
    heldClicks.set(widget, undefined)
    const isAnswered = event && clicks.answered === event
    if (asked.some(({ state }) => state === 'mounted') && !isAnswered) el?.click()
  }
  holding.add(island)
  if (!heldClicks.has(widget)) heldClicks.set(widget, clickedBefore(find))
  const held = heldClicks.get(widget)
  if (held && isFor(host, held.el)) mount()
  const stop = on(document, 'click', (event) => {
    const el = find(event.target)
    if (!el || !isFor(host, el)) return
    heldClicks.set(widget, { el, event })
    mount()
  })
  return () => {
    stop()
    holding.delete(island)
    later(repeat)
  }
}

/** Whether a click is for a widget inside the host, such as on a tab's title in an accordion. */
const isForInner = (host: HTMLElement, el: HTMLElement) =>
  liveIslands().some(
    ({ host: inner, widget: { holds } }) =>
      inner !== host && holds?.click && containsNode(host, inner) && containsNode(inner, el) && matchesSelector(el, holds.click),
  )

/**
 * What was clicked before. Clicks since our script began are known. An earlier one is the focused element, unless the keyboard moved the focus there,
 * or the element that the stub has recorded.
 */
function clickedBefore(find: (el: unknown) => HTMLElement | null): HeldClick | undefined {
  const active = focusedElement()
  const { latest } = clicks
  const isRecent = latest && isPlainClick(latest) && performance.now() - latest.timeStamp < PATIENCE
  const early = isRecent ? find(latest?.target) : null
  if (latest && early?.isConnected) return { el: early, event: latest }
  const el = (active && matchesSelector(active, ':focus-visible') ? null : find(active)) ?? find(recordedClicks()?.last)
  return el ? { el } : undefined
}

/**
 * Holds forms that are sent, and sends them again later: the builder's forms have no address of their own, so a browser that posts one to the page
 * loses what was typed. If the island has not mounted, the browser posts the form, except an atomic one, whose fields it would put into the page's
 * address. Forms sent earlier are kept by clicks.ts, and before that by the snippet (embed/snippet.html) or the inline part of a take-over.
 */
function holdSubmits(island: Island, mount: () => void): () => void {
  const held = new Map<HTMLFormElement, HTMLElement | null>()
  const isForHost = (form: HTMLFormElement) => containsNode(island.host, form)
  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!isForHost(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.set(form, event.submitter)
    mount()
  }
  const kept = takeKeptSubmit(isForHost)
  if (kept) hold(kept)
  const stop = on<SubmitEvent>(window, 'submit', hold, { capture: true })
  return () =>
    later(() => {
      stop()
      const maySend = (form: HTMLFormElement) => form.isConnected && (island.state === 'mounted' || !matchesSelector(form, ATOMIC_FORM))
      for (const [form, submitter] of held) if (maySend(form)) submitAgain(form, submitter)
    })
}

/** From the prototype, because a field may have the name of a form's method. Safari before 16 lacks `requestSubmit`. */
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

/** A task later, after what is queued: that is, after any mount of ours. */
const later = (then: () => void) => setTimeout(() => enqueue(then))
