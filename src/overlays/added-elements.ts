import { pageBody, pageRoot } from '../base/document'
import { stopAll } from '../base/lifetime'
import { closestOf, containsNode, matchesSelector, propertyOf } from '../base/property-of'
import { onMutation } from '../dom/observe'
import { nextFrame } from '../dom/on-scroll'
import { createWriters, type Writers } from '../dom/writers'
import { childrenOf, containsAboveDialogs, DEEP_ELEMENTS } from './above-dialogs'
import { type Beside, isBeside, isEmptyLayer, partsAbovePage } from './beside'
import { overlays } from './state'
import { LIMIT, stackPlace } from './z-index'

/** Interface parts that belong above a page. Anything else shown again is the page's own: a bar, a back-to-top button. */
const HELPERS = '[role$=dialog],[role=listbox],[role=menu],[role=tooltip],[role=grid],[role=alert],[role=status],[aria-modal=true]'

interface Watch extends Pick<Beside, 'wasShown' | 'all'> {
  root: HTMLElement
  /** Set while the page is inert. */
  inertness?: Writers
  coversBanners?: boolean | undefined
}

/**
 * Makes content that scripts append to the body or show there while an overlay is open visible and usable: a calendar, address suggestions,
 * a captcha, a chat, a consent banner. Raises it above the overlay if necessary; page content becomes inert instead.
 */
export function watchAddedElements(watch: Watch): () => void {
  const { root, inertness } = watch
  const places = createWriters()
  let isFrameRequested = false
  let isStopped = false
  // Few scripts append to the document's root element.
  const hadOutside = new Set(outsideBody())
  const isNearBody = (el: Element) => !closestOf(el, DEEP_ELEMENTS) || !watch.all.has(closestOf(el, 'body>*') ?? root)
  const onPageChange = (records: MutationRecord[]) => {
    // A slider deep in the page writes every frame; elements above dialogs are near the body, or in what has been appended to it.
    if (isFrameRequested || !records.some(({ target }) => isNearBody(target as Element) && !containsNode(root, target))) return
    isFrameRequested = true
    nextFrame(() => {
      isFrameRequested = false
      if (isStopped) return
      const above = stackPlace(root)
      const outside = outsideBody().filter((el) => !hadOutside.has(el))
      const plans = [...propertyOf(pageBody(), 'children'), ...outside]
        .filter((el) => isBeside(el, root))
        .map((el) => judge(el, watch, above))
      return () => {
        if (isStopped) return
        for (const { el, isFree, raised } of plans) {
          if (isFree) inertness?.release(el)
          else if (isFree === false) inertness?.set(el, { inert: true })
          for (const part of raised) places.set(part, { '$z-index': `${Math.min(above + 1, LIMIT)}!important` })
        }
      }
    })
  }
  const stops = [
    onMutation(pageRoot(), onPageChange, { childList: true }),
    onMutation(pageBody(), onPageChange, { childList: true, subtree: true, attributeFilter: ['class', 'style', 'hidden'] }),
    places.stop,
  ]
  return () => {
    isStopped = true
    stopAll(stops)
  }
}

const outsideBody = () => [...propertyOf(pageRoot(), 'children')].filter((el) => !matchesSelector(el, 'head,body'))

interface Judgement {
  el: HTMLElement
  /** Undefined if unknown: leave it as it is. */
  isFree?: boolean
  /** Elements to raise above the overlay. */
  raised: HTMLElement[]
}

/** Judges a child of the body. */
function judge(el: HTMLElement, { root, wasShown, all, coversBanners }: Watch, above: number): Judgement {
  if (wasShown.has(el)) return { el, raised: [], ...(!coversBanners && containsAboveDialogs(el) && { isFree: true }) }
  // One of our overlays has its place already.
  if (overlays.layers.some((layer) => layer.root !== root && containsNode(el, layer.root))) return { el, raised: [] }
  const isUsed = (part: Element) => {
    // A decoration of the page, such as falling snow.
    if (all.has(part) && isEmptyLayer(part)) return false
    const { position, pointerEvents } = getComputedStyle(part)
    const isMessage = position === 'absolute' || (pointerEvents === 'none' && childrenOf(part)[0])
    return !all.has(el) || isMessage || matchesSelector(part, HELPERS) || containsAboveDialogs(part)
  }
  const parts = partsAbovePage(el).filter(isUsed) as HTMLElement[]
  const isLow = (part: HTMLElement) => !(+getComputedStyle(part).zIndex > above)
  if (parts[0]) return { el, isFree: true, raised: parts.filter(isLow) }
  return { el, raised: [], ...(el.getBoundingClientRect().height > 0 && { isFree: false }) }
}
