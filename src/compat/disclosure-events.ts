import { on } from '../base/events'
import { guard } from '../base/report'
import { jquery } from './jquery'

let stop: (() => void) | undefined

/** Forwards the events of tabs to scripts of existing sites, which listen with jQuery on the window and expect an argument (contract media §8). */
export function startDisclosureEvents(): void {
  stop?.()
  stop = on<CustomEvent>(document, 'skerry:disclosure', ({ detail: [name, argument] }) =>
    guard('tabs', `a listener of ${name} failed`, () => jquery()?.(window).trigger(name, [argument])),
  )
}
