import { afterEach, describe, expect, it, vi } from 'vitest'
import { CloseButton, CloseLink } from './close-button'
import { mountUi } from './mount'

afterEach(() => document.body.replaceChildren())
function show(ui: Parameters<typeof mountUi>[0]) {
  mountUi(ui, (el) => document.body.append(el))
  return document.querySelector('.skerry-ui')?.firstElementChild as HTMLElement
}

describe('the close button', () => {
  it('is a labelled button that closes', () => {
    const onClose = vi.fn()
    const button = show(<CloseButton className="close" label="Close" onClose={onClose} />)
    expect(button.matches('button[type=button][aria-label=Close].close:empty')).toBe(true)
    button.click()
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the close button in the builder’s markup', () => {
  function showLink() {
    const onClose = vi.fn()
    const link = show(
      <CloseLink label="Close" onClose={onClose}>
        <i className="eicon-close" />
      </CloseLink>,
    )
    return { link, onClose }
  }
  it('is the anchor that site stylesheets expect, containing the icon', () => {
    expect(
      showLink().link.matches('a[href="#"][role=button][tabindex="0"][aria-label=Close].dialog-close-button:has(> .eicon-close)'),
    ).toBe(true)
  })
  it('closes on click and Space, without scrolling', () => {
    const { link, onClose } = showLink()
    for (const event of [
      new MouseEvent('click', { bubbles: true, cancelable: true }),
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
    ]) {
      link.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
    }
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
