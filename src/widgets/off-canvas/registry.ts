import { closestTo, isForBrowser, on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { containsNode } from '../../base/property-of'
import { addBuiltInAction } from '../../popups/actions/registry'
import { clicks } from '../../runtime/clicks'
import { actionOf } from './openers'
import type { PanelAction, PanelEvent } from './phase'

/** `event`: what asked for it. */
export type Send = (type: PanelEvent, event?: Event) => void

export interface Panel {
  el: HTMLElement
  send: Send
}

const panels = new Map<string, Panel>()
const listeners: (() => void)[] = []

function run(action: PanelAction, id: string, event?: Event): void {
  const around = () => [...panels.values()].find(({ el }) => containsNode(el, event?.target as Node))
  const panel = panels.get(id) ?? (id ? undefined : around())
  if (panel && event) clicks.answered = event
  panel?.send(action, event)
}

/** Registers a panel for links and buttons; the returned function removes it. */
export function addPanel(id: string, panel: Panel): () => void {
  if (!listeners.length)
    listeners.push(
      ...(['open', 'close', 'toggle'] as const).map((action) =>
        addBuiltInAction(`off_canvas:${action}`, ({ id }, event) => run(action, String(id ?? ''), event)),
      ),
      on<MouseEvent>(document, 'click', (event) => {
        const button = closestTo<HTMLElement>(event, '[data-off-canvas-open],[data-off-canvas-close],[data-off-canvas-toggle]')
        const found = button && !isForBrowser(event) && actionOf(button)
        if (!found) return
        if (button.matches('[href]')) event.preventDefault()
        run(found.action, found.id, event)
      }),
    )
  panels.set(id, panel)
  return () => {
    // A later panel with the same id has replaced it.
    if (panels.get(id) === panel) panels.delete(id)
    if (!panels.size) stopAll(listeners)
  }
}
