import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { safe } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { onMutation } from '../../dom/observe'
import { nextFrame, onResize } from '../../dom/on-scroll'
import { createWriters } from '../../dom/writers'
import { markSelects } from '../../integrations/shop/select-class'
import { equalHeights, type NaturalForm } from './heights'

/** Equalizes the heights of the forms for guests; the shop renders everything else (contract shop §6). */
export function start(host: HTMLElement): () => void {
  const stops = [markSelects(), ...equalizeForms(host)]
  return () => stopAll(stops)
}

/** Runs whenever the widget resizes, a password is typed, or the shop's password hint appears. */
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
    // In the next frame, because it changes the reported size. It does not depend on its own result, so it settles.
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
  const { top, height: outer } = safe(form).getBoundingClientRect()
  const { boxSizing, height } = getComputedStyle(form)
  return { top, outer, around: boxSizing === 'border-box' ? 0 : outer - Number.parseFloat(height) }
}
