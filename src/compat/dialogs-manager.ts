import { createElement } from '../base/create-element'
import { focusedElement, pageBody, pageTitle } from '../base/document'
import { on } from '../base/events'
import { stopAll } from '../base/lifetime'
import { closestOf } from '../base/property-of'
import { queryFirst } from '../base/query-all'
import { getGlobal, type Raw } from '../base/values'
import { prefersReducedMotion } from '../builder/reduced-motion'
import { focus } from '../dom/focusable'
import { adoptStylesheet } from '../dom/stylesheet'
import { firstFocus } from '../overlays/first-focus'
import { type OpenLayer, openLayer } from '../overlays/open-layer'
import { DEFAULTS, FADE, RULES } from './dialogs-defaults'
import { createEmitter } from './emitter'
import { jquery, unwrap, wrapElement } from './jquery'
import { merge } from './modules'
import { getByPath } from './paths'
import type { Callback, Emitter } from './types'

/** A script's options over `DEFAULTS` (contract core §17.3). Methods such as `onShow` are called at the event. */
interface Settings extends Raw {
  id?: string
  className?: unknown
  container: unknown
  effects: Record<'show' | 'hide', unknown>
  position: { enable?: unknown }
  /** `ignore` is a selector, `autoDelay` in ms. */
  hide: Partial<Record<'onOutsideClick' | 'onBackgroundClick' | 'onEscKeyPress' | 'onClick' | 'onButtonClick' | 'auto', unknown>> & {
    ignore?: string
    autoDelay?: number
  }
  strings?: Partial<Record<'cancel' | 'confirm' | 'ok', string>>
}
interface Button {
  name?: string
  text?: string
  callback?: Callback
}
/** A dialog as scripts get it. Methods with nothing else to return return the dialog, for chaining. */
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

/** Names of the parts for scripts, and their classes. */
const PARTS = { widgetContent: 'widget-content', header: 'header', message: 'message', buttonsWrapper: 'buttons-wrapper' }

/** Puts a text, an element or a jQuery set into a part. Only the page's jQuery makes HTML of a text, as in the library: the text is a script's own. */
function fill(part: HTMLElement, content: unknown): void {
  const node = unwrap(content)
  const $ = jquery()
  if (node instanceof Node) part.replaceChildren(node)
  else if ($ && /[<&]/.test(String(content))) $(part).html(content)
  else part.textContent = String(content ?? '')
}

function createWidget(type = 'lightbox', options: Raw = {}): Dialog {
  const settings = merge({}, DEFAULTS, options) as Settings
  const element = <K extends 'div' | 'button' | 'a'>(tag: K, ...names: string[]) =>
    Object.assign(createElement(tag), {
      className: names.flatMap((name) => [`dialog-${name}`, `dialog-${type}-${name}`]).join(' '),
    })
  const root = element('div', 'widget')
  root.classList.add(
    'dialog-type-buttons',
    `dialog-type-${type}`,
    ...String(settings.className ?? '')
      .split(/\s+/)
      .filter(Boolean),
  )
  root.tabIndex = 0
  root.hidden = true
  // Not the library's `document`, on which `aria-modal` is not allowed.
  root.setAttribute('role', 'dialog')
  root.setAttribute('aria-modal', 'true')
  const parts = Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, element('div', part)])) as Record<
    keyof typeof PARTS,
    HTMLDivElement
  >
  const { widgetContent, ...inside } = parts
  widgetContent.append(...Object.values(inside))
  root.append(widgetContent)
  const container = (): Element => {
    const given = unwrap(settings.container)
    return (given instanceof Element ? given : queryFirst(document, String(given))) ?? pageBody()
  }
  const emitter = createEmitter()
  const untilHidden: (() => void)[] = []
  let stopRules: (() => void) | undefined
  let layer: OpenLayer | undefined
  let fade: Animation | undefined

  const trigger = (name: string, ...args: unknown[]) => {
    const method = settings[`on${name[0]?.toUpperCase()}${name.slice(1)}`] as Callback | undefined
    method?.apply(widget, args)
    emitter.trigger(name, ...args)
    return widget
  }
  const isVisible = () => untilHidden.length > 0
  const place = () => {
    if (type !== 'lightbox' || !settings.position.enable || root.hidden) return
    const { clientWidth, clientHeight } = root
    const { offsetWidth, offsetHeight } = widgetContent
    widgetContent.style.left = `${Math.max(0, (clientWidth - offsetWidth) / 2)}px`
    widgetContent.style.top = `${Math.max(0, (clientHeight - offsetHeight) / 2)}px`
  }
  /** Plays the script's own function, or our fade in place of jQuery's named effects. */
  const play = (effect: unknown, keyframes: Keyframe[], then: () => void) => {
    fade?.cancel()
    fade = undefined
    if (typeof effect === 'function') {
      effect.call(root)
      return then()
    }
    fade = root.animate(keyframes, prefersReducedMotion() ? 0 : FADE)
    fade.onfinish = then
  }
  const isIgnored = ({ target }: Event) => settings.hide.ignore && target instanceof Element && closestOf(target, settings.hide.ignore)
  const onPressOutside = (event: MouseEvent) => {
    const isOutside = !root.contains(event.target as Node) && settings.hide.onOutsideClick && event.detail > 0
    const isBackground = event.target === root && settings.hide.onBackgroundClick
    if ((isBackground || isOutside) && !isIgnored(event)) widget.hide()
  }

  const chain =
    <A extends unknown[]>(work: (...args: A) => unknown) =>
    (...args: A) => {
      work(...args)
      return widget
    }
  const widget: Dialog = {
    on: chain(emitter.on),
    off: chain(emitter.off),
    trigger,
    getSettings: (key?: string) => getByPath(settings, key),
    setSettings: chain((key: string | Raw, value?: unknown) => merge(settings, typeof key === 'string' ? { [key]: value } : key)),
    getElements: (name?: string) => {
      const all: Raw = {
        widget: root,
        ...parts,
        closeButton: root.querySelector('.dialog-close-button'),
        window,
        body: pageBody(),
        container: container(),
      }
      const sets = Object.fromEntries(Object.entries(all).map(([key, node]) => [key, wrapElement(node)]))
      return name ? sets[name] : sets
    },
    getID: () => root.id,
    setID: chain((id: string) => root.setAttribute('id', id)),
    setMessage: chain((content: unknown) => {
      fill(parts.message, content)
      place()
    }),
    setHeaderMessage: chain((content: unknown) => {
      fill(parts.header, content)
      place()
    }),
    addElement: chain((name: string, node: unknown) => Object.assign(parts, { [name]: unwrap(node) })),
    addButton: ({ name = '', text = '', callback } = {}) => {
      const button = Object.assign(element('button', `${name || 'button'}`), { type: 'button', textContent: text })
      button.classList.add('dialog-button')
      parts.buttonsWrapper.append(button)
      on(button, 'click', () => {
        callback?.call(widget, widget)
        if (settings.hide.onButtonClick !== false) widget.hide()
      })
      return widget
    },
    isVisible,
    refreshPosition: place,
    show: () => {
      if (isVisible()) return widget
      stopRules ??= adoptStylesheet(RULES)
      container().append(root)
      root.hidden = false
      if (!root.matches('[aria-label],[aria-labelledby]')) root.setAttribute('aria-label', parts.header.textContent?.trim() || pageTitle())
      root.style.display = ''
      layer = openLayer({
        root,
        box: widgetContent,
        onGone: () => widget.hide(),
        isModal: false,
        trapsFocus: true,
        locksScroll: Boolean(settings.preventScroll),
        opener: focusedElement(),
        onEscape: () => settings.hide.onEscKeyPress && widget.hide(),
        onPressOutside,
      })
      untilHidden.push(
        on(root, 'click', (event) => settings.hide.onClick && !isIgnored(event) && widget.hide(), { capture: true }),
        on(window, 'resize', place),
      )
      if (settings.hide.auto) {
        const timer = setTimeout(widget.hide, settings.hide.autoDelay)
        untilHidden.push(() => clearTimeout(timer))
      }
      place()
      play(settings.effects.show, [{ opacity: 0 }, {}], () => trigger('shown'))
      focus(firstFocus(root) ?? root)
      return trigger('show')
    },
    hide: () => {
      if (!isVisible()) return widget
      stopAll(untilHidden)
      play(settings.effects.hide, [{}, { opacity: 0 }], () => {
        root.hidden = true
        root.style.display = 'none'
      })
      layer?.close()
      return trigger('hide')
    },
    destroy: () => {
      stopAll(untilHidden)
      layer?.close(false)
      fade?.cancel()
      root.remove()
      stopRules?.()
      stopRules = undefined
      return trigger('destroy')
    },
  }
  if (settings.id) widget.setID(settings.id)
  if (settings.headerMessage) widget.setHeaderMessage(settings.headerMessage)
  if (settings.message) widget.setMessage(settings.message)
  if (settings.closeButton) {
    const button = Object.assign(element('a', 'close-button'), { href: '#', textContent: '×' })
    for (const [name, value] of [
      ['role', 'button'],
      ['aria-label', 'Close'],
    ] as const)
      button.setAttribute(name, value)
    const close = (event: Event) => {
      event.preventDefault()
      widget.hide()
    }
    on(button, 'click', close)
    on<KeyboardEvent>(button, 'keydown', (event) => event.key === ' ' && close(event))
    widgetContent.prepend(button)
  }
  if (type === 'confirm' || type === 'alert') {
    const { strings = {} } = settings
    if (type === 'confirm') widget.addButton({ name: 'cancel', text: strings.cancel ?? 'Cancel', callback: () => trigger('cancel') })
    widget.addButton({ name: 'ok', text: strings.confirm ?? strings.ok ?? 'OK', callback: () => trigger('confirm') })
  }
  container().append(root)
  trigger('init')
  return trigger('ready')
}

/** `new DialogsManager.Instance()` makes dialogs: `createWidget('lightbox', { message })`. */
function Instance(this: { createWidget: typeof createWidget; getSettings: () => object }): void {
  this.createWidget = createWidget
  this.getSettings = () => ({ classPrefix: 'dialog' })
}

/** Defines the library's global, unless the page has one. */
export function provideDialogs(): void {
  const page = globalThis as { DialogsManager?: unknown }
  if (!getGlobal('DialogsManager')) page.DialogsManager = { Instance }
}
