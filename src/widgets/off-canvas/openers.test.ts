import { afterEach, expect, it } from 'vitest'
import { actionOf, findControls } from './openers'

const link = (name: string, settings: object) => {
  const el = document.createElement('a')
  el.setAttribute(
    'href',
    `#elementor-action%3Aaction%3D${encodeURIComponent(name)}%26settings%3D${encodeURIComponent(btoa(JSON.stringify(settings)))}`,
  )
  return el
}
const button = (key: string, value: string) => {
  const el = document.createElement('button')
  el.dataset[key] = value
  return el
}
afterEach(() => document.body.replaceChildren())

it.each([
  ['a link action that opens', link('off_canvas:open', { id: 'fea6361', displayMode: 'open' }), { action: 'open', id: 'fea6361' }],
  ['a link action that closes', link('off_canvas:close', { id: 7 }), { action: 'close', id: '7' }],
  ['another link action', link('popup:open', { id: 7 }), undefined],
  ['a broken link', Object.assign(document.createElement('a'), { href: '#off_canvas' }), undefined],
  ['a button that opens', button('offCanvasOpen', 'cart'), { action: 'open', id: 'cart' }],
  ['a button that toggles', button('offCanvasToggle', 'cart'), { action: 'toggle', id: 'cart' }],
  ['a button that closes its own panel', button('offCanvasClose', ''), { action: 'close', id: '' }],
])('reads %s', (_, el, expected) => expect(actionOf(el)).toEqual(expected))

it('finds a panel’s openers and the closers inside it', () => {
  const panel = document.createElement('div')
  const [open, other, close, closeAny] = [
    button('offCanvasOpen', 'cart'),
    button('offCanvasOpen', 'menu'),
    link('off_canvas:close', { id: 'cart' }),
    button('offCanvasClose', ''),
  ]
  panel.append(close, closeAny)
  document.body.append(open, other, panel)
  expect(findControls(panel, 'cart')).toEqual({ openers: [open], closers: [close, closeAny] })
})
