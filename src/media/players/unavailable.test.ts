import { describe, expect, it } from 'vitest'
import { showUnavailable } from './unavailable'

describe('a video that cannot be played', () => {
  it.each([
    ['https://videos.test/a/trip.mp4?t=1', 'trip.mp4'],
    ['https://videos.test/watch/?id=1', 'https://videos.test/watch/?id=1'],
    ['https://videos.test', 'https://videos.test'],
    ['blob:https://videos.test/1', undefined],
    ['', undefined],
  ])('has a removable notice with a link to the file %j by its name', (file, name) => {
    const box = document.createElement('div')
    const removeNotice = showUnavailable(box, file)
    expect(box.querySelector('a')?.textContent).toBe(name)
    removeNotice()
    expect(box.childNodes.length).toBe(0)
  })
})
