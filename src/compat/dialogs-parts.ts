import { createElement } from '../base/create-element'
import { jquery, unwrap } from './jquery'

/** The parts' names for scripts, and their classes. */
export const PARTS = { widgetContent: 'widget-content', header: 'header', message: 'message', buttonsWrapper: 'buttons-wrapper' }

export interface DialogParts {
  root: HTMLDivElement
  parts: Record<keyof typeof PARTS, HTMLDivElement>
}

/** Creates an element with the library's classes for this part. */
export const createPart = <K extends 'div' | 'button' | 'a'>(type: string, tag: K, name: string) =>
  Object.assign(createElement(tag), { className: `dialog-${name} dialog-${type}-${name}` })

/** A dialog's elements, hidden. `classes` are the script's own. */
export function createParts(type: string, classes: unknown): DialogParts {
  const root = createPart(type, 'div', 'widget')
  const names = String(classes ?? '').split(/\s+/)
  root.classList.add('dialog-type-buttons', `dialog-type-${type}`, ...names.filter(Boolean))
  root.tabIndex = 0
  root.hidden = true
  // Not `document` as in the library: `aria-modal` is not allowed on it.
  root.setAttribute('role', 'dialog')
  root.setAttribute('aria-modal', 'true')
  const created = Object.entries(PARTS).map(([name, part]) => [name, createPart(type, 'div', part)])
  const parts: DialogParts['parts'] = Object.fromEntries(created)
  const { widgetContent, ...inside } = parts
  widgetContent.append(...Object.values(inside))
  root.append(widgetContent)
  return { root, parts }
}

/** Puts a text, an element or a jQuery set into a part. As in the library, only the page's jQuery turns text into HTML. */
export function fill(part: HTMLElement, content: unknown): void {
  const node = unwrap(content)
  const $ = jquery()
  if (node instanceof Node) part.replaceChildren(node)
  else if ($ && /[<&]/.test(String(content))) $(part).html(content)
  else part.textContent = String(content ?? '')
}
