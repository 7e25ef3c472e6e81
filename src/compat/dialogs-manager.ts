import { createElement } from '../base/create-element'
import { focusedElement, pageBody, pageTitle } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { closestOf } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { getGlobal } from '../base/values'
import { prefersReducedMotion } from '../builder/reduced-motion'
import { focus } from '../dom/focusable'
import { adoptStylesheet } from '../dom/stylesheet'
import { type OpenLayer, openLayer } from '../overlays/open-layer'
import { DEFAULTS, FADE, RULES } from './dialogs-defaults'
import { createEmitter } from './emitter'
import { jquery, unwrap, wrapElement } from './jquery'
import { merge } from './modules'
import { getByPath } from './paths'

type Settings = Record<string, any>

/** What a script calls a part by, and the class that it has. */
const PARTS = { widgetContent: 'widget-content', header: 'header', message: 'message', buttonsWrapper: 'buttons-wrapper' }

/** Puts a text, an element or a jQuery set into a part. HTML is made by the page's jQuery alone, as the library does it: it is a script's own. */
function fill(part: HTMLElement, content: any): void {
  const node = unwrap(content)
  if (node instanceof Node) part.replaceChildren(node)
  else if (jquery() && /[<&]/.test(content)) wrapElement(part).html(content)
  else part.textContent = String(content ?? '')
}

interface Dialog {
  type: string
  settings: Settings
  root: HTMLElement
  parts: Record<keyof typeof PARTS, HTMLElement>
  emitter: ReturnType<typeof createEmitter>
  /** What the script gets. */
  widget: Settings
  untilHidden: (() => void)[]
  stopRules?: (() => void) | undefined
  layer?: OpenLayer
  fade?: Animation | undefined
}

const element = (type: string, tag: string, ...names: string[]) =>
  Object.assign(createElement(tag), { className: names.flatMap((name) => [`dialog-${name}`, `dialog-${type}-${name}`]).join(' ') })

function createParts(type: string, { className }: Settings): Pick<Dialog, 'root' | 'parts'> {
  const root = element(type, 'div', 'widget')
  const given = String(className ?? '')
    .split(/\s+/)
    .filter(Boolean)
  root.classList.add('dialog-type-buttons', `dialog-type-${type}`, ...given)
  root.tabIndex = 0
  root.hidden = true
  // The library says `document`, on which nothing may be modal.
  root.setAttribute('role', 'dialog')
  root.setAttribute('aria-modal', 'true')
  const parts = Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, element(type, 'div', part)])) as Dialog['parts']
  const { widgetContent, ...inside } = parts
  widgetContent.append(...Object.values(inside))
  root.append(widgetContent)
  return { root, parts }
}

const containerOf = ({ settings: { container } }: Dialog) =>
  (unwrap(container) instanceof Element ? unwrap(container) : queryFirst(document, container)) ?? pageBody()

function trigger({ settings, emitter, widget }: Dialog, name: string, ...args: unknown[]): Settings {
  settings[`on${name[0]?.toUpperCase()}${name.slice(1)}`]?.apply(widget, args)
  emitter.trigger(name, ...args)
  return widget
}

const isVisible = ({ untilHidden }: Dialog) => untilHidden.length > 0

function place({ type, settings, root, parts: { widgetContent } }: Dialog): void {
  if (type !== 'lightbox' || !settings.position.enable || root.hidden) return
  const { clientWidth, clientHeight } = root
  const { offsetWidth, offsetHeight } = widgetContent
  widgetContent.style.left = `${Math.max(0, (clientWidth - offsetWidth) / 2)}px`
  widgetContent.style.top = `${Math.max(0, (clientHeight - offsetHeight) / 2)}px`
}

/** A function of the script's own, or our fade for the names of jQuery's effects. */
function play(dialog: Dialog, effect: unknown, keyframes: Keyframe[], then: () => void): void {
  const { root } = dialog
  dialog.fade?.cancel()
  dialog.fade = undefined
  if (typeof effect === 'function') {
    effect.call(root)
    then()
    return
  }
  dialog.fade = root.animate(keyframes, prefersReducedMotion() ? 0 : FADE)
  dialog.fade.onfinish = then
}

const isIgnored = ({ settings: { hide } }: Dialog, { target }: Event) =>
  hide.ignore && target instanceof Element && closestOf(target, hide.ignore)

function onPressOutside(dialog: Dialog, event: MouseEvent): void {
  const { root, settings, widget } = dialog
  const isOutside = !root.contains(event.target as Node) && settings.hide.onOutsideClick && event.detail > 0
  const isBackground = event.target === root && settings.hide.onBackgroundClick
  if ((isBackground || isOutside) && !isIgnored(dialog, event)) widget.hide()
}

function show(dialog: Dialog): Settings {
  const { root, parts, settings, widget, untilHidden } = dialog
  if (isVisible(dialog)) return widget
  dialog.stopRules ??= adoptStylesheet(RULES)
  containerOf(dialog).append(root)
  root.hidden = false
  if (!root.matches('[aria-label],[aria-labelledby]')) root.setAttribute('aria-label', parts.header.textContent?.trim() || pageTitle())
  root.style.display = ''
  dialog.layer = openLayer({
    root,
    box: parts.widgetContent,
    isModal: false,
    trapsFocus: true,
    locksScroll: settings.preventScroll,
    opener: focusedElement(),
    onEscape: () => settings.hide.onEscKeyPress && widget.hide(),
    onPressOutside: (event) => onPressOutside(dialog, event),
  })
  untilHidden.push(
    on(root, 'click', (event) => settings.hide.onClick && !isIgnored(dialog, event) && widget.hide(), { capture: true }),
    on(window, 'resize', () => place(dialog)),
  )
  if (settings.hide.auto) {
    const timer = setTimeout(widget.hide, settings.hide.autoDelay)
    untilHidden.push(() => clearTimeout(timer))
  }
  place(dialog)
  play(dialog, settings.effects.show, [{ opacity: 0 }, {}], () => trigger(dialog, 'shown'))
  focus(root)
  return trigger(dialog, 'show')
}

function hide(dialog: Dialog): Settings {
  const { root, settings, widget, untilHidden } = dialog
  if (!isVisible(dialog)) return widget
  stopAll(untilHidden)
  play(dialog, settings.effects.hide, [{}, { opacity: 0 }], () => {
    root.hidden = true
    root.style.display = 'none'
  })
  dialog.layer?.close()
  return trigger(dialog, 'hide')
}

function destroy(dialog: Dialog): Settings {
  stopAll(dialog.untilHidden)
  dialog.layer?.close(false)
  dialog.fade?.cancel()
  dialog.root.remove()
  dialog.stopRules?.()
  dialog.stopRules = undefined
  return trigger(dialog, 'destroy')
}

function elementsOf(dialog: Dialog, name?: string): unknown {
  const { root, parts } = dialog
  const closeButton = root.querySelector('.dialog-close-button')
  const all: Settings = { widget: root, ...parts, closeButton, window, body: pageBody(), container: containerOf(dialog) }
  const sets: Settings = Object.fromEntries(Object.entries(all).map(([key, node]) => [key, wrapElement(node)]))
  return name ? sets[name] : sets
}

function addButton({ type, parts, settings, widget }: Dialog, { name = '', text = '', callback }: Settings = {}): void {
  const button = Object.assign(element(type, 'button', `${name || 'button'}`), { type: 'button', textContent: text })
  button.classList.add('dialog-button')
  parts.buttonsWrapper.append(button)
  on(button, 'click', () => {
    callback?.call(widget, widget)
    if (settings.hide.onButtonClick !== false) widget.hide()
  })
}

/** What scripts call. */
function methodsOf(dialog: Dialog): Settings {
  const { root, parts, settings, emitter, widget } = dialog
  /** A method that returns the dialog, so that calls can follow one another. */
  const chain =
    <A extends any[]>(work: (...args: A) => unknown) =>
    (...args: A) => {
      work(...args)
      return widget
    }
  const setPart = (name: 'message' | 'header') =>
    chain((content: unknown) => {
      fill(parts[name], content)
      place(dialog)
    })
  return {
    on: chain(emitter.on),
    off: chain(emitter.off),
    trigger: (name: string, ...args: unknown[]) => trigger(dialog, name, ...args),
    getSettings: (key?: string) => getByPath(settings, key),
    setSettings: chain((key: string | Settings, value?: unknown) => merge(settings, typeof key === 'string' ? { [key]: value } : key)),
    getElements: (name?: string) => elementsOf(dialog, name),
    getID: () => root.id,
    setID: chain((id: string) => root.setAttribute('id', id)),
    setMessage: setPart('message'),
    setHeaderMessage: setPart('header'),
    addElement: chain((name: string, node: unknown) => Object.assign(parts, { [name]: unwrap(node) })),
    addButton: chain((button?: Settings) => addButton(dialog, button)),
    isVisible: () => isVisible(dialog),
    refreshPosition: () => place(dialog),
    show: () => show(dialog),
    hide: () => hide(dialog),
    destroy: () => destroy(dialog),
  }
}

function addCloseButton({ type, parts, widget }: Dialog): void {
  const button = Object.assign(element(type, 'a', 'close-button'), { href: '#', textContent: '×' })
  button.setAttribute('role', 'button')
  button.setAttribute('aria-label', 'Close')
  const close = (event: Event) => {
    event.preventDefault()
    widget.hide()
  }
  on(button, 'click', close)
  on<KeyboardEvent>(button, 'keydown', (event) => event.key === ' ' && close(event))
  parts.widgetContent.prepend(button)
}

function createWidget(type = 'lightbox', options: Settings = {}): Settings {
  const settings: Settings = merge({}, DEFAULTS, options)
  const widget: Settings = {}
  const dialog: Dialog = { type, settings, ...createParts(type, settings), emitter: createEmitter(), widget, untilHidden: [] }
  Object.assign(widget, methodsOf(dialog))
  if (settings.id) widget.setID(settings.id)
  if (settings.headerMessage) widget.setHeaderMessage(settings.headerMessage)
  if (settings.message) widget.setMessage(settings.message)
  if (settings.closeButton) addCloseButton(dialog)
  if (type === 'confirm' || type === 'alert') {
    const { strings = {} } = settings
    if (type === 'confirm')
      widget.addButton({ name: 'cancel', text: strings.cancel ?? 'Cancel', callback: () => trigger(dialog, 'cancel') })
    widget.addButton({ name: 'ok', text: strings.confirm ?? strings.ok ?? 'OK', callback: () => trigger(dialog, 'confirm') })
  }
  containerOf(dialog).append(dialog.root)
  trigger(dialog, 'init')
  return trigger(dialog, 'ready')
}

/** `new DialogsManager.Instance()` makes dialogs: `createWidget('lightbox', { message })`. */
function Instance(this: Settings): void {
  this.createWidget = createWidget
  this.getSettings = () => ({ classPrefix: 'dialog' })
}

/** The library's global, where the page has none of its own. */
export function provideDialogs(): void {
  const page = globalThis as { DialogsManager?: unknown }
  if (!getGlobal('DialogsManager')) page.DialogsManager = { Instance }
}
