import { beforeEach, expect, it, vi } from 'vitest'
import { openDialog } from './open-dialog'

beforeEach(() => {
  document.body.innerHTML = '<dialog id="ours"><input id="field"></dialog><div role="listbox"><input id="theirs"></div>'
  // The test DOM has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
})

const at = (id: string) => document.getElementById(id) as HTMLElement
const key = (type: string, id: string) => at(id).dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true, cancelable: true }))
/** What the browser does for `closedby`, wherever the key was pressed, and for Android's back gesture. */
const askToClose = () => at('ours').dispatchEvent(new Event('cancel', { cancelable: true }))

it('Escape in another’s list closes no dialog, although the browser asks ours to close', () => {
  const onEscape = vi.fn()
  const layer = openDialog({ root: at('ours') as HTMLDialogElement, isModal: true, onEscape, onBrowserClose: () => {} })
  key('keydown', 'theirs')
  askToClose()
  key('keyup', 'theirs')
  expect(onEscape).not.toHaveBeenCalled()
  askToClose()
  askToClose()
  expect(onEscape).toHaveBeenCalledTimes(2)
  key('keydown', 'field')
  key('keyup', 'field')
  expect(onEscape).toHaveBeenCalledTimes(3)
  layer.close()
})
