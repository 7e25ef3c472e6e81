import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { closestOf } from '../../base/property-of'
import { keepReferer } from '../../integrations/shop/referer'
import { markSelects } from '../../integrations/shop/select-class'
import { columnSettings, stickColumn } from '../../integrations/shop/sticky-column'
import type { Infer } from '../../settings/fields'
import { type Box, createBox } from './box'
import { applyCoupon } from './coupon'
import { onEnter } from './enter'
import { logIn } from './log-in'
import { COUPON, LOGIN } from './parts'

export const settings = columnSettings

/** Starts the builder's boxes for a coupon and for logging in; the shop handles the order, its fields and totals. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const gone = new AbortController()
  const boxes = [createBox(host, COUPON, applyCoupon, gone.signal), createBox(host, LOGIN, logIn, gone.signal)]
  const stops = [
    stickColumn(host, given),
    keepReferer(host),
    markSelects(),
    on<MouseEvent>(host, 'click', (event) => press(event, boxes)),
    // A submission held before this code loaded is replayed, and would place the order.
    on<SubmitEvent>(host, 'submit', (event) => keepOrder(event, boxes), { capture: true }),
    onEnter(host, boxes),
    () => gone.abort(),
    ...boxes.map(({ stop }) => stop),
  ]
  return () => stopAll(stops)
}

function press(event: MouseEvent, boxes: Box[]): void {
  for (const { parts, toggle, send } of boxes) {
    if (closestTo(event, parts.opener)) toggle()
    else if (closestTo(event, parts.send)) send()
    else continue
    event.preventDefault()
  }
}

function keepOrder(event: SubmitEvent, boxes: Box[]): void {
  const { submitter } = event
  const box = submitter && boxes.find(({ parts }) => closestOf(submitter, parts.send))
  if (!box) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Enter in any field makes the browser press the form's first button, visible or not.
  if (box.isOpen()) box.send()
}
