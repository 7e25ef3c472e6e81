import { describeElement, report } from '../../base/report'
import type { MenuParts } from './types'

/** Reports why a hand-written menu does not work, or does not work for everybody. */
export function validateMenu(host: HTMLElement, { isHandWritten, toggle, panel }: MenuParts): void {
  if (!isHandWritten) return
  if (!panel) report(describeElement(host), 'expected a list with data-menu-list in it, got none')
  if (toggle && toggle.localName !== 'button') report(describeElement(host), `data-menu-toggle: expected a button, got ${toggle.localName}`)
}
