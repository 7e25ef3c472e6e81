/**
 * What a visitor does before the code is there that answers it. A widget says by `holds` what is kept for it: from its island's creation on,
 * which asks what came before, until it has mounted; then it is done again, once.
 */
import { focusedElement, pageBody } from '../base/document'
import { isPlainClick, on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { closestOf, containsNode, matchesSelector, propertyOf } from '../base/property-of'
import { enqueue } from '../base/queue'
import { ATOMIC_FORM } from '../builder/selectors'
import { focus } from '../dom/focusable'
import { clicks, recordedClicks } from './clicks'
import { takeKeptSubmit } from './kept-submit'
import { liveIslands } from './scan'
import type { HoldInput, Island, Widget } from './widget'

/** In ms: what was clicked longer ago is not waited for any more. */
const PATIENCE = 10_000

/**
 * Keeps for an island what it `holds`, and calls `mount` when there is something. The returned function ends that: what was held is done again
 * where the island has mounted.
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
  /** Not known of one that came before our script. */
  event?: Event
}
/** By widget, the latest click that no island of it has handled; `undefined` when there is none any more. */
const heldClicks = new Map<Widget, HeldClick | undefined>()
/** The islands for which clicks are held. One whose code could not be loaded is not among them, though it may be tried again. */
const holding = new Set<Island>()

function holdClicks(island: Island, selector: string, isAnywhere: boolean, mount: () => void): () => void {
  const { host, widget } = island
  const find = (el: unknown) => (el instanceof Element ? closestOf<HTMLElement>(el, selector) : null)
  const isFor = (root: HTMLElement, el: HTMLElement) => isAnywhere || (containsNode(root, el) && !isForInner(root, el))
  const repeat = () => {
    const { el, event } = heldClicks.get(widget) ?? {}
    const asked = el ? liveIslands().filter((one) => one.widget === widget && isFor(one.host, el)) : []
    // One that is still waiting does it, once it has mounted.
    if (asked.some((one) => holding.has(one))) return
    heldClicks.set(widget, undefined)
    const isAnswered = event && clicks.answered === event
    if (!el || isAnswered || !asked.some(({ state }) => state === 'mounted')) return
    // Before the code was there, a link within the page has led to its target, and the focus away from the link.
    if (focusedElement() === pageBody() && matchesSelector(el, 'a[href^="#"]')) focus(el)
    el.click()
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

/** Whether a click is for a widget inside of the host: on a tab's title in an accordion. */
const isForInner = (host: HTMLElement, el: HTMLElement) =>
  liveIslands().some(
    ({ host: inner, widget: { holds } }) =>
      inner !== host && holds?.click && containsNode(host, inner) && containsNode(inner, el) && matchesSelector(el, holds.click),
  )

/**
 * What was clicked before: since our script began it is known, before that it has the focus without having been reached by keyboard, or the
 * stub has recorded it.
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
 * Holds what is sent, and sends it again: the builder's forms have no address of their own, so a browser that posts one to the page loses
 * what was typed. Where the island has not mounted, the browser posts it, but for an atomic form, whose fields it would put into the page's
 * address. What was sent before is kept by clicks.ts, and before that by the snippet (embed/snippet.html) or the inline part of a take-over.
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

/** A field may have the name of a form's method, and takes its place. Safari before 16 does not know the first. */
const { requestSubmit, submit: post } = HTMLFormElement.prototype as Partial<HTMLFormElement> & HTMLFormElement

function submitAgain(form: HTMLFormElement, pressed: HTMLElement | null): void {
  // A script may have put another button in its place meanwhile.
  const submitter = pressed && (pressed as HTMLButtonElement).form === form ? pressed : null
  if (requestSubmit) requestSubmit.call(form, submitter)
  else {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
    if (propertyOf(form, 'dispatchEvent').call(form, event)) post.call(form)
  }
}

/** A task later, and when what is queued has been done: what follows a mount of ours. */
const later = (then: () => void) => setTimeout(() => enqueue(then))
