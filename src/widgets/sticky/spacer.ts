import { propertyOf } from '../../base/property-of'
import { STICKY_SPACER } from '../../builder/selectors'

/** What decides on the place of a box among its siblings. */
const PLACEMENT = 'position inset display float margin order align-self justify-self grid-area vertical-align'.split(' ')

/** Measures `host` now. The returned function inserts, once the host is out of the flow, an empty box after it that takes exactly its room. */
export function measureSpacer(host: HTMLElement, css: CSSStyleDeclaration): () => HTMLElement {
  const { width, height, top } = host.getBoundingClientRect()
  const bottom = edgeBelow(host)
  const mayCollapse = hasCollapsingMargins(host)
  // Computed lengths leave out the transform of a running entrance animation, which is right; of a content box they leave out the padding.
  const isBorderBox = css.boxSizing === 'border-box'
  const styles = [
    ...PLACEMENT.map((name) => [name, css.getPropertyValue(name)]),
    ['width', isBorderBox ? css.width : `${width}px`],
    ['height', isBorderBox ? css.height : `${height}px`],
  ] as [string, string][]
  return () => {
    const spacer = document.createElement('div')
    spacer.className = STICKY_SPACER
    const { style } = spacer
    style.boxSizing = 'border-box'
    style.flex = style.maxWidth = 'none'
    for (const [name, value] of styles) style.setProperty(name, value)
    host.after(spacer)
    // Margins of the host's first and last children may have collapsed through it; an empty box has to have them itself.
    const addMargin = (side: 'marginTop' | 'marginBottom', by: number) => {
      if (Math.abs(by) > 0.1) style[side] = `${Number.parseFloat(style[side]) + by}px`
    }
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
