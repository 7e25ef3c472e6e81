import { expect, it } from 'vitest'
import { followedLists, listOf, releaseList } from './list'

it('a list keeps its object until it is unused, announces nothing and shows the served content', () => {
  const el = document.createElement('div')
  const list = listOf(el)
  list.chosen.set('f1', { taxonomy: 'colour', terms: [] })
  list.readers.set('f1', () => {})
  list.served = []
  list.status = { say: () => {}, remove: () => {} }
  expect(followedLists()).toEqual([list])
  for (const end of [
    () => list.readers.clear(),
    () => list.chosen.clear(),
    () => (list.status = undefined),
    () => (list.served = undefined),
  ]) {
    releaseList(list)
    expect(listOf(el)).toBe(list)
    end()
  }
  releaseList(list)
  expect([listOf(el) === list, followedLists()]).toEqual([false, []])
})
