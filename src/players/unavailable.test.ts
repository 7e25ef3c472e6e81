import { describe, expect, it } from 'vitest'
import { showUnavailable } from './unavailable'

describe('a video that cannot be played', () => {
  it.each([
    ['https://films.test/a/rejs.mp4?t=1', 'rejs.mp4'],
    ['https://films.test/watch/?id=1', 'https://films.test/watch/?id=1'],
    ['https://films.test', 'https://films.test'],
    ['blob:https://films.test/1', undefined],
    ['', undefined],
  ])('has a notice with a link to the file %j by its name, which can be removed', (file, name) => {
    const box = document.createElement('div')
    const removeNotice = showUnavailable(box, file)
    expect(box.querySelector('a')?.textContent).toBe(name)
    removeNotice()
    expect(box.childNodes.length).toBe(0)
  })
})
