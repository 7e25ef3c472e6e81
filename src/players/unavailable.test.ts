import { describe, expect, it } from 'vitest'
import { showUnavailable } from './unavailable'

describe('a film that cannot be played', () => {
  it.each([
    ['https://films.test/a/rejs.mp4?t=1', 'rejs.mp4'],
    ['https://films.test/watch/?id=1', 'https://films.test/watch/?id=1'],
    ['https://films.test', 'https://films.test'],
    ['blob:https://films.test/1', undefined],
    ['', undefined],
  ])('leads to the file %j by a link that has a name, and takes all of it back', (file, name) => {
    const box = document.createElement('div')
    const unsay = showUnavailable(box, file)
    expect(box.querySelector('a')?.textContent).toBe(name)
    unsay()
    expect(box.childNodes.length).toBe(0)
  })
})
