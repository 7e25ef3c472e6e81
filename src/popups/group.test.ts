import { afterEach, expect, it, vi } from 'vitest'
import { chosenIn, isChosen, pick } from './group'
import { type Popup, popups } from './registry'

const added: (() => void)[] = []
function addPopup(id: string, attributes: Record<string, string>): Popup {
  const host = document.createElement('section')
  host.id = id
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  const popup = { id, host, isFromBuilder: false, isOpen: () => false } as unknown as Popup
  added.push(popups.add(popup))
  return popup
}
const group = (weight = '1') => ({ 'data-popup-group': 'offer', 'data-popup-weight': weight })
afterEach(() => {
  for (const remove of added.splice(0)) remove()
  localStorage.clear()
})

it.each([
  [0, 'a'],
  [0.24, 'a'],
  [0.25, 'b'],
  [0.999, 'b'],
])('picks by weight: %s is %s', (at, id) =>
  expect(
    pick(
      [
        ['a', 1],
        ['b', 3],
      ],
      at,
    ),
  ).toBe(id),
)
it('picks the first if all weigh nothing, and none of none', () => {
  expect(pick([['a', 0]], 0.5)).toBe('a')
  expect(pick([], 0.5)).toBe('')
})
it('a popup without a group is always chosen', () => expect(isChosen(addPopup('x', {}))).toBe(true))
it('one of a group is chosen, and stays so for the visitor', () => {
  const [a, b] = [addPopup('a', group()), addPopup('b', group())]
  vi.spyOn(Math, 'random').mockReturnValue(0.7)
  expect([isChosen(a), isChosen(b)]).toEqual([false, true])
  vi.spyOn(Math, 'random').mockReturnValue(0.1)
  expect([isChosen(a), isChosen(b)]).toEqual([false, true])
  expect(localStorage.getItem('skerry-group-offer')).toBe('b')
})
it('another is chosen where the visitor’s is gone', () => {
  localStorage.setItem('skerry-group-offer', 'gone')
  const popup = addPopup('a', group())
  expect(chosenIn('offer', true)).toBe('')
  expect(isChosen(popup, true)).toBe(true)
  expect(chosenIn('offer')).toBe('a')
})
it.each(['-1', 'many', 'Infinity', ''])('a weight of “%s” never breaks the choice', (weight) => {
  addPopup('a', group(weight))
  expect(chosenIn('offer')).toBe('a')
})
