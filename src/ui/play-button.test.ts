import { afterEach, describe, expect, it, vi } from 'vitest'
import { addPlayButton } from './play-button'

afterEach(() => document.body.replaceChildren())
function show(options: { href?: string } = {}) {
  const onPlay = vi.fn((event: MouseEvent) => event.preventDefault())
  const onApproach = vi.fn()
  const added = addPlayButton(document.body, { label: 'Play video', ...options, onPlay, onApproach })
  return { ...added, el: added.element.firstElementChild as HTMLElement, onPlay, onApproach }
}

describe('the play button', () => {
  it('is a button, or with a URL a link with a button role', () => {
    expect(show().el.outerHTML).toBe('<button type="button" class="skerry-video-play">Play video</button>')
    document.body.replaceChildren()
    const { el } = show({ href: 'https://videos.test/1' })
    expect([el.localName, el.getAttribute('href'), el.getAttribute('role'), el.tabIndex]).toEqual([
      'a',
      'https://videos.test/1',
      'button',
      0,
    ])
    document.body.replaceChildren()
    expect(show({ href: '' }).el.hasAttribute('href')).toBe(false)
  })
  it('plays on click, and as a link also on a button’s keys', () => {
    const { el, onPlay } = show({ href: 'https://videos.test/1' })
    el.click()
    for (const init of [{ key: ' ' }, { key: 'Enter' }, { key: ' ', repeat: true }, { key: 'a' }])
      el.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
    expect(onPlay).toHaveBeenCalledTimes(3)
  })
  it('reports that it is busy, and when approached', () => {
    const { el, onApproach, setBusy } = show()
    setBusy(true)
    expect(el.getAttribute('aria-busy')).toBe('true')
    setBusy(false)
    expect(el.hasAttribute('aria-busy')).toBe(false)
    el.dispatchEvent(new Event('pointerenter'))
    expect(onApproach).toHaveBeenCalledOnce()
  })
})
