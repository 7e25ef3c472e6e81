import { afterEach, expect, it } from 'vitest'
import { clicks } from '../base/clicks'
import { earlyClickOn } from './early-click'

afterEach(() => {
  document.body.replaceChildren()
  clicks.latest = undefined
})

const click = (options: MouseEventInit = {}) => {
  document.body.innerHTML = '<button class="a"><b>x</b></button>'
  const inner = document.querySelector('b') as HTMLElement
  inner.addEventListener('click', (event) => {
    clicks.latest = event
  })
  inner.dispatchEvent(new MouseEvent('click', { bubbles: true, ...options }))
  return document.querySelector('button')
}

it('knows the control that the latest click was for', () => {
  expect(earlyClickOn('.a')).toBeNull()
  const button = click()
  expect(earlyClickOn('.a')).toBe(button)
  expect(earlyClickOn('.b')).toBeNull()
})

it('knows of none that asked for a new tab, is gone, or was long ago', () => {
  click({ ctrlKey: true })
  expect(earlyClickOn('.a')).toBeNull()
  click()?.remove()
  expect(earlyClickOn('.a')).toBeNull()
  const button = click()
  Object.defineProperty(clicks.latest, 'timeStamp', { value: performance.now() - 11_000, configurable: true })
  expect(earlyClickOn('.a')).toBeNull()
  Object.defineProperty(clicks.latest, 'timeStamp', { value: performance.now() - 9_000 })
  expect(earlyClickOn('.a')).toBe(button)
})
