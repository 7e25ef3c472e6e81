import { propertyOf } from '../../base/property-of'
import { STICKY_SPACER } from '../../builder/selectors'

/** What decides on the place of a box among its siblings. */
const PLACEMENT = 'position inset display float margin order placeSelf gridArea verticalAlign'.split(' ') as (keyof CSSStyleDeclaration)[]

/** Measures `host` now. The returned function inserts, once the host is out of the flow, an empty box after it that takes exactly its room. */
export function measureSpacer(host: HTMLElement, parent: HTMLElement, css: CSSStyleDeclaration): () => HTMLElement {
  // For a text in the document's coordinates: while its line is taller the browser may scroll (scroll anchoring). For a block in the window's:
  // that scrolling then shows a margin which collapses through the parent, too.
  const edgeOf = (el: Element, side: 'top' | 'bottom' = 'top') => el.getBoundingClientRect()[side] + (isText ? scrollY : 0)
  /** Where what comes after `el` in the flow begins, or where the parent ends. A stuck neighbour has left its room to its spacer. */
  const bottomOf = (el: Element) => {
    // What is in the same line does not come after it.
    const next = isText ? null : el.nextElementSibling
    const after = next?.nextElementSibling
    const below = after?.className === STICKY_SPACER ? after : next
    return below ? edgeOf(below) : edgeOf(parent, 'bottom')
  }
  // A box in a line takes no sizes, except a picture's, and computes to none.
  const isText = css.width === 'auto'
  const top = edgeOf(host)
  const bottom = bottomOf(host)
  const mayCollapse = isText || hasCollapsingMargins(host)
  // Computed lengths leave out the transform of a running entrance animation, which is right; of a content box they leave out the padding.
  const { width, height } = host.getBoundingClientRect()
  const isComputed = css.boxSizing === 'border-box' && !isText
  const styles = {
    ...Object.fromEntries(PLACEMENT.map((name) => [name, css[name]])),
    // Without a room of its own it would come free at once, and stick again.
    ...(css.display === 'inline' && { display: 'inline-block' }),
    ...(isText && { verticalAlign: 'top' }),
    width: isComputed ? css.width : `${width}px`,
    height: isComputed ? css.height : `${height}px`,
    boxSizing: 'border-box',
    flex: 'none',
    maxWidth: 'none',
  }
  return () => {
    const spacer = document.createElement('div')
    const style = Object.assign(spacer.style, styles)
    spacer.className = STICKY_SPACER
    host.after(spacer)
    const addMargin = (side: 'marginTop' | 'marginBottom', by: number) => {
      style[side] = `${Number.parseFloat(style[side]) + by}px`
    }
    // Margins of the host's first and last children may have collapsed through it; an empty box has to have them itself. In a line, what comes
    // after a box also depends on the line.
    if (mayCollapse) {
      addMargin('marginTop', top - edgeOf(spacer))
      addMargin('marginBottom', bottom - bottomOf(spacer))
    }
    return spacer
  }
}

/** Whether margins inside `el` may collapse through its edges: only then is it worth a layout to measure the inserted spacer. */
const hasCollapsingMargins = (el: Element): boolean =>
  getComputedStyle(el).display === 'block' &&
  [...propertyOf(el, 'children')].some((child) => /[1-9]/.test(getComputedStyle(child).margin) || hasCollapsingMargins(child))
