import { describe, expect, it } from 'vitest'
import { createWriter } from './writer'

const make = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.firstElementChild as HTMLElement
}

describe('a writer', () => {
  it('restores attributes, classes and styles exactly, with their white space and order', () => {
    const el = make('<p class="b  a" style="color:red;  top : 1px" title="t" aria-expanded="false">x</p>')
    const before = el.cloneNode(true)
    const w = createWriter(el)
    w.set('.open', true)
    w.set('.a', false)
    w.set('$top', '5px')
    w.set('--x', '1')
    w.set('title', null)
    w.set('aria-expanded', true)
    w.set('hidden', true)
    expect(el.className.split(/\s+/).sort()).toEqual(['b', 'open'])
    expect([el.style.top, el.getAttribute('aria-expanded'), el.hidden, el.hasAttribute('title')]).toEqual(['5px', 'true', true, false])
    w.stop()
    expect(el.isEqualNode(before)).toBe(true)
  })
  it('leaves no empty class or style attribute behind', () => {
    const el = make('<p>x</p>')
    const w = createWriter(el)
    w.set('.open', true)
    w.set('$top', '0px')
    w.stop()
    expect(el.outerHTML).toBe('<p>x</p>')
  })
  it('writes and restores URLs with an exclamation mark, which does not mark an important style', () => {
    const el = make('<p style="background-image: url(&quot;/old!small.png&quot;)">x</p>')
    const w = createWriter(el)
    w.set('$background-image', 'url("/new!large.png")')
    w.set('$top', '1px!important')
    expect([el.style.backgroundImage, el.style.getPropertyPriority('background-image')]).toEqual(['url("/new!large.png")', ''])
    expect([el.style.top, el.style.getPropertyPriority('top')]).toEqual(['1px', 'important'])
    w.stop()
    expect(el.style.backgroundImage).toBe('url("/old!small.png")')
  })
  it('shows the earlier writer’s value when the latest stops, in whatever order they stop', () => {
    const el = make('<p aria-hidden="true">x</p>')
    const [a, b] = [createWriter(el), createWriter(el)]
    a.set('aria-hidden', false)
    b.set('aria-hidden', null)
    b.stop()
    expect(el.getAttribute('aria-hidden')).toBe('false')
    const c = createWriter(el)
    c.set('aria-hidden', null)
    a.stop()
    expect(el.hasAttribute('aria-hidden')).toBe(false)
    c.stop()
    expect(el.getAttribute('aria-hidden')).toBe('true')
  })
  it('keeps attributes, classes and styles that other scripts have changed since', () => {
    const el = make('<p class="a" title="t">x</p>')
    const w = createWriter(el)
    w.set('title', 'ours')
    w.set('.open', true)
    el.setAttribute('title', 'theirs')
    el.classList.add('foreign')
    el.style.color = 'red'
    w.stop()
    expect([el.title, el.className, el.style.color]).toEqual(['theirs', 'a foreign', 'red'])
  })
  it('does not write the same value twice', () => {
    const el = make('<p>x</p>')
    const w = createWriter(el)
    w.set('title', 'a')
    el.setAttribute('title', 'b')
    w.set('title', 'a')
    expect(el.title).toBe('a')
  })
})
