import { createElement } from '../../base/create-element'
import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryAll } from '../../base/query-all'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { translate } from '../../page/texts/translate'
import { addUi } from '../../ui/container'
import { createText } from '../../ui/create-text'

interface Toggle {
  update: (isExpanded: boolean) => void
  stop: () => void
}

/** Collapses a panel's text to a height in px; the server's buttons, or one of ours, expand it. */
export function collapseText(panel: HTMLElement, height: number, notify: (type: string) => void): () => void {
  const text = panel.firstElementChild as HTMLElement | null
  if (!text) return () => {}
  const writers = createWriters()
  let isExpanded = false
  const update = () => {
    writers.set(text, { '$max-height': isExpanded ? null : `${height}px`, $overflow: isExpanded ? null : 'hidden' })
    toggle.update(isExpanded)
  }
  const onToggle = () => {
    isExpanded = !isExpanded
    update()
    notify(isExpanded ? 'tabExpanded' : 'tabCollapsed')
  }
  const [expand, collapse] = queryAll(panel, 'button')
  const toggle = expand ? servedToggle(expand, collapse, onToggle) : createToggle(panel, onToggle)
  update()
  const stops = [toggle.stop, writers.stop]
  return () => stopAll(stops)
}

/** The server's one button for both directions, or its two buttons of which one is hidden. */
function servedToggle(expand: HTMLElement, collapse: HTMLElement | undefined, onToggle: () => void): Toggle {
  const buttons = collapse ? [expand, collapse] : [expand]
  const writers = createWriters()
  const stops = [...buttons.map((button) => on(button, 'click', onToggle)), writers.stop]
  return {
    update: (isExpanded) => {
      for (const button of buttons) writers.set(button, { 'aria-expanded': isExpanded })
      if (!collapse) return
      writers.set(expand, { hidden: isExpanded })
      writers.set(collapse, { hidden: !isExpanded })
    },
    stop: () => stopAll(stops),
  }
}

function createToggle(panel: HTMLElement, onToggle: () => void): Toggle {
  const button = createElement('button', { type: 'button', class: 'skerry-playlist-more' })
  const show = createText(button)
  const stops = [on(button, 'click', onToggle), addUi(button, (container) => panel.append(container))]
  return {
    update: (isExpanded) => {
      button.setAttribute('aria-expanded', String(isExpanded))
      show(translate(isExpanded ? texts.showLess : texts.showMore, panel))
    },
    stop: () => stopAll(stops),
  }
}
