import { describeElement, report } from '../../base/report'
import type { Parts } from './parts'

/** Says why a menu written by hand does not work, or not for everybody. */
export function validateMenu(host: HTMLElement, { byHand, toggle, panel }: Parts): void {
  if (!byHand) return
  if (!panel) report(describeElement(host), 'expected a list with data-menu-list in it, got none')
  if (toggle && toggle.localName !== 'button') report(describeElement(host), `data-menu-toggle: expected a button, got ${toggle.localName}`)
}
