import { afterEach, describe, expect, it, vi } from 'vitest'
import { adjustConfig } from './async-swiper'
import { Base } from './base-handler'
import { runElementReady } from './element-ready'
import { createElementsHandler } from './elements-handler'
import { createHooks } from './hooks'
import { Module, merge, setByPath } from './modules'
import { getByPath } from './paths'
import type { Handler, NodeSet } from './types'

const fail = () => {
  throw new Error('theirs')
}
const addElement = (html = '', attributes: Record<string, string> = {}) => {
  const el = document.createElement('div')
  el.className = 'elementor-element'
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value)
  el.innerHTML = html
  return document.body.appendChild(el)
}
afterEach(() => document.body.replaceChildren())

describe('the classes that add-ons extend (contract core §5)', () => {
  it('findElement excludes parts of nested elements (TV-HB-1)', () => {
    const el = addElement('<i class="t"></i><div class="elementor-element"><i class="t"></i></div>')
    expect(new Base({ $element: [el] }).findElement('.t')[0]).toEqual([el.firstElementChild])
  })
  it('settings are read by path, as in the markup (TV-HB-2)', () => {
    const el = addElement('', {
      'data-settings': '{"a":{"b":3},"n":"5"}',
      'data-id': '12e4',
      'data-element_type': 'widget',
      'data-widget_type': 'x.y',
    })
    const made = new Base({ $element: [el] })
    expect([made.getElementSettings('a.b'), made.getElementSettings('z.y'), made.getElementSettings('n')]).toEqual([3, undefined, '5'])
    expect([made.getID(), made.getElementType(), made.getWidgetType()]).toEqual(['12e4', 'widget', 'x'])
    expect(made.getCurrentDeviceSetting('n')).toBe('5')
  })
  it('trigger calls the method of an event first, then its listeners (TV-HB-3)', () => {
    const calls: unknown[] = []
    const Foo = Module.extend({ onFoo: (n: number) => calls.push(['onFoo', n]) })
    const made = new Foo()
    const callback = (n: number) => calls.push(n)
    made.on('foo bar', callback)
    made.trigger('foo', 1).trigger('bar', 2)
    made.off('foo', callback).trigger('foo', 3)
    expect(calls).toEqual([['onFoo', 1], 1, 2, ['onFoo', 3]])
  })
  for (const how of ['class', 'extend'])
    it(`elements are found before events are bound, by ${how}`, () => {
      const order: string[] = []
      const el = addElement('<b></b>')
      const methods = {
        getDefaultSettings: () => ({ selectors: { b: 'b', c: 'c' }, n: 1 }),
        getDefaultElements(this: Handler) {
          order.push('elements')
          return { b: this.findElement(this.getSettings('selectors.b') as string) }
        },
        bindEvents(this: Handler) {
          order.push(`bind ${(this.elements.b as NodeSet<HTMLElement[]>)[0][0]?.localName}`)
        },
        own(this: unknown) {
          return this
        },
      }
      class X extends Base {}
      for (const [name, value] of Object.entries(methods))
        Object.defineProperty(X.prototype, name, { value, configurable: true, writable: true })
      const Made = (how === 'class' ? X : Base.extend(methods)) as ReturnType<typeof Base.extend<typeof methods>>
      const made = new Made({ $element: [el], selectors: { c: 'mine' } })
      expect(order).toEqual(['elements', 'bind b'])
      expect([made.getSettings('selectors.b'), made.getSettings('selectors.c'), made.getSettings('n')]).toEqual(['b', 'mine', 1])
      made.setSettings('selectors.d.e', 4)
      expect(made.getSettings('selectors.d')).toEqual({ e: 4 })
      expect(made instanceof Base).toBe(true)
      // Methods passed to extend are bound to the instance; a class's are not.
      const { own } = made
      expect(own()).toBe(how === 'extend' ? made : undefined)
      expect(made.getUniqueHandlerID()).toContain(how === 'class' ? 'X' : 'Child')
    })
  it('an inactive handler binds no events; a class that extends an extended class keeps its methods', () => {
    const bind = vi.fn()
    const Parent = Base.extend({ isActive: () => false, bindEvents: bind, one: () => 1 })
    class Child extends Parent {
      two() {
        return this.one() + 1
      }
    }
    expect(new Child({ $element: [addElement()] }).two()).toBe(2)
    expect(bind).not.toHaveBeenCalled()
  })
  it('no path and no table changes a prototype', () => {
    merge({}, JSON.parse('{"__proto__":{"polluted":1}}'))
    const table = {}
    setByPath(table, '__proto__.polluted', 1)
    setByPath(table, 'constructor.prototype.polluted', 1)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(getByPath({}, '__proto__.toString')).toBeUndefined()
  })
})

describe('elementsHandler (contract core §3.4)', () => {
  it('uses a class at once and a promised one later, announces each, and adds no suffix without a skin (TV-HB-4, TV-HB-5)', async () => {
    const order: string[] = []
    const make = (name: string) => Base.extend({ onInit: () => order.push(name) })
    const [A, B, W] = [make('A'), make('B'), make('W')]
    const hooks = createHooks()
    const handler = createElementsHandler(hooks)
    hooks.addAction('frontend/element_handler_ready/x.skin2', () => order.push('ready'))
    handler.attachHandler('x', [A, () => null, () => Promise.resolve({ default: B })], 'skin2')
    handler.attachHandler('widget', W, null)
    runElementReady(hooks.doAction, addElement('', { 'data-element_type': 'widget', 'data-widget_type': 'x.skin2' }))
    expect(order).toEqual(['W', 'A', 'ready'])
    await vi.waitFor(() => expect(order).toEqual(['W', 'A', 'ready', 'B', 'ready']))
    expect(handler.elementsHandlers['x.skin2']).toHaveLength(3)
    handler.attachHandler('y', () => Promise.resolve({ default: B }))
    expect(await handler.getHandler('y.default')).toBe(B)
    order.length = 0
    handler.runReadyTrigger(document.querySelector('[data-widget_type]'))
    expect(order).toEqual(['W', 'A', 'ready'])
  })
  it('starts the next handler after one has failed', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ran = vi.fn()
    const hooks = createHooks()
    const handler = createElementsHandler(hooks)
    handler.attachHandler('z', [Base.extend({ onInit: fail }), Base.extend({ onInit: ran })])
    runElementReady(hooks.doAction, addElement('', { 'data-element_type': 'widget', 'data-widget_type': 'z.default' }))
    expect(ran).toHaveBeenCalledOnce()
    expect(error).toHaveBeenCalledOnce()
  })
})

describe('breakpoints of utils.swiper (contract core §18)', () => {
  const convert = (breakpoints: Record<number, object>, more = {}) =>
    adjustConfig({ slidesPerView: 3, spaceBetween: 30, handleElementorBreakpoints: true, breakpoints, ...more })
  it('start at each device’s smallest width, and the largest keeps its spacing (TV-SW-1, TV-SW-3, TV-SW-4)', () => {
    expect(convert({ 767: { slidesPerView: 1, spaceBetween: 10 }, 1024: { slidesPerView: 2 } }).breakpoints).toEqual({
      0: { slidesPerView: 1, spaceBetween: 10 },
      768: { slidesPerView: 2 },
      1025: { slidesPerView: 3, slidesPerGroup: 1, spaceBetween: 30 },
    })
  })
  it('stay unchanged without the builder’s flag (TV-SW-5)', () => {
    const given = { slidesPerView: 2, breakpoints: { 600: { slidesPerView: 4 } } }
    expect(adjustConfig(given)).toBe(given)
    expect(adjustConfig({ slidesPerView: 2 })).toEqual({ slidesPerView: 2 })
  })
})
