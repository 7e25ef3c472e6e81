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

/**
 * Keeps input that an island `holds`, and calls `mount` when there is some. The returned function ends this, and replays the input if the
 * island has mounted.
 */
export const holdInput: HoldInput = (island, { click, opener, submit, key }, mount) => {
  const releases: (() => void)[] = []
  const selector = click ?? opener
  if (selector) releases.push(holdClicks(island, selector, !!opener, mount))
  if (submit) releases.push(holdSubmits(island, mount))
  if (key) releases.push(() => later(() => isMounted(island) && replayKey(island.host)))
  return () => stopAll(releases)
}

const isMounted = (island: Island) => island.state === 'mounted' && liveIslands().includes(island)

interface HeldClick {
  el: HTMLElement
  /** Unknown for a click before our script. */
  event?: Event
  /** Kept from opening the link, which is the browser's again if the code fails. */
  isLink?: boolean
}
/** By widget, the latest click that none of its islands has handled. */
const heldClicks = new Map<Widget, HeldClick | undefined>()
/** The islands that hold clicks. Excludes those whose code failed to load, though loading may be retried. */
const holding = new Set<Island>()

function holdClicks(island: Island, selector: string, isAnywhere: boolean, mount: () => void): () => void {
  const { host, widget } = island
  const find = (el: unknown) => (el instanceof Element ? closestOf<HTMLElement>(el, selector) : null)
  const concerns = (root: HTMLElement, el: HTMLElement) => isAnywhere || (containsNode(root, el) && !isForInner(root, el))
  const repeat = () => {
    const { el, event, isLink } = heldClicks.get(widget) ?? {}
    const asked = el ? liveIslands().filter((one) => one.widget === widget && concerns(one.host, el)) : []
    // An island that is still waiting will replay it.
    if (asked.some((one) => holding.has(one))) return
    heldClicks.set(widget, undefined)
    const isAnswered = event && clicks.answered === event
    if (!el?.isConnected || isAnswered || !(isLink || asked.some(({ state }) => state === 'mounted'))) return
    // The browser has already followed an in-page link and moved the focus off it.
    if (focusedElement() === pageBody() && matchesSelector(el, 'a[href^="#"]')) focus(el)
    el.click()
  }
  holding.add(island)
  if (!heldClicks.has(widget)) heldClicks.set(widget, clickedBefore(find))
  const held = heldClicks.get(widget)
  if (held && concerns(host, held.el)) mount()
  const stop = on<MouseEvent>(document, 'click', (event) => {
    const el = closestTo(event, selector)
    if (!el || isForBrowser(event) || !concerns(host, el)) return
    const isLink = isAnywhere && !event.defaultPrevented && matchesSelector(el, '[href]')
    if (isLink) event.preventDefault()
    heldClicks.set(widget, { el, event, isLink })
    mount()
  })
  return () => {
    stop()
    holding.delete(island)
    later(repeat)
  }
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
function clickedBefore(find: (el: unknown) => HTMLElement | null): HeldClick | undefined {
  const active = focusedElement()
  const { latest } = clicks
  const early = latest && isPlainClick(latest) && isRecent(latest) ? find(latest.target) : null
  if (latest && early?.isConnected) return { el: early, event: latest }
  // While the button is down, the click is still to come.
  const el = (active && matchesSelector(active, ':focus-visible,:active') ? null : find(active)) ?? find(recordedClicks()?.last)
  return el ? { el } : undefined
}

/**
 * Holds and resends submissions: the builder's forms have no action, so posting them to the page would lose the input. If the island does
 * not mount, the browser posts the form, except an atomic form, whose input it would put into the page's URL. Earlier submissions are kept
 * by clicks.ts, and before that by the snippet (embed/snippet.html) or the take-over's inline part.
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

/** A task later and after queued jobs, which may be part of mounting. */
const later = (then: () => void) => setTimeout(() => enqueue(then))
