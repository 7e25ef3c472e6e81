import { beforeEach, describe, expect, it } from 'vitest'
import { reports } from '../../base/report'
import { readPercent, start } from './progress'

const host = (html: string) => {
  const el = document.createElement('div')
  el.append(document.createRange().createContextualFragment(html))
  return el
}
beforeEach(() => {
  reports.length = 0
})

describe('a progress bar', () => {
  it.each([
    ['60', 60],
    ['150', 100],
    ['-3', 0],
    ['60%', 60],
    ['x', undefined],
    [undefined, undefined],
  ])('%j is %s percent', (given, percent) => expect(readPercent(given)).toBe(percent))

  it('reports when there is nothing to fill', () => {
    start(host('<p>60 %</p>'))()
    expect(reports).toMatchObject([{ what: 'expected a <progress> element inside, found none' }])
  })
})
