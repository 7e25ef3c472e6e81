import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createWriter } from '../dom/writer'
import { PROVIDER_NAMES, parseVideoUrl } from '../video-url/parse'
import type { AskForConsent } from './ask-for-consent'
import { isAllowed, onAllowed } from './consent'
import { isFirstParty } from './first-party'
import { Placeholder } from './placeholder'

export { isAllowed, onAllowed }

export const askForConsent: AskForConsent = (box, address, then, how = 'press') => {
  const kind = parseVideoUrl(address)?.kind
  // Written without its scheme, a provider's film looks like a file of the site.
  if ((PROVIDER_NAMES[`${kind}`] === undefined && isFirstParty(address)) || isAllowed('marketing')) {
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
    const { set, stop } = createWriter(box)
    set('tabindex', '-1')
    // Whoever ends meanwhile takes it along.
    stops.push(stop)
    box.addEventListener('blur', stop, { once: true })
    return box
  }
  const isOver = how !== 'below'
  // What the question lies over is not there meanwhile.
  for (const below of isOver ? [...box.children] : []) {
    const { set, stop } = createWriter(below as HTMLElement)
    set('inert', '')
    stops.push(stop)
  }
  const provider = PROVIDER_NAMES[`${kind}`] ?? hostname
  root.render(createPortal(<Placeholder provider={provider} onAllow={() => go(true)} focus={focus} cover={isOver} within={box} />, box))
  stops.push(onAllowed('marketing', go))
  if (how === 'press') box.querySelector<HTMLElement>('.skerry-consent button')?.focus({ preventScroll: true })
  return stop
}
