import { STICKY_SPACER } from '../../builder/selectors'

const KEPT = ['position', 'inset', 'display', 'float', 'margin', 'order', 'align-self', 'justify-self', 'grid-area', 'vertical-align']

/** Measures `host` now; the returned function puts an empty box after it that takes exactly its room, once the host is out of the flow. */
export function measureSpacer(host: HTMLElement, css: CSSStyleDeclaration): () => HTMLElement {
  const { width, height, top } = host.getBoundingClientRect()
  const below = edgeBelow(host)
  const isLeaky = leaks(host)
  // Computed lengths do not know of a running entrance animation's transform, but leave out a content box's padding.
  const isWhole = css.boxSizing === 'border-box'
  const shape = [
    ...KEPT.map((name) => [name, css.getPropertyValue(name)]),
    ['width', isWhole ? css.width : `${width}px`],
    ['height', isWhole ? css.height : `${height}px`],
  ] as [string, string][]
  return () => {
    const spacer = document.createElement('div')
    spacer.className = STICKY_SPACER
    const { style } = spacer
    style.boxSizing = 'border-box'
    style.flex = style.maxWidth = 'none'
    for (const [name, value] of shape) style.setProperty(name, value)
    host.after(spacer)
    // Margins of the host's first and last children may have collapsed through it; an empty box has to bring them itself.
    const fix = (side: 'marginTop' | 'marginBottom', by: number) => {
      if (Math.abs(by) > 0.1) style[side] = `${Number.parseFloat(style[side]) + by}px`
    }
    if (isLeaky) {
      fix('marginTop', top - spacer.getBoundingClientRect().top)
      fix('marginBottom', below - edgeBelow(spacer))
    }
    return spacer
  }
}

/** Whether margins inside `el` may collapse through its edges: only then is the spacer, once put in, worth a layout of its own. */
const leaks = (el: Element): boolean =>
  getComputedStyle(el).display === 'block' && [...el.children].some((child) => /[1-9]/.test(getComputedStyle(child).margin) || leaks(child))

/** Where what comes after `el` begins, or where its parent ends. */
const edgeBelow = (el: Element): number =>
  el.nextElementSibling?.getBoundingClientRect().top ?? (el.parentElement as Element).getBoundingClientRect().bottom
