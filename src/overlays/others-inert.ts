import { focusedElement, isPageHidden } from '../base/document'
import { stopAll } from '../base/lifetime'
import { containsNode } from '../base/property-of'
import { focus } from '../dom/focusable'
import { createWriters } from '../dom/writers'
import { watchAddedElements } from './added-elements'
import { type Beside, placeOf, readBeside } from './beside'
import { type Covering, overlays } from './state'

/**
 * Makes everything beside an overlay and its ancestors unreachable by keyboard and pointer, except third-party dialogs, elements the site
 * puts above them, and what scripts show from now on.
 */
function makeOthersInert(covering: Covering, beside: Beside, isLate?: boolean): () => void {
  const { root, coversBanners } = covering
  const { inert, high } = beside
  const inertness = createWriters()
  const write = () => {
    // A script may have moved the focus there meanwhile, where it would be lost.
    if (isLate && inert.some((el) => containsNode(el, focusedElement()))) focus(root)
    for (const el of inert) inertness.set(el, { inert: true })
  }
  const stops: (() => void)[] = []
  // A hidden tab paints nothing.
  if (isLate && !isPageHidden()) stops.push(afterPaint(write))
  else write()
  const places = createWriters()
  for (const el of high) places.set(el, { '$z-index': `${placeOf(coversBanners) - 1}!important` })
  stops.push(inertness.stop, places.stop, watchAddedElements({ ...covering, ...beside, inertness }))
  return () => stopAll(stops)
}

/** Calls `then` after the next paint, unless the returned function is called before. */
function afterPaint(then: () => void): () => void {
  let isOver = false
  requestAnimationFrame(() => setTimeout(() => isOver || then()))
  return () => {
    isOver = true
  }
}

/**
 * Makes everything beside an overlay inert until the returned function is called. Of several, only the last counts; it may be inside what
 * the previous one made inert, like a cart in the page over a panel. Pass `beside` if it was read before writing to the page; it does not
 * count over another overlay, which has lowered parts of the page.
 */
export function coverOthers(covering: Covering, beside?: Beside): () => void {
  const { coverings } = overlays
  const update = (known?: Beside) => {
    const wasCovered = !!overlays.uncover
    overlays.uncover?.()
    const last = coverings.at(-1)
    const read = last && ((!wasCovered && known) || readBeside(last))
    overlays.pageParts = read?.wasShown
    overlays.uncover = read && makeOthersInert(last, read, last.inertAfterPaint && !wasCovered)
  }
  coverings.push(covering)
  update(beside)
  return () => {
    coverings.splice(coverings.indexOf(covering), 1)
    update()
  }
}
