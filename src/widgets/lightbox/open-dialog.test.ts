import { afterEach, expect, it, vi } from 'vitest'
import { overlays } from '../../overlays/state'
import { openLightboxDialog } from './open-dialog'
import type { Slideshow } from './types'

afterEach(() => vi.restoreAllMocks())

it('leaves the page scrolling if it cannot open', () => {
  const host = document.createElement('div')
  vi.spyOn(document.body, 'append').mockImplementation(() => {
    throw new Error('replaced by the page')
  })
  const slide = { url: '/a.png', title: '', description: '', alt: '', hash: '' }
  const slideshow: Slideshow = { id: 'x', slides: [slide], startIndex: 0, videoRatio: '', entranceAnimation: '' }
  expect(() => openLightboxDialog(slideshow, host, () => {})).toThrow()
  expect(overlays.locks).toBe(0)
})
