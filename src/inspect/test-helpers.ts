import type { Popup } from '../popups/registry'

/** A popup of the page builder, with one setting that cannot be read. */
export const fakePopup = (id: string, show = () => {}): Popup => ({
  id,
  host: document.createElement('section'),
  settings: { close_automatically: 'later' },
  isFromBuilder: true,
  openSelector: undefined,
  show,
  hide: () => {},
  isOpen: () => false,
  explain: () => Promise.resolve({ id: '1', rules: [], triggers: [] }),
})
