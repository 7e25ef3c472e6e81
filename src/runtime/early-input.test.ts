import { expect, it, vi } from 'vitest'
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
