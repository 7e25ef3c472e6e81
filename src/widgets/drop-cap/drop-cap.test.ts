import { describe, expect, it } from 'vitest'
import { lettersOf } from '../../base/letters'
import { splitFirstLetter, start } from './drop-cap'

const element = (html: string) => {
  const el = document.createElement('div')
  el.append(document.createRange().createContextualFragment(html))
  return el
}

it('a letter joined to the next stays in its word', () => expect(splitFirstLetter('كتاب')).toBeUndefined())

describe('a drop cap (contract media §15)', () => {
  it.each([
    ['TV-DC-1', 'Zażółć gęślą', 'Z', 'ażółć gęślą'],
    ['TV-DC-3', '„Cytat”', '„', 'Cytat”'],
    ['a one-letter word takes its space', 'A dog', 'A ', 'dog'],
    ['further spaces stay', 'A  dog', 'A ', '\u00a0dog'],
    ['leading spaces, even non-breaking ones', ' \n\u00a0Dog', 'D', 'og'],
    ['an ampersand is one letter', '&bc', '&', 'bc'],
    ['a letter with a combining mark', 'E\u0301té', 'E\u0301', 'té'],
    ['a letter beyond the first 65,536', '𝔄lte', '𝔄', 'lte'],
    ['an emoji of several code points', '👩‍🚀lot', '👩‍🚀', 'lot'],
    ['a syllable', 'क्या', lettersOf('क्या')[0] ?? '', 'क्या'.slice((lettersOf('क्या')[0] ?? '').length)],
    ['an isolated Arabic letter', 'الكتاب', 'ا', 'لكتاب'],
  ])('%s', (_, text, letter, rest) => expect(splitFirstLetter(text)).toEqual([letter, rest]))

  it('follows a framework’s changes to its text', async () => {
    const el = element('<p>Raz</p>')
    const stop = start(el)
    const text = el.querySelector('p')?.lastChild as Text
    for (const [now, letter] of [
      ['Drugi', 'D'],
      ['Émile', 'É'],
    ] as const) {
      text.data = now
      await Promise.resolve()
      expect([el.textContent, el.querySelector('span span')?.textContent]).toEqual([now, letter])
    }
    stop()
    expect(el.innerHTML).toBe('<p>Émile</p>')
  })

  it('yields its letter to a translation', () => {
    const el = element('<p>Raz</p>')
    const stop = start(el)
    el.querySelector('p')?.lastChild?.replaceWith(element('<font>az</font>').firstChild as Node)
    stop()
    expect(el.innerHTML).toBe('<p>R<font>az</font></p>')
  })

  it('starts the first paragraph until unmounted', () => {
    const el = element('<h2>T</h2><p>Zażółć</p><p>Druga</p>')
    const before = el.innerHTML
    const stop = start(el)
    expect(el.querySelector('p')?.innerHTML).toBe(
      '<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">Z</span></span>ażółć',
    )
    stop()
    expect(el.innerHTML).toBe(before)
  })

  it.each([
    ['TV-DC-2: a tag first', '<p><b>Z</b>abc</p>'],
    ['TV-DC-4: no paragraph', 'abc'],
    ['an empty paragraph', '<p></p><p>abc</p>'],
    ['a paragraph of spaces', '<p>  </p>'],
  ])('is not added: %s', (_, html) => {
    const el = element(html)
    start(el)
    expect(el.innerHTML).toBe(html)
  })
})
