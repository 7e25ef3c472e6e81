import type { Writer } from '../ledger'
import { browserFlags } from '../services/browser'

/** The environment's classes on the body, `e--ua-NAME`: stylesheets of sites select them (contract core §1.7). */
export function mark(body: Writer): void {
  for (const [name, isOn] of Object.entries(browserFlags())) if (isOn) body.set(`.e--ua-${name}`, true)
}
