import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetConfig } from '../../page/config'
import { handlePlace, placeHandles } from './handles'

it.each([
  ['TV-HD-1', 24, true, null],
  ['TV-HD-2', -5, true, null],
  ['TV-HD-3', -20, true, '20px'],
  ['TV-HD-4', 25, false, null],
])('%s: handles of an element %i px below its document’s top', (_, offset, isInside, top) =>
  expect(handlePlace(offset)).toEqual({ isInside, top }),
)

const BAR = '<div class="elementor-element-overlay"><ul class="elementor-editor-element-settings"></ul></div>'
/** A document at 100 px, with a section or container `offset` px below its top. */
function edit(offset: number, { type = 'e-con', before = '', documentClass = 'elementor-edit-mode', style = '' } = {}) {
  document.body.innerHTML = `<div class="elementor ${documentClass}">${before}<div id="host" class="${type}" style="${style}">${BAR}</div></div>`
  const host = document.getElementById('host') as HTMLElement
  const edited = host.parentElement as HTMLElement
  vi.spyOn(edited, 'getBoundingClientRect').mockReturnValue({ top: 100 } as DOMRect)
  vi.spyOn(host, 'getBoundingClientRect').mockReturnValue({ top: 100 + offset } as DOMRect)
  const handles = placeHandles(host)
  handles.update()
  return { host, bar: host.querySelector('ul') as HTMLElement, handles }
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetConfig()
})

describe('the handles', () => {
  it('of the first container are inside it, and move down if it starts above the document', () => {
    const { host, bar, handles } = edit(-20)
    expect(host.classList.contains('e-handles-inside')).toBe(true)
    expect(bar.style.top).toBe('20px')
    handles.stop()
    expect(host.className).toBe('e-con')
    expect(bar.hasAttribute('style')).toBe(false)
  })
  it('of the first section have their own class', () =>
    expect(edit(0, { type: 'elementor-section elementor-top-section' }).host.classList.contains('elementor-section--handles-inside')).toBe(
      true,
    ))
  it('of a later element without clipping stay outside', () =>
    expect(edit(0, { before: '<div class="e-con"></div>' }).host.className).toBe('e-con'))
  it('of an element with clipping are always inside', () =>
    expect(edit(900, { before: '<div class="e-con"></div>', style: 'overflow:hidden' }).host.classList.contains('e-handles-inside')).toBe(
      true,
    ))
  it('of an unedited document are left alone', () => expect(edit(0, { documentClass: '' }).host.className).toBe('e-con'))
  it('of sections are always inside on a page with scroll snapping', () => {
    vi.stubGlobal('elementorFrontendConfig', { settings: { page: { scroll_snap: 'yes' } } })
    expect(edit(900, { type: 'elementor-section' }).host.classList.contains('elementor-section--handles-inside')).toBe(true)
  })
})
