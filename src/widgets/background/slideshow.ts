import { useLayoutEffect } from 'react'
import { SETTINGS } from '../../markup'
import { type Raw, rawOf, rawSettings } from '../../read'
import { isCalm } from '../../services/calm'
import { config } from '../../services/config'
import { on } from '../../services/events'
import type { IslandProps } from '../../widget'

const NAME = 'elementor-background-slideshow'
const ZOOMING = 'elementor-ken-burns--active'
/** Where the next picture comes from, in widths and heights of the box (contract core §9.3). */
const FROM: Record<string, [number, number]> = { slide_left: [1, 0], slide_right: [-1, 0], slide_up: [0, 1], slide_down: [0, -1] }

/** Pictures that change behind an element, without a slider: a layer a picture, and two of them move. */
export function View({ host }: IslandProps<object>): null {
  useLayoutEffect(() => slideshow(host), [host])
  return null
}

function div(className: string, ...children: Node[]): HTMLElement {
  const el = document.createElement('div')
  el.className = className
  el.append(...children)
  return el
}

function slideshow(host: HTMLElement): () => void {
  const raw = rawSettings(host, SETTINGS)
  const get = (key: string) => raw[`background_slideshow_${key}`]
  const gallery = get('gallery')
  const urls = (Array.isArray(gallery) ? gallery : []).map((item) => rawOf(item).url).filter((url) => typeof url === 'string' && url)
  if (!urls.length) return () => {}
  const burns = get('ken_burns')
    ? ` elementor-ken-burns elementor-ken-burns--${get('ken_burns_zoom_direction') === 'out' ? 'out' : 'in'}`
    : ''
  const lazy = get('lazyload') ? ' swiper-lazy' : ''
  const pictures = urls.map(() => div(`${NAME}__slide__image${burns}${lazy}`))
  const slides = pictures.map((picture) => div(`${NAME}__slide swiper-slide`, picture))
  const box = div(`${NAME} ${config().swiperClass}`, div('swiper-wrapper', ...slides))
  box.dir = get('slide_transition') === 'slide_left' ? 'ltr' : 'rtl'
  // Decoration: whoever listens to the page misses nothing.
  box.ariaHidden = 'true'
  host.prepend(box)
  const show = (i: number) => {
    const picture = pictures[i]
    if (!picture || picture.style.backgroundImage) return
    picture.style.backgroundImage = `url(${JSON.stringify(urls[i])})`
    if (lazy) picture.classList.add('swiper-lazy-loaded')
  }
  const stop = urls.length > 1 ? change(box, slides, pictures, raw, show) : show(0)
  return () => {
    stop?.()
    box.remove()
  }
}

function change(box: HTMLElement, slides: HTMLElement[], pictures: HTMLElement[], raw: Raw, show: (i: number) => void): () => void {
  const get = (key: string) => raw[`background_slideshow_${key}`]
  const speed = Number(get('transition_duration') ?? 500)
  const delay = Number(get('slide_duration')) || 5000
  const loop = Boolean(get('loop'))
  const way = FROM[String(get('slide_transition'))]
  // Down goes backwards, as it always did, where it can go round; without a loop it would stand still (contract core §9.3).
  const step = way === FROM.slide_down && loop ? -1 : 1
  const at = (i: number) => (i + slides.length) % slides.length
  let current = 0
  let timer = 0
  let settled = 0

  const place = (i: number, state: -1 | 0 | 1, isMoving: boolean) => {
    const { style } = slides[i] as HTMLElement
    style.transition = isMoving ? `transform ${speed}ms,opacity ${speed}ms` : 'none'
    style.opacity = way || !state ? '1' : '0'
    style.visibility = state && !isMoving ? 'hidden' : 'visible'
    style.transform = way ? `translate(${way[0] * state * 100}%,${way[1] * state * 100}%)` : 'none'
  }
  const focus = () => {
    for (const [i, { classList }] of pictures.entries())
      classList.toggle(ZOOMING, i === current && classList.contains('elementor-ken-burns') && !isCalm())
  }
  const settle = () => {
    for (const i of slides.keys()) place(i, i === current ? 0 : 1, false)
  }
  const next = () => {
    const before = current
    current = at(current + step)
    place(current, 1, false)
    slides[current]?.getBoundingClientRect()
    ;(slides[current] as HTMLElement).style.visibility = 'visible'
    place(before, -1, true)
    place(current, 0, true)
    focus()
    show(at(current + step))
    clearTimeout(settled)
    settled = window.setTimeout(settle, speed + 50)
    wait()
  }
  const wait = () => {
    clearTimeout(timer)
    const isLast = !loop && current === slides.length - 1
    if (isSeen && !document.hidden && !isLast && !isCalm()) timer = window.setTimeout(next, delay + speed)
  }
  let isSeen = true
  const seen = new IntersectionObserver(([entry]) => {
    if (isSeen === Boolean(entry?.isIntersecting)) return
    isSeen = !isSeen
    wait()
  })
  seen.observe(box)
  for (const { style } of slides) {
    style.position = 'absolute'
    style.inset = '0'
  }
  show(0)
  show(at(step))
  settle()
  focus()
  wait()
  const off = on(document, 'visibilitychange', wait)
  return () => {
    off()
    seen.disconnect()
    clearTimeout(timer)
    clearTimeout(settled)
  }
}
