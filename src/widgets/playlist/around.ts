import { on } from '../../base/events'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { queryAll } from '../../dom/query-all'
import { createWriter } from '../../dom/writer'
import { keyTarget } from './keys'
import { say } from './parts'

type Stop = () => void
const undo = (stops: Stop[]) => () => {
  for (const stop of stops) stop()
}
const asButton = (el: HTMLElement | SVGElement, press: () => void): Stop =>
  undo([
    on(el, 'click', press),
    on<KeyboardEvent>(el, 'keydown', (event) => {
      if (!/^(Enter| )$/.test(event.key) || event.repeat) return
      event.preventDefault()
      press()
    }),
  ])

/** The phone's button that folds the list away: a drawing, made a button for everybody. */
export function fold(host: HTMLElement): Stop {
  // An icon is a drawing with attributes and styles like any element.
  const button = host.querySelector('.e-tabs-toggle-videos-display-button') as HTMLElement | null
  const wrapper = host.querySelector<HTMLElement>('.e-tabs-items-wrapper')
  if (!button || !wrapper) return () => {}
  const looks = createWriter(button)
  const size = createWriter(wrapper)
  let isOpen = true
  let moving: Animation | undefined
  const show = () => {
    looks.set('aria-expanded', String(isOpen))
    looks.set('.rotate-down', isOpen)
    looks.set('.rotate-up', !isOpen)
  }
  looks.set('role', 'button')
  looks.set('tabindex', '0')
  looks.set('aria-hidden', null)
  looks.set('aria-label', host.querySelector('.e-tabs-title')?.textContent?.trim() || say(host, 'videosList', 'Videos', 'Filmy'))
  show()
  const press = () => {
    isOpen = !isOpen
    show()
    size.set('$display', null)
    const { height } = wrapper.getBoundingClientRect()
    if (prefersReducedMotion()) return isOpen || size.set('$display', 'none')
    size.set('$overflow', 'hidden')
    const steps = [{ height: '0px' }, { height: `${height}px` }]
    moving?.cancel()
    moving = wrapper.animate(isOpen ? steps : steps.reverse(), { duration: 600, easing: 'ease' })
    moving.onfinish = () => {
      size.set('$overflow', null)
      if (!isOpen) size.set('$display', 'none')
    }
  }
  return undo([asButton(button, press), () => moving?.cancel(), looks.stop, size.stop])
}

/** Shades at the ends of a list that scrolls say that there is more. */
export function shades(host: HTMLElement): Stop {
  const wrapper = host.querySelector<HTMLElement>('.e-tabs-items-wrapper')
  const items = host.querySelector<HTMLElement>('.e-tabs-items')
  if (!wrapper || !items) return () => {}
  const { set, stop } = createWriter(wrapper)
  const look = () => {
    const rest = items.scrollHeight - items.clientHeight
    set('.top-shadow', items.scrollTop > 1)
    set('.bottom-shadow', items.scrollTop < rest - 1)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(items)
  return undo([on(items, 'scroll', look, { passive: true }), () => sizes.disconnect(), stop])
}

/** Texts beside a film, in tabs of their own; a long one may be folded to a height. */
export function innerTabs(host: HTMLElement, height: number, tell: (type: string) => void): Stop {
  return undo(queryAll(host, '.e-tabs-inner-tabs>.e-tab-content').map((part, n) => innerTab(part, n, height, tell)))
}

function innerTab(part: HTMLElement, n: number, height: number, tell: (type: string) => void): Stop {
  const wrapper = part.querySelector<HTMLElement>('.e-inner-tabs-wrapper')
  const content = part.querySelector<HTMLElement>('.e-inner-tabs-content-wrapper')
  if (!wrapper || !content) return () => {}
  const titles = [...wrapper.children] as HTMLElement[]
  const panels = [...content.children] as HTMLElement[]
  const widget = part.closest<HTMLElement>('[data-id]')?.dataset.id
  const ids = (i: number) => `skerry-inner-${widget}-${n}-${i}`
  const list = createWriter(wrapper)
  list.set('role', 'tablist')
  const writers = [...titles, ...panels].map(createWriter)
  const show = (at: number) => {
    for (const [i, title] of titles.entries()) {
      const tab = writers[i]
      tab?.set('role', 'tab')
      tab?.set('.e-active', i === at)
      tab?.set('aria-selected', i === at)
      tab?.set('tabindex', i === at ? 0 : -1)
      const panel = panels[i]
      const body = writers[titles.length + i]
      if (!panel) continue
      if (!title.id) tab?.set('id', ids(i))
      body?.set('role', 'tabpanel')
      body?.set('aria-labelledby', title.id)
      body?.set('.e-active', i === at)
      body?.set('hidden', i !== at)
    }
  }
  show(0)
  const stops = titles.flatMap((title, i) => [
    on(title, 'click', () => show(i)),
    on<KeyboardEvent>(title, 'keydown', (event) => {
      const to = keyTarget(event, i, titles.length, getComputedStyle(wrapper).direction)
      if (to === undefined && !/^(Enter| )$/.test(event.key)) return
      event.preventDefault()
      if (to === undefined) show(i)
      else titles[to]?.focus()
    }),
  ])
  if (height) stops.push(...panels.map((panel) => shorten(panel, height, tell)))
  return undo([...stops, list.stop, ...writers.map((each) => each.stop)])
}
/** The first part of a long text, and a button for the rest. */
function shorten(panel: HTMLElement, height: number, tell: (type: string) => void): Stop {
  const text = panel.firstElementChild as HTMLElement | null
  if (!text) return () => {}
  const { set, stop } = createWriter(text)
  const [more, less] = queryAll(panel, 'button')
  const own = more ? undefined : panel.appendChild(document.createElement('button'))
  const buttons = [more ?? own, less].filter((el) => el !== undefined)
  const writers = buttons.map(createWriter)
  let isOpen = false
  const show = () => {
    set('$max-height', isOpen ? null : `${height}px`)
    set('$overflow', isOpen ? null : 'hidden')
    for (const [i, each] of writers.entries()) {
      each.set('aria-expanded', String(isOpen))
      if (less) each.set('hidden', isOpen === (i === 0))
    }
    if (own) own.textContent = isOpen ? say(panel, 'showLess', 'Show less', 'Zwiń') : say(panel, 'showMore', 'Show more', 'Rozwiń')
  }
  if (own) {
    own.type = 'button'
    own.className = 'skerry-playlist-more'
  }
  show()
  const stops = buttons.map((each) =>
    on(each, 'click', () => {
      isOpen = !isOpen
      show()
      tell(isOpen ? 'tabExpanded' : 'tabCollapsed')
    }),
  )
  return undo([...stops, stop, ...writers.map((each) => each.stop), () => own?.remove()])
}
