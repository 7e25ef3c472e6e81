import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetConfig } from '../builder/config'
import { Placeholder } from './placeholder'

const roots: { unmount: () => void }[] = []
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
  forgetConfig()
})
const settle = () => new Promise((done) => setTimeout(done, 40))

function Video({ to, onAllow }: { to?: HTMLElement; onAllow: () => void }) {
  const [isOpen, open] = useState(false)
  const allow = () => {
    onAllow()
    open(true)
  }
  return isOpen ? null : <Placeholder provider="YouTube" onAllow={allow} focus={() => to} />
}
function show(to?: HTMLElement) {
  const host = document.createElement('section')
  document.body.append(host)
  const onAllow = vi.fn()
  const root = createRoot(host)
  roots.push(root)
  root.render(<Video to={to} onAllow={onAllow} />)
  return { host, onAllow, button: host.querySelector('button') as HTMLButtonElement }
}

describe('the placeholder', () => {
  it('says who would be asked, in the page’s language where it has the words', () => {
    vi.stubGlobal('elementorFrontendConfig', { i18n: { consentText: 'Film z %s.', consentAllow: 'Pozwól i odtwórz ten' } })
    expect(show().host.textContent).toBe('Film z YouTube.Pozwól i odtwórz ten')
    vi.unstubAllGlobals()
    forgetConfig()
    expect(show().host.textContent).toMatch(/^This content comes from YouTube.*Allow and play this one$/)
  })
  it('gives the focus to the player when it goes', async () => {
    const player = document.createElement('button')
    document.body.append(player)
    const { host, onAllow, button } = show(player)
    button.focus()
    button.click()
    await settle()
    expect([onAllow.mock.calls.length, host.childElementCount, document.activeElement]).toEqual([1, 0, player])
  })
  it('else to what was around it, which can take it as long as it has it', async () => {
    const { host, button } = show()
    const served = host.cloneNode()
    button.focus()
    button.click()
    await settle()
    expect([document.activeElement, host.getAttribute('tabindex')]).toEqual([host, '-1'])
    host.blur()
    expect(host.isEqualNode(served)).toBe(true)
  })
  it('leaves its sheet on the page only while it is there', () => {
    const before = document.adoptedStyleSheets.length
    show()
    expect(document.adoptedStyleSheets.length).toBe(before + 1)
    for (const root of roots.splice(0)) root.unmount()
    expect(document.adoptedStyleSheets.length).toBe(before)
  })
})
