import { baseUri } from '../../base/document'

/** A button's destination: an action on the page, a URL to follow, or nothing. */
export type Destination = { kind: 'action' | 'address'; value: string } | undefined

const FOLLOWED = /^(https?|mailto|tel|sms|file):$/

/** Reads `data-action-link`. A URL with code leads nowhere. */
export function destinationOf(value: string): Destination {
  if (/^(#|%23)elementor-action/.test(value)) return { kind: 'action', value }
  try {
    if (value && FOLLOWED.test(new URL(value, baseUri()).protocol)) return { kind: 'address', value }
  } catch {}
  return undefined
}

/** Whether the action opens a popup, which assistive technology is told in advance. */
export const opensPopup = (value: string): boolean => /popup(:|%3A)open/i.test(value)
