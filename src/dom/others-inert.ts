import { stopAll } from '../base/lifetime'
import { containsAboveDialogs } from './above-dialogs'
import { createWriter } from './writer'

const NEVER_INERT = 'script,style,link,template,dialog,.dialog-widget'

/**
 * Everything beside an element and its ancestors can be reached neither by keyboard nor by pointer, except dialogs, and what the site puts above
 * them: a consent banner.
 */
export function makeOthersInert(el: HTMLElement): () => void {
  const stops: (() => void)[] = []
  for (let node = el; node !== document.body && node.parentElement; node = node.parentElement)
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.matches(NEVER_INERT) && !containsAboveDialogs(sibling)) {
        const { set, stop } = createWriter(sibling)
        set('inert', true)
        stops.push(stop)
      }
  return () => stopAll(stops)
}
