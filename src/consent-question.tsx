import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { write } from './ledger'
import { Placeholder } from './placeholder'
import { allowed, onAllowed } from './services/consent'
import { isOwn } from './services/own'
import { filmOf, PROVIDERS } from './services/players/film'

export { allowed, onAllowed }

/**
 * Asks in `box` whether the provider of `address` may be asked for it; runs `then` once the visitor says so, or consents for the whole
 * page. Whoever has pressed something for this gets to the answer's button. Gives the taking away of the question.
 */
export function ask(box: HTMLElement, address: string, then: () => void): () => void {
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
  const go = () => {
    stop()
    then()
  }
  const focus = () => box.querySelector<HTMLElement>('iframe,video') ?? box
  // What the question lies over is not there meanwhile.
  for (const below of [...box.children]) {
    const { set, stop } = write(below as HTMLElement)
    set('inert', '')
    stops.push(stop)
  }
  root.render(createPortal(<Placeholder provider={PROVIDERS[`${kind}`] ?? hostname} onAllow={go} focus={focus} cover />, box))
  stops.push(onAllowed('marketing', go))
  box.querySelector<HTMLElement>('.skerry-consent button')?.focus({ preventScroll: true })
  return stop
}
