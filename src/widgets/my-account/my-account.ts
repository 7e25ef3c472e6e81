import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { queryFirst } from '../../base/query-all'
import { nextFrame } from '../../dom/next-frame'
import { onMutation } from '../../dom/observe'
import { onResize } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { markSelects } from '../../shop/select-class'
import { equalHeights, type NaturalForm } from './heights'

/** The pages of an account belong to the shop; this makes the forms for guests equally high (contract shop §6). */
export function start(host: HTMLElement): () => void {
  const stops = [markSelects(), ...equalizeForms(host)]
  return () => stopAll(stops)
}

/** Again whenever the widget's size changes, somebody types a password, or the shop's hint about it appears. */
function equalizeForms(host: HTMLElement): (() => void)[] {
  const forms = ['form.login', 'form.register'].flatMap((selector) => queryFirst(host, selector) ?? [])
  if (forms.length < 2) return []
  const writers = createWriters()
  const update = () => {
    for (const form of forms) writers.set(form, { $height: null })
    const heights = equalHeights(forms.map(measure))
    forms.forEach((form, i) => {
      const height = heights[i]
      writers.set(form, { $height: typeof height === 'number' ? `${height}px` : null })
    })
  }
  update()
  let cancel = () => {}
  return [
    // In the next frame, because it changes the size that was reported. What it writes does not depend on itself, so this ends.
    onResize(host, () => {
      cancel()
      cancel = nextFrame(() => update)
    }),
    () => cancel(),
    ...['keyup', 'change'].map((type) => on(host, type, update)),
    ...forms.map((form) => onMutation(form, update, { childList: true, subtree: true })),
    writers.stop,
  ]
}

function measure(form: HTMLElement): NaturalForm {
  const { top, height: outer } = form.getBoundingClientRect()
  const { boxSizing, height } = getComputedStyle(form)
  return { top, outer, around: boxSizing === 'border-box' ? 0 : outer - Number.parseFloat(height) }
}
