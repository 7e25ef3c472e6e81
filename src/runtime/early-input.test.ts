import { describe, expect, it, vi } from 'vitest'
import { clicks } from './clicks'
import { liveIslands, scan, unmount } from './scan'
import { come, declared, done, mounted, press, settled, started } from './test-helpers'

const HOSTS =
  '<div data-widget="toy"><b id="a" class="t"></b><i id="b" class="t"></i></div><div data-widget="toy"><b id="c" class="t"></b></div>'

it('the latest click in a host mounts it, and is replayed once mounted', async () => {
  const { load, release } = declared({ holds: { click: '.t' } })
  document.body.innerHTML = HOSTS
  scan()
  await started(2)
  expect(load).not.toHaveBeenCalled()
  press('a')
  press('b')
  expect(load).toHaveBeenCalledOnce()
  release()
  await vi.waitFor(() => expect(done).toEqual(['click b']))
  await settled()
  expect(done).toEqual(['click b'])
  expect(liveIslands().map(({ state }) => state)).toEqual(['waiting', 'mounted'])
})

it('a click in a nested widget, whose outer widget also holds clicks, is replayed once', async () => {
  const { release } = declared({ holds: { click: '.t' } }, { byHand: 'outer', holds: { click: '.t' } })
  document.body.innerHTML = `<div data-widget="outer"><b id="o" class="t"></b>${HOSTS}</div>`
  scan()
  await started(3)
  press('a')
  const repeated = vi.fn()
  document.getElementById('a')?.addEventListener('click', repeated)
  release()
  await vi.waitFor(() => expect(repeated).toHaveBeenCalledOnce())
  await settled()
  expect(repeated).toHaveBeenCalledOnce()
  expect(liveIslands().map(({ widget, state }) => [widget.byHand, state])).toEqual([
    ['outer', 'waiting'],
    ['toy', 'waiting'],
    ['toy', 'mounted'],
  ])
  done.length = 0
  press('o')
  await vi.waitFor(() => expect(done).toEqual(['click o']))
})

it('a click elsewhere, or on something not held, mounts nothing', async () => {
  const { load } = declared({ holds: { click: '.t' } })
  document.body.innerHTML = `${HOSTS}<b id="outside" class="t"></b>`
  scan()
  await started(2)
  press('outside')
  document.querySelector<HTMLElement>('[data-widget]')?.click()
  expect(load).not.toHaveBeenCalled()
})

it('a click on an opener mounts every island, and is replayed once', async () => {
  const { release } = declared({ holds: { opener: '.opener' } })
  document.body.innerHTML = `${HOSTS}<button id="opener" class="opener"></button>`
  const opened = vi.fn()
  scan()
  await started(2)
  press('opener')
  document.getElementById('opener')?.addEventListener('click', opened)
  release()
  await mounted()
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  await settled()
  expect(opened).toHaveBeenCalledOnce()
})

it.each([
  ['opens its target', false],
  ['is the browser’s again if its code fails', true],
])('a link that is an opener, pressed early, leads nowhere, and %s', async (_, fails) => {
  const { release } = declared({ holds: { opener: '.opener' } })
  document.body.innerHTML = '<div data-widget="toy"></div><a id="opener" class="opener" href="#elsewhere"><b id="text"></b></a>'
  const prevented: boolean[] = []
  scan()
  await started(1)
  document.body.addEventListener('click', (event) => setTimeout(() => prevented.push(event.defaultPrevented)), { once: true })
  press('text')
  await vi.waitFor(() => expect(prevented).toEqual([true]))
  vi.spyOn(console, 'error').mockReturnValue()
  const clicked = vi.fn()
  document.getElementById('opener')?.addEventListener('click', (event) => clicked(event.defaultPrevented))
  release(fails ? Error('404') : undefined)
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([[false]]))
})

it('a link that is an opener, pressed early, is not followed once it has left the page', async () => {
  const { release } = declared({ holds: { opener: '.opener' } })
  document.body.innerHTML = '<div data-widget="toy"></div><a id="opener" class="opener" href="#elsewhere"></a>'
  scan()
  await started(1)
  press('opener')
  const opener = document.getElementById('opener')
  const clicked = vi.fn()
  opener?.addEventListener('click', clicked)
  opener?.remove()
  release()
  await settled()
  expect(clicked).not.toHaveBeenCalled()
})

it.each([
  ['plain', {}, 0, 1],
  ['for a new tab', { ctrlKey: true }, 0, 0],
  ['one of 9 seconds ago', {}, 9_000, 1],
  ['one of 11 seconds ago', {}, 11_000, 0],
])('a click from before the declarations came, %s', async (_, options, age, times) => {
  document.body.innerHTML = HOSTS
  document.body.addEventListener(
    'click',
    (event) => {
      clicks.latest = event
    },
    { once: true },
  )
  press('a', options)
  Object.defineProperty(clicks.latest, 'timeStamp', { value: performance.now() - age })
  const { load, release } = declared({ holds: { click: '.t' } })
  scan()
  await started(2)
  expect(load).toHaveBeenCalledTimes(times)
  release()
  await settled()
  expect(done).toEqual(times ? ['click a'] : [])
})

it('a widget whose code failed to load does not block another’s click', async () => {
  document.body.innerHTML = '<button id="opener" class="opener"></button><div data-widget="toy"></div>'
  const failing = declared({ holds: { opener: '.opener' } })
  scan()
  await started(1)
  vi.spyOn(console, 'error').mockReturnValue()
  come(liveIslands()[0]?.host)
  failing.release(Error('404'))
  await settled()
  expect(liveIslands().map(({ state }) => state)).toEqual(['waiting'])
  const opened = vi.fn()
  failing.load.mockResolvedValue({
    start: () => {
      document.getElementById('opener')?.addEventListener('click', opened)
      return () => {}
    },
  })
  document.body.insertAdjacentHTML('beforeend', '<div data-widget="toy"></div>')
  scan()
  await started(2)
  press('opener')
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
})

it('a widget that failed to start does not start again when in view', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const start = vi.fn(() => {
    throw Error('broken')
  })
  const { load } = declared({ holds: { click: '.t' } })
  load.mockResolvedValue({ start })
  document.body.innerHTML = HOSTS
  scan()
  await started(2)
  const [island] = liveIslands()
  press('a')
  await vi.waitFor(() => expect(island?.state).toBe('failed'))
  come(island?.host)
  await settled()
  expect(start).toHaveBeenCalledOnce()
})

it('a click answered by a mounted widget is not replayed by one still waiting', async () => {
  const { release } = declared({ holds: { opener: '.opener' } })
  document.body.innerHTML = `${HOSTS}<button id="opener" class="opener"></button>`
  scan()
  await started(2)
  const opened = vi.fn((event: Event) => {
    clicks.answered = event
  })
  document.getElementById('opener')?.addEventListener('click', opened)
  press('opener')
  release()
  await mounted()
  await settled()
  expect(opened).toHaveBeenCalledTimes(1)
})

it('nothing is kept for unmounted islands', async () => {
  const { release } = declared({ holds: { click: '.t' } })
  document.body.innerHTML = HOSTS
  scan()
  await started(2)
  press('a')
  unmount()
  release()
  await settled()
  expect(done).toEqual([])
})

describe('a key', () => {
  const TAB = '<div data-widget="toy"><b id="a" tabindex="0"></b></div><b id="outside" tabindex="0"></b>'
  const pressed: string[] = []
  /** Presses a key with the focus on `#a`, and hears those that come afterwards. */
  function pressKey(key: string): void {
    const el = document.getElementById('a')
    el?.focus()
    clicks.latestKey = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    el?.dispatchEvent(clicks.latestKey)
    pressed.length = 0
    el?.addEventListener('keydown', ({ key }) => pressed.push(key))
  }
  async function startWaiting() {
    const { load, release } = declared({ holds: { key: true } })
    document.body.innerHTML = TAB
    scan()
    await started(1)
    pressKey('ArrowRight')
    await settled()
    expect(load).not.toHaveBeenCalled()
    const [island] = liveIslands()
    return { island, load, release }
  }

  it('is replayed once when the widget has mounted, which it does not ask for', async () => {
    const { island, release } = await startWaiting()
    come(island?.host)
    release()
    await vi.waitFor(() => expect(pressed).toEqual(['ArrowRight']))
    await settled()
    expect(pressed).toEqual(['ArrowRight'])
  })
  it('is not replayed where the focus has gone on', async () => {
    const { island, release } = await startWaiting()
    document.getElementById('outside')?.focus()
    come(island?.host)
    release()
    await mounted()
    await settled()
    expect(pressed).toEqual([])
  })
  it('is not replayed for a widget that is unmounted meanwhile', async () => {
    const { island, load, release } = await startWaiting()
    load.mockImplementation(async () => ({
      start: () => {
        setTimeout(unmount)
        return () => {}
      },
    }))
    come(island?.host)
    release()
    await mounted()
    await settled()
    expect(pressed).toEqual([])
  })
  it('is not replayed if the code does not load', async () => {
    const { island, load, release } = await startWaiting()
    come(island?.host)
    release(Error('404'))
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    await settled()
    expect(pressed).toEqual([])
  })
})

it('a widget mounts when its other code is there, too, or has failed to load', async () => {
  let arrive: (error?: Error) => void = () => {}
  const other = () =>
    new Promise<void>((resolve, reject) => {
      arrive = (error) => (error ? reject(error) : resolve())
    })
  for (const error of [undefined, Error('404')]) {
    const { release } = declared({ holds: { click: '.t' }, loadsToo: other })
    document.body.innerHTML = HOSTS
    scan()
    await started(2)
    press('a')
    release()
    await settled()
    expect(liveIslands().map(({ state }) => state)).toEqual(['waiting', 'waiting'])
    arrive(error)
    await vi.waitFor(() => expect(done).toEqual(['click a']))
    done.length = 0
    unmount()
  }
})
