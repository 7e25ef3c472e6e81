import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountUi } from './mount'
import { PlayButton } from './play-button'

afterEach(() => document.body.replaceChildren())
function show(props: { href?: string; isBusy?: boolean } = {}) {
  const onPlay = vi.fn((event: MouseEvent) => event.preventDefault())
  const onApproach = vi.fn()
  const { container } = mountUi(
    <PlayButton box={document.body} label="Play video" {...props} onPlay={onPlay} onApproach={onApproach} />,
    (el) => document.body.append(el),
  )
  return { el: container.firstElementChild as HTMLElement, onPlay, onApproach }
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
    const { el, onApproach } = show({ isBusy: true })
    expect(el.getAttribute('aria-busy')).toBe('true')
    el.dispatchEvent(new Event('pointerenter'))
    expect(onApproach).toHaveBeenCalledOnce()
  })
})
