import { on } from '../../base/events'
import { report } from '../../base/report'
import { config } from '../../builder/config'
import { prefersReducedMotion } from '../../builder/reduced-motion'
import { detach } from '../../dom/move'
import { createWriter } from '../../dom/writer'
import { translate } from '../../ui/translate'
import { clean } from './clean'
import { clock } from './clock'
import { textOf } from './limits'
import type { Player } from './make'
import { pause } from './pause'
import type { LottieSettings } from './settings'
import { bindToScroll, type Parts, triggers } from './triggers'

const STAGE = '.e-lottie__animation'
const texts = new Map<string, Promise<string>>()

/** Several widgets often show one file. */
function fetched(url: string): Promise<string> {
  const known = texts.get(url)
  if (known) return known
  const job = fetch(url).then((answer) => {
    if (!answer.ok) throw Error(`${answer.status}`)
    return textOf(answer)
  })
  texts.set(url, job)
  // The next one may have more luck.
  job.catch(() => texts.delete(url))
  return job
}

/** Loads an animation when it is wanted, draws it and lets its trigger move it. What fails leaves the markup as it was. */
export function animation(host: HTMLElement, settings: LottieSettings, url: string): () => void {
  const stops: (() => void)[] = []
  const start = async () => {
    try {
      const [text, { draw }] = await Promise.all([fetched(url), settings.renderer === 'canvas' ? import('./canvas') : import('./svg')])
      const { data, dropped } = clean(JSON.parse(text), url)
      if (dropped.length) report('lottie', `${url}: left out what it would load: ${dropped.join(' ')}`)
      if (isStopped) return
      const { parts, back } = stageOf(host)
      stops.push(back)
      const player = await draw(parts.stage, data)
      stops.unshift(player.stop)
      if (isStopped) return stop()
      stops.unshift(...move(parts, player, settings))
    } catch (error) {
      stop()
      report('lottie', `${url}: ${error}`, error)
    }
  }
  let isStopped = false
  const stop = () => {
    isStopped = true
    for (const each of stops.splice(0)) each()
  }
  stops.push(settings.lazyload ? near(host, start) : () => {})
  if (!settings.lazyload) void start()
  return stop
}

/** Calls once when the element comes within 200 px of the lower edge (contract loops §19). */
function near(el: HTMLElement, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: '0px 0px 200px' },
  )
  observer.observe(el)
  return () => observer.disconnect()
}

/** The empty element to draw in. By hand it is ours, in place of the picture that stands there for the time before. */
function stageOf(host: HTMLElement): { parts: Parts; back: () => void } {
  const given = host.querySelector<HTMLElement>(STAGE)
  const stage = given ?? document.createElement('div')
  const picture = given ? null : host.querySelector<HTMLElement>('img,picture')
  const served = [...stage.childNodes]
  const label = picture?.querySelector('img')?.alt || picture?.getAttribute('alt')
  const { set, stop } = createWriter(stage)
  if (given) given.replaceChildren()
  else {
    stage.className = 'skerry-lottie'
    if (picture) picture.before(stage)
    else host.prepend(stage)
  }
  if (label) {
    set('role', 'img')
    set('aria-label', label)
  } else if (!given) set('aria-hidden', 'true')
  const putBack = picture ? detach(picture) : () => {}
  return {
    parts: { host, stage, link: stage.closest('a') ?? stage.querySelector('a') },
    back: () => {
      stop()
      stage.replaceChildren(...served)
      if (!given) stage.remove()
      putBack()
    },
  }
}

function move(parts: Parts, { frames, rate, show }: Player, settings: LottieSettings): (() => void)[] {
  const { trigger, loop, start_point, end_point, play_speed } = settings
  const at = (percent: number) => (frames * Math.min(100, Math.max(0, percent))) / 100
  const from = at(start_point.size)
  // The frame after the last is none.
  const to = Math.min(Math.max(from, at(end_point.size)), frames - 0.01)
  const isAsked = trigger === 'on_click' || trigger === 'on_hover'
  // One still picture: what has played once shows its end, what never ends its middle, what waits for the visitor its start.
  if (prefersReducedMotion()) {
    show(isAsked ? from : loop ? (from + to) / 2 : to)
    return []
  }
  show(from)
  if (trigger === 'bind_to_scroll') return [bindToScroll(parts.stage, (part) => show(from + part * (to - from)), settings)]
  const speed = (Math.min(240, rate) / 1000) * Math.min(20, Math.max(0.01, play_speed.size))
  const course = { from, to, loop, times: settings.number_of_times, reverse: settings.reverse_animation }
  const time = clock(show, course, speed)
  const seen = new IntersectionObserver((entries) => time.setSeen(entries.at(-1)?.isIntersecting ?? true))
  seen.observe(parts.stage)
  const stops = [triggers[trigger](parts, time, settings), time.stop, () => seen.disconnect()]
  // What the visitor started is the visitor's; a pointer that only came by starts what goes on without it too.
  const isOwn = !isAsked || (trigger === 'on_hover' && settings.on_hover_out === 'default')
  if (loop && !settings.number_of_times && isOwn && !parts.host.closest('a,button')) stops.push(pause(parts.host, time))
  if (trigger === 'on_click' && !parts.link) stops.push(button(parts))
  return stops
}

/** What a click plays a key plays too. */
function button({ host, stage }: Parts): () => void {
  const { set, stop } = createWriter(stage)
  set('role', 'button')
  set('tabindex', '0')
  set('aria-hidden', null)
  set('$cursor', 'pointer')
  const caption = host.querySelector('.e-lottie__caption,figcaption')?.textContent?.trim()
  if (!stage.hasAttribute('aria-label'))
    set('aria-label', caption || config().i18n('playAnimation', translate(['Play the animation', 'Odtwórz animację'], host)))
  const off = on<KeyboardEvent>(stage, 'keydown', (event) => {
    if (!/^(Enter| )$/.test(event.key)) return
    event.preventDefault()
    stage.click()
  })
  return () => {
    off()
    stop()
  }
}
