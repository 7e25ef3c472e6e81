import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { write } from './ledger'
import { Placeholder } from './placeholder'
import { allowed, onAllowed } from './services/consent'
import type { Ask } from './services/consent-gate'
import { isOwn } from './services/own'
import { filmOf, PROVIDERS } from './services/players/film'

export { allowed, onAllowed }

export const ask: Ask = (box, address, then, how = 'press') => {
  const kind = filmOf(address)?.kind
  // Written without its scheme, a provider's film looks like a file of the site.
  if ((PROVIDERS[`${kind}`] === undefined && isOwn(address)) || allowed('marketing')) {
    then()
    return () => {}
  }
  const { hostname } = new URL(address, document.baseURI)
  const root = createRoot(document.createElement('div'))
  const stops = [() => root.unmount()]
  const stop = () => {
    for (const each of stops.splice(0)) each()
  }
  const go = (isAsked?: boolean) => {
    stop()
    then(isAsked)
  }
  const focus = () => {
    const player = box.querySelector<HTMLElement>('iframe,video')
    if (player || box.hasAttribute('tabindex')) return player ?? box
    const { set, stop } = write(box)
    set('tabindex', '-1')
    // Whoever ends meanwhile takes it along.
    stops.push(stop)
    box.addEventListener('blur', stop, { once: true })
    return box
  }
  const isOver = how !== 'below'
  // What the question lies over is not there meanwhile.
  for (const below of isOver ? [...box.children] : []) {
    const { set, stop } = write(below as HTMLElement)
    set('inert', '')
    stops.push(stop)
  }
  const provider = PROVIDERS[`${kind}`] ?? hostname
  root.render(createPortal(<Placeholder provider={provider} onAllow={() => go(true)} focus={focus} cover={isOver} within={box} />, box))
  stops.push(onAllowed('marketing', go))
  if (how === 'press') box.querySelector<HTMLElement>('.skerry-consent button')?.focus({ preventScroll: true })
  return stop
}
