import { asObject, getGlobal, parseObject } from '../base/values'
import { createWriters, type Writers } from '../dom/writers'
import { SETTINGS } from '../page/selectors'

interface Runtime {
  scan: (root: Element) => void
  unmount: (root: Element) => void
}
const sticky = new WeakMap<HTMLElement, Writers>()

/** `jQuery(el).sticky(options)`: writes the options as a sticky element's settings and rescans it; `sticky('destroy')` undoes both. */
export function makeSticky(el: HTMLElement, options: unknown): void {
  const runtime = getGlobal<Runtime>('Skerry')
  const wasSticky = sticky.get(el)
  if (options === 'destroy' || wasSticky) {
    if (!wasSticky) return
    runtime?.unmount(el)
    wasSticky.stop()
    sticky.delete(el)
    if (options === 'destroy') {
      runtime?.scan(el)
      return
    }
  }
  const { to = 'top', offset, effectsOffset, parent } = asObject(options)
  const writers = createWriters()
  sticky.set(el, writers)
  writers.set(el, {
    [SETTINGS]: JSON.stringify({
      ...parseObject(el.getAttribute(SETTINGS) ?? ''),
      sticky: to,
      sticky_offset: offset ?? 0,
      sticky_effects_offset: effectsOffset ?? 0,
      sticky_parent: parent ? 'yes' : '',
    }),
  })
  runtime?.unmount(el)
  runtime?.scan(el)
}
