import { on } from '../base/events'
import { guard } from '../base/report'
import { jquery } from './jquery'

let isRelaying = false
let stop: (() => void) | undefined

/** Forwards an event from jQuery to the DOM or back, but not the events that this causes. */
export function relay(pass: () => void): void {
  if (isRelaying) return
  isRelaying = true
  pass()
  isRelaying = false
}

/** Forwards a form's result to scripts of existing sites, which listen with jQuery on the form (contract loops §16.2). */
export function startFormEvents(): void {
  stop?.()
  const tell = ({ target, detail }: CustomEvent, names: string[]) =>
    relay(() => {
      for (const name of names) guard('form', `a listener of ${name} failed`, () => jquery()?.(target).trigger(name, [detail]))
    })
  const stopSuccess = on<CustomEvent>(document, 'skerry:form:success', (event) => tell(event, ['submit_success', 'form_destruct']))
  const stopError = on<CustomEvent>(document, 'skerry:form:error', (event) => tell(event, ['error']))
  stop = () => {
    stopSuccess()
    stopError()
  }
}
