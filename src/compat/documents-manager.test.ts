import { afterEach, describe, expect, it, vi } from 'vitest'
import { Document, startDocuments } from './documents-manager'
import { runElementReady } from './element-ready'
import { createElementsHandler } from './elements-handler'
import { createHooks } from './hooks'
import type { DocumentInstance, DocumentsManager, NodeSet } from './types'

const INIT = 'elementor/frontend/documents-manager/init-classes'
const doc = (id: string, type: string, inner = '', settings = '') =>
  `<div class="elementor elementor-${id}" data-elementor-type="${type}" data-elementor-id="${id}" ${settings && `data-elementor-settings='${settings}'`}>${inner}</div>`
const widget = (type: string) => `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}"></div>`
afterEach(() => document.body.replaceChildren())

describe('documentsManager (contract core §3.2)', () => {
  it('lists a document and the one nested in it (TV-SCAN-2), of two with one id the later (TV-SCAN-4), and no popups', () => {
    document.body.innerHTML =
      doc('12', 'wp-page', doc('77', 'section', '', '{"a":{"b":3}}')) + doc('55', 'loop-item') + doc('55', 'loop-item') + doc('9', 'popup')
    const manager = { documents: {} as Record<string, DocumentInstance> }
    const list = startDocuments(manager, createHooks().doAction)
    list()
    expect(Object.keys(manager.documents)).toEqual(['12', '55', '77'])
    expect(manager.documents['77']?.getDocumentSettings('a.b')).toBe(3)
    expect(manager.documents['12']?.getDocumentSettings('x.y')).toBeUndefined()
    expect(manager.documents['55']?.$element[0]).toBe(document.querySelectorAll('.elementor-55')[1])
    expect(manager.documents['12']?.getSettings('id')).toBe(12)
  })
  it('gives add-ons the manager before creating their documents, and creates each once', () => {
    document.body.innerHTML = doc('1', 'wp-page') + doc('2', 'theirs') + doc('3', 'broken') + doc('4', 'constructor')
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const made: unknown[] = []
    const hooks = createHooks()
    hooks.addAction(INIT, (manager: DocumentsManager) => {
      manager.addDocumentClass?.('theirs', Document.extend({ onInit: () => made.push('theirs') }))
      manager.addDocumentClass?.('broken', (() => undefined) as never)
    })
    const manager = { documents: {} as Record<string, DocumentInstance> }
    const list = startDocuments(manager, hooks.doAction)
    list()
    list()
    expect(made).toEqual(['theirs'])
    expect(Object.keys(manager.documents)).toEqual(['1', '2', '4'])
    expect(error).toHaveBeenCalledOnce()
  })
})

describe('the ready trigger (contract core §3.3)', () => {
  const listen = () => {
    const hooks = createHooks()
    const calls: string[] = []
    for (const name of ['global', 'widget', 'container', 'a.default', 'b.default'])
      hooks.addAction(`frontend/element_ready/${name}`, ($el: NodeSet) => calls.push(`${name} ${$el[0].id}`))
    return { hooks, calls }
  }
  it('calls nothing for an element without a type (TV-SCAN-1)', () => {
    const { hooks, calls } = listen()
    document.body.innerHTML = '<div class="elementor-element" data-widget_type="a.default"></div>'
    runElementReady(hooks.doAction, document.body.firstElementChild as HTMLElement)
    expect(calls).toEqual([])
  })
  it('runs for the requested node, given as node, selector or set, but not for its descendants (TV-SCAN-5)', () => {
    const { hooks, calls } = listen()
    document.body.innerHTML = `<form id="c" class="elementor-element" data-element_type="container"><input>${widget('a.default')}</form>`
    const handler = createElementsHandler(hooks)
    const form = document.querySelector('form') as HTMLFormElement
    for (const scope of [form, '#c', [form] as const]) handler.runReadyTrigger(scope)
    handler.runReadyTrigger('#nobody')
    handler.runReadyTrigger(undefined)
    expect(calls).toEqual(Array(3).fill(['global c', 'container c']).flat())
  })
  it('skips an element’s other callbacks after one throws, but no other element’s (TV-SCAN-6)', () => {
    const { hooks, calls } = listen()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    hooks.addAction(
      'frontend/element_ready/global',
      ($el: NodeSet) => {
        if ($el[0].id === 'bad') throw new Error('theirs')
      },
      1,
    )
    document.body.innerHTML = widget('a.default') + widget('b.default')
    const [bad, good] = document.body.children as unknown as [HTMLElement, HTMLElement]
    bad.id = 'bad'
    good.id = 'good'
    for (const el of [bad, good]) runElementReady(hooks.doAction, el)
    expect(calls).toEqual(['global good', 'widget good', 'b.default good'])
  })
  it('finds handlers by key, even in a list or by a function, and reports one that fails to load', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { hooks } = listen()
    const handler = createElementsHandler(hooks)
    class A {
      getUniqueHandlerID() {}
    }
    handler.attachHandler('a', [A, () => null])
    handler.attachHandler('b', () => A)
    handler.attachHandler('d', () => Promise.reject(new Error('offline')))
    expect([handler.getHandler('a.default'), handler.getHandlers('b.default'), handler.getHandler('c.default')]).toEqual([A, A, undefined])
    document.body.innerHTML = widget('d.default')
    runElementReady(hooks.doAction, document.body.firstElementChild as HTMLElement)
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce())
  })
})
