import { describe, expect, it } from 'vitest'
import { createWriters } from './writers'

const make = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.firstElementChild as HTMLElement
}

describe('writers', () => {
  it('restore attributes, classes and styles exactly, with their white space and order', () => {
    const el = make('<p class="b  a" style="color:red;  top : 1px" title="t" aria-expanded="false">x</p>')
    const before = el.cloneNode(true)
    const w = createWriters()
    w.set(el, { '.open': true, '.a': false, $top: '5px', '--x': '1', title: null, 'aria-expanded': true, hidden: true })
    expect(el.className.split(/\s+/).sort()).toEqual(['b', 'open'])
    expect([el.style.top, el.getAttribute('aria-expanded'), el.hidden, el.hasAttribute('title')]).toEqual(['5px', 'true', true, false])
    w.stop()
    expect(el.isEqualNode(before)).toBe(true)
  })
  it('leave no empty class or style attribute behind', () => {
    const el = make('<p>x</p>')
    const w = createWriters()
    w.set(el, { '.open': true, $top: '0px' })
    w.stop()
    expect(el.outerHTML).toBe('<p>x</p>')
  })
  it('write and restore URLs with an exclamation mark, which does not mark an important style', () => {
    const el = make('<p style="background-image: url(&quot;/old!small.png&quot;)">x</p>')
    const w = createWriters()
    w.set(el, { '$background-image': 'url("/new!large.png")', $top: '1px!important' })
    expect([el.style.backgroundImage, el.style.getPropertyPriority('background-image')]).toEqual(['url("/new!large.png")', ''])
    expect([el.style.top, el.style.getPropertyPriority('top')]).toEqual(['1px', 'important'])
    w.stop()
    expect(el.style.backgroundImage).toBe('url("/old!small.png")')
  })
  it('show the value of earlier writers when the latest stop, in whatever order they stop', () => {
    const el = make('<p aria-hidden="true">x</p>')
    const [a, b] = [createWriters(), createWriters()]
    a.set(el, { 'aria-hidden': false })
    b.set(el, { 'aria-hidden': null })
    b.stop()
    expect(el.getAttribute('aria-hidden')).toBe('false')
    const c = createWriters()
    c.set(el, { 'aria-hidden': null })
    a.stop()
    expect(el.hasAttribute('aria-hidden')).toBe(false)
    c.stop()
    expect(el.getAttribute('aria-hidden')).toBe('true')
  })
  it('show the latest claim, even if these writers have claimed before', () => {
    const el = make('<p title="served">x</p>')
    const [a, b] = [createWriters(), createWriters()]
    a.set(el, { title: 'a' })
    b.set(el, { title: 'b' })
    a.set(el, { title: 'a' })
    expect(el.title).toBe('a')
    a.stop()
    expect(el.title).toBe('b')
  })
  it('release one element, and write on it again', () => {
    const [one, two] = [make('<p title="1">x</p>'), make('<p title="2">x</p>')]
    const w = createWriters()
    for (const el of [one, two]) w.set(el, { title: 'ours' })
    w.release(one)
    w.release(one)
    expect([one.title, two.title]).toEqual(['1', 'ours'])
    w.set(one, { title: 'again' })
    expect(one.title).toBe('again')
    w.stop()
    expect([one.title, two.title]).toEqual(['1', '2'])
  })
  it('keep attributes, classes and styles that other scripts have changed since', () => {
    const el = make('<p class="a" title="t">x</p>')
    const w = createWriters()
    w.set(el, { title: 'ours', '.open': true })
    el.setAttribute('title', 'theirs')
    el.classList.add('foreign')
    el.style.color = 'red'
    w.stop()
    expect([el.title, el.className, el.style.color]).toEqual(['theirs', 'a foreign', 'red'])
  })
  it('do not write the same value twice', () => {
    const el = make('<p>x</p>')
    const w = createWriters()
    w.set(el, { title: 'a' })
    el.setAttribute('title', 'b')
    w.set(el, { title: 'a' })
    expect(el.title).toBe('a')
  })
})
