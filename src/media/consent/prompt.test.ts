import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PromptPlacement } from './ask-for-consent'
import { askForConsent } from './prompt'

const consent = vi.hoisted(() => ({ isAllowed: vi.fn(), onAllowed: vi.fn() }))
vi.mock('./consent', () => consent)

let consentForPage: () => void
beforeEach(() => {
  consent.isAllowed.mockReturnValue(false)
  consent.onAllowed.mockImplementation((_, run: () => void) => {
    consentForPage = run
    return () => {}
  })
})
afterEach(() => document.body.replaceChildren())
const afterFrame = () => new Promise((done) => setTimeout(done, 40))

function ask(onConsent: (isAllowedHere?: boolean) => void = () => {}, placement?: PromptPlacement) {
  document.body.innerHTML = '<section><img alt=""></section>'
  const box = document.querySelector('section') as HTMLElement
  const stop = askForConsent(box, 'https://youtu.be/abc', onConsent, placement)
  return { box, stop, button: box.querySelector('button') as HTMLButtonElement }
}

describe('a consent prompt in a box', () => {
  it('focuses its button and makes the contents below unreachable until answered', () => {
    const onConsent = vi.fn()
    const { box, button } = ask(onConsent)
    expect([document.activeElement, box.querySelector('img')?.hasAttribute('inert')]).toEqual([button, true])
    button.click()
    expect([onConsent.mock.calls, box.innerHTML]).toEqual([[[true]], '<img alt="">'])
  })
  it('leaves the focus if nothing was activated, and the contents above it stay reachable', () => {
    const { box, button } = ask(undefined, 'below')
    expect([document.activeElement === button, box.querySelector('img')?.hasAttribute('inert')]).toEqual([false, false])
  })
  it('disappears on consent for the whole page', () => {
    const onConsent = vi.fn()
    const { box } = ask(onConsent)
    consentForPage()
    expect([onConsent.mock.calls, box.innerHTML]).toEqual([[[]], '<img alt="">'])
  })
  it('moves the focus to the player after the answer', async () => {
    const { box, button } = ask(() => {
      const player = document.createElement('iframe')
      player.tabIndex = 0
      document.querySelector('section')?.append(player)
    })
    button.click()
    await afterFrame()
    expect(document.activeElement).toBe(box.querySelector('iframe'))
  })
  it('moves the focus to the box if there is no player, temporarily focusable', async () => {
    const { box, button } = ask()
    button.click()
    await afterFrame()
    expect([document.activeElement, box.getAttribute('tabindex')]).toEqual([box, '-1'])
    box.blur()
    expect(box.outerHTML).toBe('<section><img alt=""></section>')
  })
  it('leaves the focus if the box is removed before the player loads', async () => {
    const { box, button, stop } = ask()
    button.click()
    stop()
    await afterFrame()
    expect([document.activeElement, box.outerHTML]).toEqual([document.body, '<section><img alt=""></section>'])
  })
})

it('is not shown after earlier consent', () => {
  consent.isAllowed.mockReturnValue(true)
  const onConsent = vi.fn()
  const { button } = ask(onConsent)
  expect([onConsent.mock.calls, button]).toEqual([[[]], null])
})
