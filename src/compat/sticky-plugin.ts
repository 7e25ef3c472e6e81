import { asObject, getGlobal, parseObject } from '../base/values'
import { createWriter, type Writer } from '../dom/writer'
import { SETTINGS } from '../page/selectors'

interface Runtime {
  scan: (root: Element) => void
  unmount: (root: Element) => void
}
const writers = new WeakMap<HTMLElement, Writer>()

/** `jQuery(el).sticky(options)`: writes the options as a sticky element's settings and rescans it; `sticky('destroy')` undoes both. */
export function makeSticky(el: HTMLElement, options: unknown): void {
  const runtime = getGlobal<Runtime>('Skerry')
  const wasSticky = writers.get(el)
  if (options === 'destroy' || wasSticky) {
    if (!wasSticky) return
    runtime?.unmount(el)
    wasSticky.stop()
    writers.delete(el)
    if (options === 'destroy') {
      runtime?.scan(el)
      return
    }
  }
  const { to = 'top', offset, effectsOffset, parent } = asObject(options)
  const writer = createWriter(el)
  writers.set(el, writer)
  writer.set(
    SETTINGS,
    JSON.stringify({
      ...parseObject(el.getAttribute(SETTINGS) ?? ''),
      sticky: to,
      sticky_offset: offset ?? 0,
      sticky_effects_offset: effectsOffset ?? 0,
      sticky_parent: parent ? 'yes' : '',
    }),
  )
  runtime?.unmount(el)
  runtime?.scan(el)
}
