import { afterEach, describe, expect, it, vi } from 'vitest'
import { actionHash } from '../../compat/utils'
import { startActions } from './links'
import { parseAction } from './parse'
import { addAction } from './registry'
import { runAction, runPageAction } from './run'

afterEach(() => document.body.replaceChildren())

describe('a link action’s URL (contract core §16, contract popups §6.1)', () => {
  it.each([
    [
      '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjEyMyIsInRvZ2dsZSI6ZmFsc2V9',
      { name: 'popup:open', settings: { id: '123', toggle: false } },
    ],
    ['%23elementor-action%3Aaction%3Dmy%3Aact%26settings%3DeyJhIjoxfQ%3D%3D', { name: 'my:act', settings: { a: 1 } }],
    ['#elementor-action:action=popup:open&settings=eyJpZCI6MX0=', { name: 'popup:open', settings: { id: 1 } }],
    ['#elementor-action:action=my:act&x=1', { name: 'my:act', settings: {} }],
  ])('reads %s', (hash, parsed) => expect(parseAction(hash)).toEqual(parsed))
  it.each([
    ['#elementor-action:action=my:act', 'action=NAME&settings=…'],
    ['#elementor-action&settings=e30=', 'action=NAME&settings=…'],
    ['#elementor-action:action=a&settings=@@@', 'settings as base64 of a JSON object'],
    [`#elementor-action:action=a&settings=${btoa('[1]')}`, 'settings as base64 of a JSON object'],
    [`#elementor-action:action=a&settings=${btoa('{')}`, 'settings as base64 of a JSON object'],
    ['#elementor-action%', 'percent-encoding'],
  ])('%s is invalid: expected %s', (hash, expected) => expect(parseAction(hash)).toBe(expected))
  it('can be read as we encode it, even beyond ASCII', () =>
    expect(parseAction(actionHash('lightbox', { title: 'Zażółć gęślą', n: 1 }))).toEqual({
      name: 'lightbox',
      settings: { title: 'Zażółć gęślą', n: 1 },
    }))
})

describe('a link action', () => {
  it('runs on a click anywhere in its link, always prevents the default, and reports errors', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const stop = startActions()
    const act = vi.fn()
    const removeAction = addAction('t:act', act)
    document.body.innerHTML =
      '<a href="#elementor-action:action=t:act&settings=eyJhIjoxfQ=="><b>x</b></a><a href="#elementor-action:action=t:act&settings=@@@">y</a><a href="https://x.test/#elementor-action:action=t:act&x">z</a>'
    const click = (el: Element | null) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      el?.dispatchEvent(event)
      return event
    }
    const first = click(document.querySelector('b'))
    expect(first.defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
    expect([act.mock.calls[0]?.[0], act.mock.calls[0]?.[1] === first]).toEqual([{ a: 1 }, true])
    expect(click(document.querySelectorAll('a')[1] as Element).defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
    expect(click(document.querySelectorAll('a')[2] as Element).defaultPrevented).toBe(false)
    act.mockImplementation(() => {
      throw new Error('add-on')
    })
    runAction('#elementor-action:action=t:act&x')
    expect(error).toHaveBeenCalledOnce()
    removeAction()
    act.mockClear()
    runAction('#elementor-action:action=t:act&x')
    stop()
    expect(click(document.querySelector('b')).defaultPrevented).toBe(false)
    expect(act).not.toHaveBeenCalled()
  })
  it('in the page’s own address runs only if an element of the page has it (TV-UA-3, TV-UA-4, TV-UA-5)', async () => {
    const act = vi.fn()
    addAction('t:page', act)
    const hash = '#elementor-action:action=t:page&x'
    runPageAction(hash)
    document.body.innerHTML = `<a href="${hash}">link only</a>`
    runPageAction(hash)
    expect(act).not.toHaveBeenCalled()
    document.body.innerHTML = `<span data-e-action-hash="${hash}"></span>`
    location.hash = '#prices'
    const stops = [startActions()]
    location.hash = hash
    stops.push(startActions())
    // The page removes the hash before the chunk loads.
    location.hash = ''
    await vi.waitFor(() => expect(act).toHaveBeenCalled())
    expect(act).toHaveBeenCalledOnce()
    for (const stop of stops) stop()
    expect(() => runPageAction('#action a\\"]')).not.toThrow()
  })
})
