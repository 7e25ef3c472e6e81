import { afterEach, describe, expect, it, vi } from 'vitest'
import { Base } from './base-handler'
import { createHandlers } from './more-handlers'
import type { Handler } from './types'
import { debounce } from './utils'

const classes = createHandlers(Base)
/** As scripts see it, which know of methods alone. */
type Extensible = new (given: object) => { bindEvents(): void; isActive(): boolean; initEditorListeners(): void }
const addElement = (html: string, settings = {}) => {
  const el = document.createElement('div')
  el.className = 'elementor-element elementor-element-a1'
  el.dataset.id = 'a1'
  el.dataset.settings = JSON.stringify(settings)
  el.innerHTML = html
  return document.body.appendChild(el)
}
afterEach(() => document.body.replaceChildren())

describe('the handler classes besides Base', () => {
  it.each(Object.entries(classes) as unknown as [string, typeof Base][])('%s can be extended both ways, and is a Base', (_name, Class) => {
    const calls: string[] = []
    class Derived extends (Class as unknown as Extensible) {
      override bindEvents() {
        calls.push('class')
      }
      override isActive() {
        return true
      }
      override initEditorListeners() {
        super.initEditorListeners()
        calls.push('editor')
      }
    }
    const Extended = Class.extend({ bindEvents: () => calls.push('extend'), isActive: () => true })
    const $element = [addElement('')]
    const made = [new Derived({ $element }), new Extended({ $element })] as unknown as Handler[]
    made[0]?.initEditorListeners()
    expect(made.every((one) => one instanceof Base)).toBe(true)
    expect([calls, made[0]?.editorListeners]).toEqual([['class', 'extend', 'editor'], []])
  })

  it('a slider’s base counts slides and moves Ken Burns with the current one', () => {
    const el = addElement('<p><b class="bg"></b></p><p><b class="bg"></b></p>')
    const slides = [...el.children] as HTMLElement[]
    const Slider = classes.SwiperBase.extend({
      getDefaultSettings: () => ({ classes: { kenBurnsActive: 'on', slideBackground: 'bg' } }),
      getDefaultElements: () => ({ $slides: slides }),
    })
    const made = new Slider({ $element: [el] })
    const moving = () => slides.map((slide) => slide.firstElementChild?.className)
    made.handleKenBurns()
    expect([made.getSlidesCount(), made.getInitialSlide(), moving()]).toEqual([2, 0, ['bg on', 'bg']])
    made.swiper = { activeIndex: 1, slides }
    made.handleKenBurns()
    expect(moving()).toEqual(['bg', 'bg on'])
  })

  it('a carousel’s options come from its settings (TV-CA-2)', () => {
    const settings = {
      slides_to_show: '3',
      slides_to_scroll: '2',
      image_spacing_custom: { size: 30 },
      image_spacing_custom_mobile: { size: 10 },
    }
    const Quiet = classes.CarouselBase.extend({ onInit() {} })
    const made = new Quiet({ $element: [addElement('', { ...settings, navigation: 'both', infinite: 'yes' })] })
    expect(made.getSwiperSettings()).toMatchObject({
      slidesPerView: 3,
      slidesPerGroup: 2,
      spaceBetween: 30,
      loop: true,
      handleElementorBreakpoints: true,
      breakpoints: {
        767: { slidesPerView: 1, slidesPerGroup: 1, spaceBetween: 10 },
        1024: { slidesPerView: 2, slidesPerGroup: 1, spaceBetween: 30 },
      },
      navigation: { prevEl: '.elementor-swiper-button-prev', nextEl: '.elementor-swiper-button-next' },
      pagination: { el: '.elementor-element-a1 .swiper-pagination', type: 'bullets', clickable: true },
    })
  })
})

it('a debounced method keeps its object, at once and after the wait (TV-DB-1)', () => {
  vi.useFakeTimers()
  const object = {
    seen: [] as unknown[],
    go: debounce(function (this: { seen: unknown[] }, n: unknown) {
      this.seen.push(n)
    }, 50),
  }
  object.go(1)
  object.go(2)
  vi.runAllTimers()
  expect(object.seen).toEqual([1, 2])
  vi.useRealTimers()
})
