import { focusedElement, pageBody, pageTitle } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { closestOf } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { getGlobal, type Raw } from '../base/values'
import { focus } from '../dom/focusable'
import { adoptStylesheet } from '../dom/stylesheet'
import { firstFocus } from '../overlays/first-focus'
import { type OpenLayer, openLayer } from '../overlays/open-layer'
import { prefersReducedMotion } from '../page/reduced-motion'
import { DEFAULTS, FADE, RULES, type Settings } from './dialogs-defaults'
import { createPart, createParts, type DialogParts, fill } from './dialogs-parts'
import { createEmitter } from './emitter'
import { unwrap, wrapElement } from './jquery'
import { merge } from './modules'
import { getByPath } from './paths'
import type { Callback, Emitter } from './types'

interface Button {
  name?: string
  text?: string
  callback?: Callback
}
/** A dialog as scripts see it. Methods without a result return the dialog, for chaining. */
interface Dialog {
  on: (...args: Parameters<Emitter['on']>) => Dialog
  off: (...args: Parameters<Emitter['off']>) => Dialog
  trigger: (name: string, ...args: unknown[]) => Dialog
  getSettings: (key?: string) => unknown
  setSettings: (key: string | Raw, value?: unknown) => Dialog
  getElements: (name?: string) => unknown
  getID: () => string
  setID: (id: string) => Dialog
  setMessage: (content: unknown) => Dialog
  setHeaderMessage: (content: unknown) => Dialog
  addElement: (name: string, node: unknown) => Dialog
  addButton: (button?: Button) => Dialog
  isVisible: () => boolean
  refreshPosition: () => void
  show: () => Dialog
  hide: () => Dialog
  destroy: () => Dialog
}

/** A dialog's internal state. */
interface Inner extends DialogParts {
  type: string
  settings: Settings
  /** The object that scripts get, and may overwrite. */
  api: Dialog
  emitter: Emitter
  /** Undo what lasts until it is hidden; empty while hidden. */
  untilHidden: (() => void)[]
  stopRules?: (() => void) | undefined
  layer?: OpenLayer
  fade?: Animation | undefined
}

function createWidget(type = 'lightbox', options: Raw = {}): Dialog {
  const settings = merge({}, DEFAULTS, options) as Settings
  const { id, headerMessage, message, closeButton, strings = {} } = settings
  const api = {} as Dialog
  const dialog: Inner = { type, settings, api, emitter: createEmitter(), untilHidden: [], ...createParts(type, settings.className) }
  Object.assign(api, createApi(dialog))
  if (id) api.setID(id)
  if (headerMessage) api.setHeaderMessage(headerMessage)
  if (message) api.setMessage(message)
  if (closeButton) addCloseButton(dialog)
  if (type === 'confirm') api.addButton({ name: 'cancel', text: strings.cancel ?? 'Cancel', callback: () => api.trigger('cancel') })
  if (type === 'confirm' || type === 'alert')
    api.addButton({ name: 'ok', text: strings.confirm ?? strings.ok ?? 'OK', callback: () => api.trigger('confirm') })
  containerOf(dialog).append(dialog.root)
  return api.trigger('init').trigger('ready')
}

function createApi(dialog: Inner): Dialog {
  const { api, settings, emitter, root, parts } = dialog
  const chain =
    <A extends unknown[]>(work: (...args: A) => unknown) =>
    (...args: A) => {
      work(...args)
      return api
    }
  const filler = (part: keyof DialogParts['parts']) =>
    chain((content: unknown) => {
      fill(parts[part], content)
      place(dialog)
    })
  return {
    on: chain(emitter.on),
    off: chain(emitter.off),
    trigger: chain((name: string, ...args: unknown[]) => {
      const method = settings[`on${name[0]?.toUpperCase()}${name.slice(1)}`] as Callback | undefined
      method?.apply(api, args)
      emitter.trigger(name, ...args)
    }),
    getSettings: (key?: string) => getByPath(settings, key),
    setSettings: chain((key: string | Raw, value?: unknown) => merge(settings, typeof key === 'string' ? { [key]: value } : key)),
    getElements: (name?: string) => {
      const closeButton = root.querySelector('.dialog-close-button')
      const all: Raw = { widget: root, ...parts, closeButton, window, body: pageBody(), container: containerOf(dialog) }
      const sets = Object.fromEntries(Object.entries(all).map(([key, node]) => [key, wrapElement(node)]))
      return name ? sets[name] : sets
    },
    getID: () => root.id,
    setID: chain((id: string) => root.setAttribute('id', id)),
    setMessage: filler('message'),
    setHeaderMessage: filler('header'),
    addElement: chain((name: string, node: unknown) => Object.assign(parts, { [name]: unwrap(node) })),
    addButton: chain((button?: Button) => addButton(dialog, button)),
    isVisible: () => isVisible(dialog),
    refreshPosition: () => place(dialog),
    show: chain(() => show(dialog)),
    hide: chain(() => hide(dialog)),
    destroy: chain(() => destroy(dialog)),
  }
}

const isVisible = ({ untilHidden }: Inner) => untilHidden.length > 0

function containerOf({ settings }: Inner): Element {
  const given = unwrap(settings.container)
  return (given instanceof Element ? given : queryFirst(document, String(given))) ?? pageBody()
}

/** Centres a lightbox's window. */
function place({ type, settings, root, parts: { widgetContent } }: Inner): void {
  if (type !== 'lightbox' || !settings.position.enable || root.hidden) return
  const { clientWidth, clientHeight } = root
  const { offsetWidth, offsetHeight } = widgetContent
  widgetContent.style.left = `${Math.max(0, (clientWidth - offsetWidth) / 2)}px`
  widgetContent.style.top = `${Math.max(0, (clientHeight - offsetHeight) / 2)}px`
}

function addButton({ type, settings, parts, api }: Inner, { name, text = '', callback }: Button = {}): void {
  const button = Object.assign(createPart(type, 'button', name || 'button'), { type: 'button', textContent: text })
  button.classList.add('dialog-button')
  parts.buttonsWrapper.append(button)
  on(button, 'click', () => {
    callback?.call(api, api)
    if (settings.hide.onButtonClick !== false) api.hide()
  })
}

function addCloseButton({ type, parts, api }: Inner): void {
  const button = Object.assign(createPart(type, 'a', 'close-button'), { href: '#', textContent: '×' })
  button.setAttribute('role', 'button')
  button.setAttribute('aria-label', 'Close')
  const close = (event: Event) => {
    event.preventDefault()
    api.hide()
  }
  on(button, 'click', close)
  on<KeyboardEvent>(button, 'keydown', (event) => event.key === ' ' && close(event))
  parts.widgetContent.prepend(button)
}

/** Plays the script's own function, or our fade instead of jQuery's named effects. */
function play(dialog: Inner, effect: unknown, keyframes: Keyframe[], then: () => void): void {
  dialog.fade?.cancel()
  dialog.fade = undefined
  if (typeof effect === 'function') {
    effect.call(dialog.root)
    then()
    return
  }
  dialog.fade = dialog.root.animate(keyframes, prefersReducedMotion() ? 0 : FADE)
  dialog.fade.onfinish = then
}

const isIgnored = ({ settings: { hide: rules } }: Inner, { target }: Event) =>
  rules.ignore && target instanceof Element && closestOf(target, rules.ignore)

function onPressOutside(dialog: Inner, event: MouseEvent): void {
  const { root, settings, api } = dialog
  const isOutside = !root.contains(event.target as Node) && settings.hide.onOutsideClick && event.detail > 0
  const isBackground = event.target === root && settings.hide.onBackgroundClick
  if ((isBackground || isOutside) && !isIgnored(dialog, event)) api.hide()
}

function show(dialog: Inner): void {
  const { root, parts, settings, untilHidden, api } = dialog
  if (isVisible(dialog)) return
  dialog.stopRules ??= adoptStylesheet(RULES)
  containerOf(dialog).append(root)
  root.hidden = false
  if (!root.matches('[aria-label],[aria-labelledby]')) root.setAttribute('aria-label', parts.header.textContent?.trim() || pageTitle())
  root.style.display = ''
  dialog.layer = openLayer({
    root,
    box: parts.widgetContent,
    onGone: () => api.hide(),
    isModal: false,
    trapsFocus: true,
    locksScroll: Boolean(settings.preventScroll),
    opener: focusedElement(),
    onEscape: () => settings.hide.onEscKeyPress && api.hide(),
    onPressOutside: (event) => onPressOutside(dialog, event),
  })
  untilHidden.push(
    on(root, 'click', (event) => settings.hide.onClick && !isIgnored(dialog, event) && api.hide(), { capture: true }),
    on(window, 'resize', () => place(dialog)),
  )
  if (settings.hide.auto) {
    const timer = setTimeout(api.hide, settings.hide.autoDelay)
    untilHidden.push(() => clearTimeout(timer))
  }
  place(dialog)
  play(dialog, settings.effects.show, [{ opacity: 0 }, {}], () => api.trigger('shown'))
  focus(firstFocus(root) ?? root)
  api.trigger('show')
}

function hide(dialog: Inner): void {
  const { root, settings, untilHidden, layer, api } = dialog
  if (!isVisible(dialog)) return
  stopAll(untilHidden)
  play(dialog, settings.effects.hide, [{}, { opacity: 0 }], () => {
    root.hidden = true
    root.style.display = 'none'
  })
  layer?.close()
  api.trigger('hide')
}

function destroy(dialog: Inner): void {
  stopAll(dialog.untilHidden)
  dialog.layer?.close(false)
  dialog.fade?.cancel()
  dialog.root.remove()
  dialog.stopRules?.()
  dialog.stopRules = undefined
  dialog.api.trigger('destroy')
}

/** `new DialogsManager.Instance()` creates dialogs: `createWidget('lightbox', { message })`. */
function Instance(this: { createWidget: typeof createWidget; getSettings: () => object }): void {
  this.createWidget = createWidget
  this.getSettings = () => ({ classPrefix: 'dialog' })
}

/** Defines the library's global, unless the page has one. */
export function provideDialogs(): void {
  const page = globalThis as { DialogsManager?: unknown }
  if (!getGlobal('DialogsManager')) page.DialogsManager = { Instance }
}
