import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VideoSource } from '../video-url/parse'
import { addPlayer, parseVideoUrl } from '.'

let agree: () => void
const gate = vi.hoisted(() => ({ untilAllowed: vi.fn() }))
vi.mock('../consent/loader', () => gate)

const video = () => document.querySelector('video') as HTMLVideoElement
const settle = () => vi.advanceTimersByTimeAsync(10)
const film = (address: string) => parseVideoUrl(address, 'https://site.test/') as VideoSource
const play = vi.fn(async () => {})

beforeEach(() => {
  vi.useFakeTimers()
  gate.untilAllowed.mockReset()
  gate.untilAllowed.mockImplementation(() => new Promise<void>((done) => (agree = done)))
  HTMLMediaElement.prototype.play = play
  HTMLMediaElement.prototype.pause = () => {}
  play.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('a player', () => {
  it('waits for the visitor’s consent before anything of another site is there, and says that it does', async () => {
    const on = vi.fn()
    const player = addPlayer(document.body, film('https://dai.ly/x1'), { autoplay: true }, on)
    await settle()
    expect([on.mock.calls, document.querySelector('iframe'), player.now()]).toEqual([[['held']], null, undefined])
    agree()
    await settle()
    expect(on).toHaveBeenLastCalledWith('ready')
    expect(document.querySelector('iframe')?.src).toContain('dailymotion.com/embed/video/x1')
  })
  it('asks nobody when the visitor pressed play, or the file is the site’s own', async () => {
    addPlayer(document.body, film('https://dai.ly/x1'), { autoplay: true }, () => {}, true)
    addPlayer(document.body, film('/a.mp4'), {}, () => {})
    await settle()
    expect([document.querySelectorAll('iframe,video').length, gate.untilAllowed.mock.calls.length]).toEqual([2, 0])
  })
  it('taken away while it waits, it never comes', async () => {
    const on = vi.fn()
    const player = addPlayer(document.body, film('https://dai.ly/x1'), { autoplay: true }, on)
    player.remove()
    agree()
    await settle()
    expect([on.mock.calls, document.querySelector('iframe')]).toEqual([[], null])
  })
  it('does what it was asked for before it was there', async () => {
    const player = addPlayer(document.body, film('/a.mp4'), { mute: true, inline: true, start: 2, end: 1 }, () => {})
    player.seek(7)
    player.play()
    await settle()
    expect([video().getAttribute('src'), video().muted, video().currentTime, play.mock.calls.length]).toEqual(['/a.mp4#t=2', true, 7, 1])
  })
  it('in the page’s own element gives it back as it was', async () => {
    document.body.innerHTML = '<video class="x" loop></video>'
    const before = document.body.cloneNode(true)
    const player = addPlayer(document.body, film('/a.mp4'), { video: video(), mute: true, start: 3 }, () => {})
    await settle()
    expect([video().hasAttribute('loop'), video().getAttribute('src')]).toEqual([false, '/a.mp4#t=3'])
    player.remove()
    expect(document.body.isEqualNode(before)).toBe(true)
  })
  it('goes back to its start at its end, or tells that it ended, once', async () => {
    const on = vi.fn()
    const looping = addPlayer(document.body, film('/a.mp4'), { loop: true, start: 3, end: 5 }, on)
    await settle()
    video().currentTime = 5
    video().dispatchEvent(new Event('timeupdate'))
    expect([video().currentTime, play.mock.calls.length]).toEqual([3, 1])
    looping.remove()
    addPlayer(document.body, film('/a.mp4'), {}, on)
    await settle()
    for (const name of ['pause', 'ended', 'ended']) video().dispatchEvent(new Event(name))
    expect(on.mock.calls.map(([state]) => state)).toEqual(['ready', 'ready', 'paused', 'ended'])
  })
  it('tells when the browser refuses, not when it was only paused meanwhile', async () => {
    const on = vi.fn()
    play.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    const player = addPlayer(document.body, film('/a.mp4'), {}, on)
    player.play()
    await settle()
    expect(on).not.toHaveBeenCalledWith('refused')
    player.play()
    await settle()
    expect(on).toHaveBeenLastCalledWith('refused')
  })
})
