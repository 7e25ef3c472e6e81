import { afterEach, expect, it, vi } from 'vitest'
import { createMediaPause } from './pause-media'

afterEach(() => {
  document.body.innerHTML = ''
})

it('a film that a script adds to a closed part in another one waits until both are open, whichever closed first', async () => {
  for (const isOuterFirst of [true, false]) {
    document.body.innerHTML = '<div id="outer"><div id="inner"><video></video></div></div>'
    const [outer, inner] = ['outer', 'inner'].map((id) => document.getElementById(id) as HTMLElement) as [HTMLElement, HTMLElement]
    const [pauseOuter, pauseInner] = [createMediaPause(outer), createMediaPause(inner)]
    // Their code is there from now on.
    await import('./pause-elements')
    await new Promise((done) => setTimeout(done))
    const pauses = [() => pauseOuter.pause(outer, true), () => pauseInner.pause(inner, true)]
    for (const pause of isOuterFirst ? pauses : pauses.reverse()) pause()
    const film = document.createElement('video')
    film.autoplay = true
    inner.append(film)
    await vi.waitFor(() => expect(film.autoplay, 'added').toBe(false))
    pauseOuter.resume(outer)
    expect(film.autoplay, `the outer one is open, which was closed ${isOuterFirst ? 'first' : 'last'}`).toBe(false)
    pauseInner.resume(inner)
    expect(film.autoplay, 'both are open').toBe(true)
  }
})

it('a film that is moved in a closed part waits already, and keeps its place', async () => {
  document.body.innerHTML = '<div id="part"><p></p><video autoplay></video></div>'
  const part = document.getElementById('part') as HTMLElement
  const film = part.querySelector('video') as HTMLVideoElement
  const loads = vi.spyOn(film, 'load')
  createMediaPause().pause(part)
  await vi.waitFor(() => expect(film.autoplay).toBe(false))
  loads.mockClear()
  part.prepend(film)
  await new Promise((done) => setTimeout(done))
  expect(loads).not.toHaveBeenCalled()
})
