import { closestTo, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { closestOf } from '../../base/property-of'
import type { Infer } from '../../settings/fields'
import { keepReferer } from '../../shop/referer'
import { markSelects } from '../../shop/select-class'
import { columnSettings, stickColumn } from '../../shop/sticky-column'
import { type Box, createBox } from './box'
import { applyCoupon } from './coupon'
import { onEnter } from './enter'
import { logIn } from './log-in'
import { COUPON, LOGIN } from './parts'

export const settings = columnSettings

/** The order, its fields and what it costs are the shop's; the builder's are the boxes for a coupon and for who has an account. */
export function start(host: HTMLElement, given: Infer<typeof settings>): () => void {
  const gone = new AbortController()
  const boxes = [createBox(host, COUPON, applyCoupon, gone.signal), createBox(host, LOGIN, logIn, gone.signal)]
  const stops = [
    stickColumn(host, given),
    keepReferer(host),
    markSelects(),
    on<MouseEvent>(host, 'click', (event) => press(event, boxes)),
    // What was sent before this code was there comes once more, and would be an order.
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
  // A browser presses the form's first button, seen or not, when somebody presses Enter in any field.
  if (box.isOpen()) box.send()
}
