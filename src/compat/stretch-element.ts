import { isRtl } from '../builder/page-config'
import { createWriter, type Writer } from '../dom/writer'
import { stretchOffset } from '../widgets/stretch/stretch'
import { unwrap } from './jquery'
import { derive, ViewModule } from './modules'

/**
 * `elementorModules.frontend.tools.StretchElement`: makes `element` as wide as the window or a container, less `margin` on both sides; into
 * custom properties with `cssOutput: 'variables'` (contract core §11).
 */
export const StretchElement = derive(ViewModule, {
  getDefaultSettings: () => ({
    element: null,
    direction: isRtl() ? 'right' : 'left',
    selectors: { container: window },
    cssOutput: 'inline',
    margin: 0,
  }),
  stretch(this: any) {
    const { element, direction, selectors, cssOutput, margin } = this.getSettings()
    const el: HTMLElement | undefined = unwrap(element)
    if (!el?.style) return
    this.reset()
    const container = containerOf(selectors?.container)
    const rect = el.getBoundingClientRect()
    const target = {
      left: container ? container.getBoundingClientRect().left + scrollX : 0,
      width: (container ?? document.documentElement).clientWidth,
    }
    const isFixed = getComputedStyle(el).position === 'fixed'
    const side = direction === 'right' ? 'right' : 'left'
    const offset = stretchOffset({ left: rect.left + scrollX, width: rect.width }, target, { isFixed, isRtl: side === 'right' })
    const name = (property: string) => (cssOutput === 'variables' ? `--stretch-${property}` : `$${property}`)
    const writer: Writer = createWriter(el)
    writer.set(name('width'), `${target.width - 2 * margin}px`)
    writer.set(name(side), `${offset + margin}px`)
    this.undo = writer.stop
  },
  reset(this: any) {
    this.undo?.()
    this.undo = undefined
  },
})

/** An element, a jQuery set or a selector; what finds nothing or is the window itself means the window. */
function containerOf(given: unknown): Element | undefined {
  try {
    const found = typeof given === 'string' ? document.querySelector(given) : unwrap(given)
    return found instanceof Element ? found : undefined
  } catch {
    return undefined
  }
}
