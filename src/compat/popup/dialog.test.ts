import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Popup, type PopupDialog, popups } from '../../popups/registry'
import { createHooks } from '../hooks'
import { startPopupsForAddons } from '../popup-addons'
import type { Callback, JQuery } from '../types'
import { prepare } from './dialog'
import { instanceOf, type PopupInstance } from './instance'

const page = globalThis as { jQuery?: JQuery }
const doAction = vi.fn()
const front = {
  documentsManager: { documents: {} as Record<string, PopupInstance> },
  hooks: { ...createHooks(), doAction },
  utils: { urlActions: { runAction: vi.fn() } },
}
let calls: string[]
let onSubmitSuccess: Callback | undefined

const host = document.createElement('div')
host.setAttribute('data-elementor-settings', '{"classes":"a","timing":{"times":"yes"}}')
const popup = {
  id: '7',
  host,
  isFromBuilder: true,
  show: vi.fn(),
  hide: vi.fn(),
  isOpen: () => false,
} as unknown as Popup

beforeEach(() => {
  calls = []
  const event: { triggered?: string } = {}
  const set = {
    off: () => set,
    on: (name: string, handler: Callback) => {
      if (name.startsWith('submit_success')) onSubmitSuccess = handler
      return set
    },
    trigger: (name: string, args: unknown[]) => calls.push(`jQuery ${name} ${args[0]} ${args[1] === front.documentsManager.documents[7]}`),
  }
  page.jQuery = Object.assign(() => set as never, { event })
})
afterEach(() => {
  delete page.jQuery
})

describe('popups for existing sites’ scripts (contract popups §14)', () => {
  it('calls jQuery’s listeners first, then the window’s, each once', async () => {
    await prepare(front)
    for (const what of ['show', 'hide'])
      window.addEventListener(`elementor/popup/${what}`, (event) =>
        calls.push(
          `native ${event.type} ${(event as CustomEvent).detail.id} ${page.jQuery?.event?.triggered === event.type} ${event.bubbles}`,
        ),
      )
    popups.onShow.notify(popup, 'api')
    popups.onHide.notify(popup, 'esc')
    expect(calls).toEqual([
      'jQuery elementor/popup/show 7 true',
      'native elementor/popup/show 7 true false',
      'jQuery elementor/popup/hide 7 true',
      'native elementor/popup/hide 7 true false',
    ])
    expect(page.jQuery?.event?.triggered).toBeUndefined()
  })
  it('scripts find the popup’s instance with the methods they use', () => {
    const instance = front.documentsManager.documents[7] as PopupInstance
    expect(instance.getSettings('id')).toBe(7)
    expect(instance.getDocumentSettings('timing.times')).toBe('yes')
    expect(instance.getDocumentSettings('__proto__.x')).toBeUndefined()
    instance.showModal(true)
    instance.showModal()
    expect(vi.mocked(popup.show).mock.calls.map(([reason]) => reason)).toEqual(['trigger', 'api'])
    instance.disable()
    expect(instance.getStorage('disable')).toBe(true)
  })
  it('its dialog takes a text, a node or a set for its message', () => {
    const root = document.createElement('dialog')
    root.innerHTML = '<div class="dialog-message"></div>'
    const modal = instanceOf({ ...popup, id: '8', instance: undefined, dialog: { root } as PopupDialog }).getModal()
    const node = document.createElement('b')
    const shown = (message: Parameters<typeof modal.setMessage>[0]) => {
      modal.setMessage(message)
      return root.firstElementChild?.innerHTML
    }
    expect([shown('Text'), shown(node), shown([node])]).toEqual(['Text', '<b></b>', '<b></b>'])
  })
  it('a form success announced by jQuery becomes our event', async () => {
    startPopupsForAddons(front)
    const form = document.body.appendChild(document.createElement('form'))
    const listener = vi.fn()
    document.addEventListener('skerry:form:success', (event) => listener((event as CustomEvent).detail))
    onSubmitSuccess?.({ target: form } as unknown as Event, { data: { popup: { action: 'open', id: 1 } } })
    await vi.waitFor(() => expect(listener).toHaveBeenCalled())
    expect(listener).toHaveBeenCalledExactlyOnceWith({ data: { popup: { action: 'open', id: 1 } } })
  })
})
