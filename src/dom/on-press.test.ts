import { afterEach, describe, expect, it, vi } from 'vitest'
import { clickOnKey, onPress } from './on-press'

afterEach(() => document.body.replaceChildren())

function listen(html: string, repeats?: boolean) {
  document.body.innerHTML = html
  const el = document.body.firstElementChild as HTMLElement
  const press = vi.fn()
  const stop = onPress(el, press, repeats)
  const key = (key: string, repeat = false) => {
    const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true, bubbles: true })
    el.dispatchEvent(event)
    return event
  }
  return { el, press, stop, key }
}

describe('onPress', () => {
  it('is called for a click, Enter and Space, without scrolling, and for no other key', () => {
    const { el, press, key } = listen('<div role="button"></div>')
    el.click()
    expect(['Enter', ' ', 'Tab', 'a'].map((name) => key(name).defaultPrevented)).toEqual([true, true, false, false])
    expect(press).toHaveBeenCalledTimes(3)
  })
  it('leaves the keys of buttons and links to the browser, which turns them into clicks', () => {
    for (const html of ['<button></button>', '<a href="#x"></a>']) {
      const { el, press, key } = listen(html)
      expect(key('Enter').defaultPrevented).toBe(false)
      el.click()
      expect(press).toHaveBeenCalledOnce()
    }
  })
  it('is called once for a held key, or repeatedly if wanted', () => {
    const once = listen('<i></i>')
    for (const repeat of [false, true, true]) expect(once.key(' ', repeat).defaultPrevented).toBe(true)
    expect(once.press).toHaveBeenCalledOnce()
    const again = listen('<i></i>', true)
    for (const repeat of [false, true, true]) again.key(' ', repeat)
    expect(again.press).toHaveBeenCalledTimes(3)
  })
  it('ends when stopped', () => {
    const { el, press, stop, key } = listen('<i></i>')
    stop()
    el.click()
    key('Enter')
    expect(press).not.toHaveBeenCalled()
  })
})

describe('clickOnKey', () => {
  it('clicks for Enter and Space, once for a held key, and not if the page has handled it', () => {
    document.body.innerHTML = '<a role="button"></a>'
    const el = document.body.firstElementChild as HTMLElement
    const clicked = vi.fn()
    el.addEventListener('click', clicked)
    el.addEventListener('keydown', clickOnKey)
    const press = (key: string, repeat = false) => {
      const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true, bubbles: true })
      el.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([press('Enter'), press(' '), press(' ', true), press('a')]).toEqual([true, true, true, false])
    expect(clicked).toHaveBeenCalledTimes(2)
    el.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
    press('Enter')
    expect(clicked).toHaveBeenCalledTimes(2)
  })
})
