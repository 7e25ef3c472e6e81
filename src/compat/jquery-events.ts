import { pageBody } from '../base/document'
import { on } from '../base/events'
import { guard } from '../base/report'
import { jquery } from './jquery'

let isRelaying = false

/** Forwards an event from jQuery to the DOM or back, without forwarding the resulting events. */
export function relay(pass: () => void): void {
  if (isRelaying) return
  isRelaying = true
  pass()
  isRelaying = false
}

const trigger = (widget: string, target: unknown, name: string, data: unknown) =>
  guard(widget, `a listener of ${name} failed`, () => jquery()?.(target).trigger(name, data))

/**
 * Forwards our events to existing sites' scripts, which listen with jQuery: on the form (contract loops §16.2), on the window for tabs
 * (contract media §8), on the body for video playlists (contract loops §18).
 */
export function startJqueryEvents(): void {
  const tellForm = ({ target, detail }: CustomEvent, names: string[]) =>
    relay(() => {
      for (const name of names) trigger('form', target, name, [detail])
    })
  on<CustomEvent>(document, 'skerry:form:success', (event) => tellForm(event, ['submit_success', 'form_destruct']))
  on<CustomEvent>(document, 'skerry:form:error', (event) => tellForm(event, ['error']))
  on<CustomEvent>(document, 'skerry:disclosure', ({ detail: [name, argument] }) => trigger('tabs', window, name, [argument]))
  on<CustomEvent>(document, 'skerry:playlist', ({ detail }) => trigger('playlist', pageBody(), 'elementor-video-playList', detail))
}
