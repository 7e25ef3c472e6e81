import { queryAll } from '../base/query-all'
import { storage } from '../page/storage'
import { type Popup, popups } from './registry'

const GROUP = 'data-popup-group'
export const groupOf = ({ host }: Popup): string => host.getAttribute(GROUP) ?? ''

/** Not in the builder's own key, which other code may empty. */
const keyOf = (group: string) => `skerry-group-${group}`

/** A popup's share of the visitors: a number from 0 on, 1 if not set. */
function weightOf(host: Element): number {
  const weight = Number(host.getAttribute('data-popup-weight') ?? 1)
  return weight >= 0 && Number.isFinite(weight) ? weight : 1
}

/** One of the popups by weight; `at` is where between 0 and 1. */
export function pick(variants: readonly [id: string, weight: number][], at: number): string {
  const wanted = at * variants.reduce((sum, [, weight]) => sum + weight, 0)
  let passed = 0
  for (const [id, weight] of variants) {
    passed += weight
    if (wanted < passed) return id
  }
  // All weigh nothing.
  return variants[0]?.[0] ?? ''
}

/** A group's popups by id: those known, of which the builder's are not in the page, and those in the page, of which some are not known yet. */
function membersOf(group: string): Map<string, HTMLElement> {
  const hosts = [...popups.all().map(({ host }) => host), ...queryAll(document, `[${GROUP}]`)]
  const members = hosts.filter((host) => host.getAttribute(GROUP) === group)
  return new Map(members.map((host) => [host.dataset.elementorId ?? host.id, host]))
}

/**
 * Which popup of its group a visitor sees: chosen once, by weight, and kept. It is chosen again where that popup is no longer on the page;
 * without storage, at every page view.
 */
export function chosenIn(group: string, isReadOnly?: boolean): string {
  const members = membersOf(group)
  const kept = storage.readText(keyOf(group))
  if (members.has(kept)) return kept
  if (isReadOnly) return ''
  const chosen = pick(
    [...members].map(([id, host]) => [id, weightOf(host)]),
    Math.random(),
  )
  storage.writeText(keyOf(group), chosen)
  return chosen
}

/** Lets the choice for this visitor be made anew, at the next page view. */
export function forgetChoice(popup: Popup): void {
  const group = groupOf(popup)
  if (group) storage.writeText(keyOf(group), '')
}

/** Whether it is in no group, or the one chosen for this visitor. With `isReadOnly` also if none has been chosen yet. */
export function isChosen(popup: Popup, isReadOnly?: boolean): boolean {
  const group = groupOf(popup)
  const chosen = group && chosenIn(group, isReadOnly)
  return !group || chosen === popup.id || Boolean(isReadOnly && !chosen)
}
