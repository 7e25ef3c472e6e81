import { afterEach, beforeEach, expect, it } from 'vitest'
import { stopAll } from '../base/lifetime'
import { followMorphs } from './follow-morphs'

const heard: string[] = []
const stops: (() => void)[] = []
const note = (what: string) => (root: HTMLElement) => heard.push(`${what} ${root.id}`)
const morph = (from: unknown, html: string) => heard.push(`morph ${(from as Element).id ?? 'comment'} ${html}`)
const start = () => stops.push(followMorphs(note('unmount'), note('scan')))
const libraries = globalThis as unknown as Record<string, Record<string, typeof morph> | undefined>
const root = () => document.getElementById('root') as HTMLElement

beforeEach(() => {
  heard.length = 0
  document.body.innerHTML = '<div id="root"><!--begins--></div>'
  libraries.Alpine = { morph, morphBetween: morph }
})
afterEach(() => {
  stopAll(stops)
  delete libraries.Alpine
  delete libraries.Idiomorph
})

it('has a library compare what was served, and mounts it again', () => {
  start()
  libraries.Alpine?.morph?.(root(), 'new')
  expect(heard).toEqual(['unmount root', 'morph root new', 'scan root'])
})
it('takes the element around two comments for the part between them', () => {
  start()
  libraries.Alpine?.morphBetween?.(root().firstChild, 'new')
  expect(heard).toEqual(['unmount root', 'morph comment new', 'scan root'])
})
it('finds a library that loads later, wraps each function once, and gives them back', () => {
  start()
  libraries.Idiomorph = { morph }
  for (let i = 0; i < 2; i++) window.dispatchEvent(new Event('load'))
  libraries.Idiomorph.morph?.(root(), 'new')
  expect(heard).toEqual(['unmount root', 'morph root new', 'scan root'])
  stopAll(stops)
  expect([libraries.Idiomorph.morph, libraries.Alpine?.morph]).toEqual([morph, morph])
})
it('mounts again also where the library throws, and not what it has removed', () => {
  libraries.Alpine = {
    morph: (from) => {
      ;(from as Element).remove()
      throw Error('no')
    },
  }
  start()
  expect(() => libraries.Alpine?.morph?.(root(), 'new')).toThrow('no')
  expect(heard).toEqual(['unmount root'])
})
