import { expect, it } from 'vitest'
import { listOf } from './list'
import { announcerOf } from './request'

const announced = (served?: Node[]) => {
  const el = document.createElement('div')
  const log: string[] = []
  const list = listOf(el)
  list.served = served
  list.status = { say: (text) => log.push(text), remove: () => log.push('removed') }
  return { el, log, list }
}

it('a list that grows announces its items in the status that its filters use, and leaves it to them', () => {
  const { el, log, list } = announced([])
  const { say, stop } = announcerOf(el, false)
  say('Items shown: 6.')
  stop()
  expect(log).toEqual(['Items shown: 6.'])
  expect(listOf(el)).toBe(list)
})
it('a list without filters removes its status, and is forgotten', () => {
  const { el, log, list } = announced()
  const { say, stop } = announcerOf(el, false)
  say('Items shown: 6.')
  stop()
  stop()
  expect(log).toEqual(['Items shown: 6.', 'removed'])
  expect(listOf(el)).not.toBe(list)
})
it('a list that grows by itself announces nothing', () => {
  const { el, log } = announced([])
  announcerOf(el, true).say('Items shown: 6.')
  expect(log).toEqual([])
})
