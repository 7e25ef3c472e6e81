import { createElement } from '../../base/create-element'
import { createWriter, type Writer } from '../../dom/writer'
import type { SliderOptions } from './options'
import type { Parts } from './parts'
import type { Slider } from './swiper'
import { sliderText } from './texts'

export interface Controls {
  paint: () => void
  stop: () => void
}
/** A wish of the visitor: one step, or the n-th stop. */
export interface Navigation {
  step: (by: 1 | -1) => void
  go: (stop: number) => void
  /** How many stops there are, and which is the current one. */
  stops: () => { count: number; current: number }
}

/** Calls `then` on click, and on Enter and Space where the element is no button of its own. */
function press(el: HTMLElement, then: () => void): () => void {
  const end = new AbortController()
  el.addEventListener('click', then, end)
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    then()
  }
  if (!el.matches('button,a[href]')) el.addEventListener('keydown', key, end)
  return () => end.abort()
}

/** Next and previous, named and reachable from the start; at an end they say so and keep the focus. */
export function arrows({ root, wrapper, prev, next }: Parts, swiper: Slider, { loop }: SliderOptions, { step }: Navigation): Controls {
  if (!prev || !next) return { paint: () => {}, stop: () => {} }
  // In a row that runs to the left, the button on the left is the one that goes on (field §1.4 B7).
  const isTurned = swiper.rtl && prev.getBoundingClientRect().left < next.getBoundingClientRect().left
  const [back, forth] = isTurned ? [next, prev] : [prev, next]
  const ways: [HTMLElement, 1 | -1, Writer][] = [
    [back, -1, createWriter(back)],
    [forth, 1, createWriter(forth)],
  ]
  const named = createWriter(wrapper)
  if (!wrapper.id) named.set('id', `skerry-slides-${++ids}`)
  const stops = ways.map(([el, by, writer]) => {
    writer.set('aria-label', sliderText(by > 0 ? 'a11yCarouselNextSlideMessage' : 'a11yCarouselPrevSlideMessage', root))
    writer.set('aria-controls', wrapper.id)
    if (!el.matches('button')) {
      writer.set('role', 'button')
      writer.set('tabindex', '0')
    }
    return press(el, () => el.ariaDisabled !== 'true' && step(by))
  })
  const paint = () => {
    for (const [, by, writer] of ways) {
      const isOff = !loop && (by > 0 ? swiper.isEnd : swiper.isBeginning)
      writer.set('aria-disabled', isOff ? 'true' : 'false')
      writer.set('.swiper-button-disabled', isOff)
      writer.set('.swiper-button-lock', swiper.isLocked)
    }
  }
  return {
    paint,
    stop: () => {
      for (const stop of stops) stop()
      for (const [, , writer] of ways) writer.stop()
      named.stop()
    },
  }
}
let ids = 0

/** Bullets, a fraction or a bar, in the server's own empty element (contract media §3.4). */
export function dots({ root, dots: el }: Parts, swiper: Slider, kind: SliderOptions['dots'], { go, stops }: Navigation): Controls {
  if (!el || !kind) return { paint: () => {}, stop: () => {} }
  const writer = createWriter(el)
  const served = [...el.childNodes]
  for (const name of [kind, 'horizontal', ...(kind === 'bullets' ? ['clickable'] : [])]) writer.set(`.swiper-pagination-${name}`, true)
  const paint = () => {
    const now = stops()
    writer.set('.swiper-pagination-lock', swiper.isLocked)
    if (kind === 'bullets') bullets(el, now, go, root)
    else if (kind === 'fraction') fraction(el, now)
    else bar(el, now, swiper)
  }
  return {
    paint,
    stop: () => {
      el.replaceChildren(...served)
      writer.stop()
    },
  }
}

type Stops = ReturnType<Navigation['stops']>

function bullets(el: HTMLElement, { count, current }: Stops, go: Navigation['go'], root: HTMLElement): void {
  if (el.childElementCount !== count) {
    el.replaceChildren(...Array.from({ length: count }, (_, i) => bullet(i, go, root)))
  }
  const hadFocus = el.contains(document.activeElement)
  for (const [i, each] of [...el.children].entries()) {
    each.classList.toggle('swiper-pagination-bullet-active', i === current)
    if (i === current) each.setAttribute('aria-current', 'true')
    else each.removeAttribute('aria-current')
    // One stop on the way of the Tab key; arrow keys walk on from there.
    each.setAttribute('tabindex', i === current ? '0' : '-1')
  }
  if (hadFocus) (el.children[current] as HTMLElement | undefined)?.focus({ preventScroll: true })
}

function bullet(i: number, go: Navigation['go'], root: HTMLElement): HTMLElement {
  const label = `${sliderText('a11yCarouselPaginationBulletMessage', root)} ${i + 1}`
  const each = createElement('span', {
    class: 'swiper-pagination-bullet',
    'data-bullet-index': `${i}`,
    role: 'button',
    'aria-label': label,
  })
  press(each, () => go(i))
  return each
}

function fraction(el: HTMLElement, { count, current }: Stops): void {
  if (!el.firstElementChild) {
    el.replaceChildren(
      createElement('span', { class: 'swiper-pagination-current' }),
      ' / ',
      createElement('span', { class: 'swiper-pagination-total' }),
    )
  }
  for (const [name, value] of [
    ['current', current + 1],
    ['total', count],
  ] as const) {
    const part = el.querySelector(`.swiper-pagination-${name}`)
    if (part && part.textContent !== `${value}`) part.textContent = `${value}`
  }
}

function bar(el: HTMLElement, { count, current }: Stops, { params, rtl }: Slider): void {
  const fill = (el.firstElementChild ??
    el.appendChild(createElement('span', { class: 'swiper-pagination-progressbar-fill' }))) as HTMLElement
  fill.style.transform = `translate3d(0,0,0) scaleX(${(current + 1) / count}) scaleY(1)`
  fill.style.transitionDuration = `${params.speed}ms`
  // The library's stylesheet knows only of bars within the box.
  fill.style.transformOrigin = `${rtl ? 'right' : 'left'} top`
}
