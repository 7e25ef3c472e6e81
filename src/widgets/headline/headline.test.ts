import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaults } from '../../settings/fields'
import { startRotation } from './rotate'
import { settings } from './settings'
import { createTimer } from './timer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a chain of steps', () => {
  it('runs in order, waits while held, and stops', () => {
    const timer = createTimer()
    const done: string[] = []
    timer.wait(100, () => {
      done.push('a')
      timer.wait(100, () => done.push('b'))
    })
    timer.setHeld(true)
    vi.advanceTimersByTime(500)
    expect(done).toEqual([])
    timer.setHeld(false)
    vi.advanceTimersByTime(100)
    expect(done).toEqual(['a'])
    timer.stop()
    vi.advanceTimersByTime(500)
    expect(done).toEqual(['a'])
  })
})

describe('rotating words (contract loops §11)', () => {
  const HTML = '<span class="w"><span class="elementor-headline-text-active">\n ab </span><span>\n cde </span><span> f g </span></span>'
  const setUp = (given: object, isStill = false) => {
    const host = document.createElement('div')
    host.append(document.createRange().createContextualFragment(HTML))
    const wrapper = host.firstElementChild as HTMLElement
    wrapper.animate = () => ({ cancel: () => {} }) as Animation
    const words = [...wrapper.children] as HTMLElement[]
    const timer = createTimer()
    const stop = startRotation({ host: wrapper, wrapper, words }, { ...defaults(settings), ...given }, timer, isStill)
    return {
      /** The active word: its index, and its visible letters. */
      shown: () =>
        words.flatMap((word, i) =>
          word.matches('.elementor-headline-text-active')
            ? [i, [...word.querySelectorAll('.elementor-headline-animation-in')].map((el) => el.textContent).join('')]
            : [],
        ),
      isSelected: () => wrapper.matches('.elementor-headline-typing-selected'),
      html: () => host.innerHTML,
      stop: () => {
        timer.stop()
        stop()
      },
    }
  }

  it('types the headline letter by letter', () => {
    const { shown, isSelected, html, stop } = setUp({ animation_type: 'typing', loop: true })
    const seen = [0, 2499, 1, 499, 1, 799, 1, 149, 1, 150].map((ms) => {
      vi.advanceTimersByTime(ms)
      return [...shown(), isSelected()]
    })
    expect(seen).toEqual([
      [0, 'ab', false],
      [0, 'ab', false],
      [0, 'ab', true],
      [0, 'ab', true],
      [false],
      [false],
      [1, 'c', false],
      [1, 'c', false],
      [1, 'cd', false],
      [1, 'cde', false],
    ])
    vi.advanceTimersByTime(2500)
    expect(isSelected()).toBe(true)
    stop()
    expect(html()).toBe(HTML)
  })

  it('changes letters in both words at the same time', () => {
    const { shown, stop, html } = setUp({ animation_type: 'wave', loop: true })
    vi.advanceTimersByTime(2500)
    expect(shown()).toEqual([1, 'c'])
    vi.advanceTimersByTime(100)
    expect(shown()).toEqual([1, 'cde'])
    vi.advanceTimersByTime(2499)
    expect(shown()).toEqual([1, 'cde'])
    vi.advanceTimersByTime(1)
    expect(shown()[0]).toBe(2)
    vi.advanceTimersByTime(100)
    // A space alone in a box would have no width.
    expect(shown()).toEqual([2, 'f\u00a0g'])
    stop()
    expect(html()).toBe(HTML)
  })

  it('keeps the spaces around a word, so that no neighbouring space replaces them', () => {
    const texts = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
    const { html, stop } = setUp({ animation_type: 'wave', loop: true })
    expect(texts(html())).toBe('| |a|b| | |c|d|e| | |f|&nbsp;|g| |')
    stop()
    expect(html()).toBe(HTML)
  })

  it.each(['flip', 'slide', 'slide-down', 'drop-in'])('changes whole words: %s, ending at the last without a loop', (animation_type) => {
    const { shown, html, stop } = setUp({ animation_type })
    vi.advanceTimersByTime(2500)
    expect(shown()).toEqual([1, ''])
    vi.advanceTimersByTime(2500)
    expect(shown()).toEqual([2, ''])
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual([2, ''])
    stop()
    expect(html()).toBe(HTML)
  })

  it('clips: the word changes while invisible', () => {
    const { shown, stop } = setUp({ animation_type: 'clip', loop: true })
    vi.advanceTimersByTime(2500 + 599)
    expect(shown()[0]).toBe(0)
    vi.advanceTimersByTime(1)
    expect(shown()[0]).toBe(1)
    // It opens again, waits, and the next one follows.
    vi.advanceTimersByTime(600 + 1500 + 599)
    expect(shown()[0]).toBe(1)
    vi.advanceTimersByTime(1)
    expect(shown()[0]).toBe(2)
    stop()
  })

  it('shows the end at once with reduced motion', () => {
    expect(setUp({ animation_type: 'typing' }, true).shown()).toEqual([2, ''])
    expect(setUp({ animation_type: 'typing', loop: true }, true).shown()).toEqual([0, ''])
  })
})
