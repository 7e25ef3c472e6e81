import { afterEach, expect, it } from 'vitest'
import { rememberClicks } from '../../runtime/clicks'
import { startRoleButtons } from '.'

let stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

/** How many clicks Enter and Space make of this element; `onKey` is its author's own. */
async function clicksOf(html: string, onKey?: (event: KeyboardEvent) => void): Promise<number[]> {
  stops = [rememberClicks(), startRoleButtons()]
  document.body.innerHTML = html
  const el = document.body.firstElementChild as HTMLElement
  const counts: number[] = []
  for (const key of ['Enter', ' ']) {
    let count = 0
    const onClick = () => count++
    el.addEventListener('click', onClick)
    if (onKey) el.addEventListener('keydown', onKey)
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    // What was clicked before is earlier.
    await new Promise((done) => setTimeout(done, 5))
    el.dispatchEvent(event)
    el.removeEventListener('click', onClick)
    counts.push(count)
  }
  return counts
}

it.each([
  ['an opener of a popup', '<div role="button" tabindex="0" data-popup-open="p">Open</div>', [1, 1]],
  ['a link that toggles a panel', '<a role="button" href="#p" data-off-canvas-toggle="p">Open</a>', [1, 1]],
  ['a share button', '<div class="elementor-share-btn" role="button" tabindex="0">Share</div>', [1, 1]],
  ['a button, whose keys the browser knows', '<button role="button" data-popup-open="p">Open</button>', [0, 0]],
  ['somebody else’s', '<div role="button" tabindex="0">Open</div>', [0, 0]],
])('Enter and Space click %s', async (_, html, expected) => expect(await clicksOf(html)).toEqual(expected))

it('leaves the keys of a field inside it alone', async () => {
  stops = [rememberClicks(), startRoleButtons()]
  document.body.innerHTML = '<div role="button" tabindex="0" data-popup-open="p"><input></div>'
  let count = 0
  document.body.firstElementChild?.addEventListener('click', () => count++)
  const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  document.querySelector('input')?.dispatchEvent(event)
  expect([count, event.defaultPrevented]).toEqual([0, false])
})

it('leaves a key alone that its author has made a click of', async () => {
  const clickOnEnter = (event: KeyboardEvent) => event.key === 'Enter' && (event.currentTarget as HTMLElement).click()
  expect(await clicksOf('<div role="button" tabindex="0" data-popup-toggle="p">Open</div>', clickOnEnter)).toEqual([1, 1])
})
