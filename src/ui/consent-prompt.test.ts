import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetConfig } from '../page/config'
import { addConsentPrompt } from './consent-prompt'

const removals: (() => void)[] = []
afterEach(() => {
  for (const remove of removals.splice(0)) remove()
  document.body.replaceChildren()
  forgetConfig()
})

function show({ autoFocus = false, isOverlay = false, height = 0 } = {}) {
  const box = document.createElement('section')
  Object.defineProperty(box, 'clientHeight', { value: height })
  // The test DOM has no computed default.
  box.style.position = 'static'
  document.body.append(box)
  const onAllow = vi.fn()
  removals.push(addConsentPrompt(box, { provider: 'YouTube', onAllow, isOverlay, autoFocus }))
  return { box, onAllow, button: box.querySelector('button') as HTMLButtonElement }
}

describe('the consent prompt', () => {
  it('names the provider, in the page’s own text if there is one', () => {
    vi.stubGlobal('elementorFrontendConfig', { i18n: { consentText: 'Film z $1.', consentAllow: 'Pozwól i odtwórz ten' } })
    expect(show().box.textContent).toBe('Film z YouTube.Pozwól i odtwórz ten')
    vi.unstubAllGlobals()
    forgetConfig()
    expect(show().box.textContent).toMatch(/^This content comes from YouTube.*Allow and show this one$/)
  })
  it('reports the visitor’s answer', () => {
    const { onAllow, button } = show()
    button.click()
    expect(onAllow).toHaveBeenCalledOnce()
  })
  it.each([true, false])('takes the focus if asked to: %s', (autoFocus) => {
    const { button } = show({ autoFocus })
    expect(document.activeElement === button).toBe(autoFocus)
  })
  it('covers a box with room for it, which temporarily becomes its containing block', () => {
    const { box } = show({ isOverlay: true, height: 400 })
    expect([box.querySelector('[data-cover]') !== null, box.style.position]).toEqual([true, 'relative'])
    removals.pop()?.()
    expect([box.childElementCount, box.style.position]).toEqual([0, 'static'])
  })
  it('has its own height in a box without room', () => {
    const { box } = show({ isOverlay: true, height: 100 })
    expect([box.querySelector('[data-cover]'), box.style.position]).toEqual([null, 'static'])
  })
  it('keeps its stylesheet on the page only while shown', () => {
    const before = document.adoptedStyleSheets.length
    show()
    expect(document.adoptedStyleSheets.length).toBe(before + 1)
    for (const remove of removals.splice(0)) remove()
    expect(document.adoptedStyleSheets.length).toBe(before)
  })
})
