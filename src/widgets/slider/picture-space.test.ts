import { expect, test } from 'vitest'
import { sizeInName, unknownPictures, unloadedPictures } from './picture-space'

test.each([
  ['/uploads/2026/11/photo-768x432.jpg', [768, 432]],
  ['https://cdn.example/a-1024x576.webp?ver=2#x', [1024, 576]],
  ['photo-300x200.jpg.webp', [300, 200]],
  // The CMS appends the size to any file name.
  ['banner-1920x600-768x240.png', [768, 240]],
  ['/uploads/photo.jpg', undefined],
  ['/uploads/photo-768x432', undefined],
  ['/uploads/photo768x432.jpg', undefined],
  ['/photo-768x432/other.jpg', undefined],
  ['/photo.jpg?size=-768x432', undefined],
  ['photo-0x432.jpg', undefined],
  ['photo-76800x432.jpg', undefined],
  ['data:image/svg+xml,-20x20', undefined],
  ['', undefined],
])('%s says %j', (address, size) => expect(sizeInName(address)).toEqual(size))

test('reserves space only for unloaded pictures without a whole size, leaving nested rows to themselves', () => {
  const row = (inner: string) => `<div class="swiper-wrapper"><div class="swiper-slide">${inner}</div></div>`
  document.body.innerHTML = row(
    `<img id="a" data-src="/a.jpg"><img id="b" data-src="/b-768x432.jpg"><img id="c" data-src="/c.jpg" width="3"><img id="d"><img id="f" data-src="/f-768x432.jpg" width="3">${row('<img id="e" data-src="/e.jpg">')}`,
  )
  const wrapper = document.querySelector<HTMLElement>('.swiper-wrapper') as HTMLElement
  expect(unknownPictures(wrapper).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(unloadedPictures(wrapper)).toEqual([])
})
