import { baseUri } from '../../base/document'

/** Where a button leads: to an action on the page, to an address that is followed like a link, or nowhere. */
export type Destination = { kind: 'action' | 'address'; value: string } | undefined

const FOLLOWED = /^(https?|mailto|tel|sms|file):$/

/** Reads `data-action-link`. An address that is code leads nowhere. */
export function destinationOf(value: string): Destination {
  if (/^(#|%23)elementor-action/.test(value)) return { kind: 'action', value }
  try {
    if (value && FOLLOWED.test(new URL(value, baseUri()).protocol)) return { kind: 'address', value }
  } catch {}
  return undefined
}

/** Whether the action opens something over the page, which assistive technology announces in advance. */
export const opensPopup = (value: string): boolean => /popup(:|%3A)open/i.test(value)
