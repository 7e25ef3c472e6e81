import { afterEach, expect, it, vi } from 'vitest'
import { DOCUMENT_SETTINGS } from '../page/selectors'
import { showPreview } from './preview'
import type { Popup } from './registry'

let stop = () => {}
afterEach(() => stop())

/** The preview of a popup with these settings, and what they decide. */
function preview(settings: object, page?: object) {
  vi.stubGlobal('elementorFrontendConfig', { settings: { page } })
  const host = document.createElement('div')
  const write = (changed: object) => host.setAttribute(DOCUMENT_SETTINGS, JSON.stringify(changed))
  write(settings)
  host.textContent = 'Hello'
  stop = showPreview({ id: '7', host } as unknown as Popup)
  const root = document.getElementById('elementor-popup-modal-7') as HTMLElement
  const look = () => ({
    classes: root.className.split('elementor-popup-modal')[1]?.trim(),
    isButtonOutside: root.querySelector(':scope>.dialog-close-button') !== null,
    buttons: root.querySelectorAll('.dialog-close-button').length,
    content: root.querySelector('.dialog-message')?.textContent,
  })
  return { root, write, look }
}
const LOOK = { classes: 'wide', isButtonOutside: false, buttons: 1, content: 'Hello' }

it('follows the settings in the popup’s markup during editing', async () => {
  const { write, look } = preview({ classes: 'wide' })
  expect(look()).toEqual(LOOK)
  write({ classes: 'narrow', close_button_position: 'outside' })
  await vi.waitFor(() => expect(look()).toEqual({ ...LOOK, classes: 'narrow', isButtonOutside: true }))
  write({ classes: 'narrow' })
  await vi.waitFor(() => expect(look()).toEqual({ ...LOOK, classes: 'narrow' }))
})

it('shows the editor’s current settings when the pointer returns', () => {
  const { root, look } = preview({ classes: 'old' }, { classes: 'wide' })
  expect(look()).toEqual(LOOK)
  vi.stubGlobal('elementorFrontendConfig', { settings: { page: { close_button_position: 'outside' } } })
  root.dispatchEvent(new Event('mouseenter'))
  expect(look()).toEqual({ ...LOOK, classes: 'old', isButtonOutside: true })
})

it('follows nothing once stopped', async () => {
  const { root, write, look } = preview({ classes: 'wide' })
  stop()
  write({ classes: 'narrow' })
  root.dispatchEvent(new Event('mouseenter'))
  await Promise.resolve()
  expect(look().classes).toBe('wide')
  expect(root.isConnected).toBe(false)
})
