import { propertyOf } from '../../base/property-of'
import { STICKY_SPACER } from '../../builder/selectors'

/** What decides on the place of a box among its siblings. */
const PLACEMENT = 'position inset display float margin order alignSelf justifySelf gridArea verticalAlign'.split(
  ' ',
) as (keyof CSSStyleDeclaration)[]

/** Measures `host` now. The returned function inserts, once the host is out of the flow, an empty box after it that takes exactly its room. */
export function measureSpacer(host: HTMLElement, css: CSSStyleDeclaration): () => HTMLElement {
  const { width, height, top } = host.getBoundingClientRect()
  const bottom = edgeBelow(host)
  const isInline = css.display === 'inline'
  const mayCollapse = isInline || hasCollapsingMargins(host)
  // Computed lengths leave out the transform of a running entrance animation, which is right; of a content box they leave out the padding, and
  // an inline box has none.
  const isComputed = css.boxSizing === 'border-box' && !isInline
  const styles = {
    ...Object.fromEntries(PLACEMENT.map((name) => [name, css[name]])),
    // An inline box takes no sizes: without a room of its own it would come free at once, and stick again.
    ...(isInline && { display: 'inline-block', verticalAlign: 'top' }),
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
      addMargin('marginTop', top - spacer.getBoundingClientRect().top)
      addMargin('marginBottom', bottom - edgeBelow(spacer))
    }
    return spacer
  }
}

/** Whether margins inside `el` may collapse through its edges: only then is it worth a layout to measure the inserted spacer. */
const hasCollapsingMargins = (el: Element): boolean =>
  getComputedStyle(el).display === 'block' &&
  [...propertyOf(el, 'children')].some((child) => /[1-9]/.test(getComputedStyle(child).margin) || hasCollapsingMargins(child))

/** Where what comes after `el` in the flow begins, or where its parent ends. A stuck neighbour has left its room to its spacer. */
const edgeBelow = (el: Element): number => {
  const next = el.nextElementSibling
  const spacer = next?.nextElementSibling
  const below = spacer?.className === STICKY_SPACER ? spacer : next
  return below?.getBoundingClientRect().top ?? (propertyOf(el, 'parentElement') as Element).getBoundingClientRect().bottom
}
