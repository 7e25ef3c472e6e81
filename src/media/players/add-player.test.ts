import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseVideoUrl, type VideoSource } from '../url/parse'
import { addPlayer } from './add-player'

let allow: () => void
const consent = vi.hoisted(() => ({ untilAllowed: vi.fn() }))
vi.mock('../consent/loader', () => consent)

const video = () => document.querySelector('video') as HTMLVideoElement
const settle = () => vi.advanceTimersByTimeAsync(10)
const source = (address: string) => parseVideoUrl(address, 'https://site.test/') as VideoSource
const play = vi.fn(async () => {})

beforeEach(() => {
  vi.useFakeTimers()
  consent.untilAllowed.mockReset()
  consent.untilAllowed.mockImplementation(() => new Promise<void>((done) => (allow = done)))
  HTMLMediaElement.prototype.play = play
  HTMLMediaElement.prototype.pause = () => {}
  play.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('a player', () => {
  it('requests nothing from a third party without consent, and reports that it is waiting', async () => {
    const onState = vi.fn()
    const player = addPlayer(document.body, source('https://dai.ly/x1'), { autoplay: true }, onState)
    await settle()
    expect([onState.mock.calls, document.querySelector('iframe'), player.now()]).toEqual([[['awaitingConsent']], null, undefined])
    allow()
    await settle()
    expect(onState).toHaveBeenLastCalledWith('ready')
    expect(document.querySelector('iframe')?.src).toContain('dailymotion.com/embed/video/x1')
  })
  it('does not wait if the visitor has allowed the video, nor for a first-party file', async () => {
    addPlayer(document.body, source('https://dai.ly/x1'), { autoplay: true }, () => {}, true)
    addPlayer(document.body, source('/a.mp4'), {}, () => {})
    await settle()
    expect([document.querySelectorAll('iframe,video').length, consent.untilAllowed.mock.calls.length]).toEqual([2, 0])
  })
  it('never loads if removed while waiting', async () => {
    const onState = vi.fn()
    const player = addPlayer(document.body, source('https://dai.ly/x1'), { autoplay: true }, onState)
    player.remove()
    allow()
    await settle()
    expect([onState.mock.calls, document.querySelector('iframe')]).toEqual([[], null])
  })
  it('runs commands from before it was ready', async () => {
    const player = addPlayer(document.body, source('/a.mp4'), { mute: true, inline: true, start: 2, end: 1 }, () => {})
    player.seek(7)
    player.play()
    await settle()
    expect([video().getAttribute('src'), video().muted, video().currentTime, play.mock.calls.length]).toEqual(['/a.mp4#t=2', true, 7, 1])
  })
  it('restores the page’s own video element', async () => {
    document.body.innerHTML = '<video class="x" loop></video>'
    const before = document.body.cloneNode(true)
    const player = addPlayer(document.body, source('/a.mp4'), { video: video(), mute: true, start: 3 }, () => {})
    await settle()
    expect([video().hasAttribute('loop'), video().getAttribute('src')]).toEqual([false, '/a.mp4#t=3'])
    player.remove()
    expect(document.body.isEqualNode(before)).toBe(true)
  })
  it('restarts at the end, or reports once that it has ended', async () => {
    const onState = vi.fn()
    const looping = addPlayer(document.body, source('/a.mp4'), { loop: true, start: 3, end: 5 }, onState)
    await settle()
    video().currentTime = 5
    video().dispatchEvent(new Event('timeupdate'))
    expect([video().currentTime, play.mock.calls.length]).toEqual([3, 1])
    looping.remove()
    addPlayer(document.body, source('/a.mp4'), {}, onState)
    await settle()
    for (const name of ['pause', 'ended', 'ended']) video().dispatchEvent(new Event(name))
    expect(onState.mock.calls.map(([state]) => state)).toEqual(['ready', 'ready', 'paused', 'ended'])
  })
  it('reports blocked autoplay, but not pausing meanwhile', async () => {
    const onState = vi.fn()
    play.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    const player = addPlayer(document.body, source('/a.mp4'), {}, onState)
    player.play()
    await settle()
    expect(onState).not.toHaveBeenCalledWith('autoplayBlocked')
    player.play()
    await settle()
    expect(onState).toHaveBeenLastCalledWith('autoplayBlocked')
  })
})
