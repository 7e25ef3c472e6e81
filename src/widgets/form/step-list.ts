import { queryAll } from '../../base/query-all'
import { safeUrl } from '../../base/safe-url'

/** One step of a form. */
export interface Step {
  /** From 1. */
  number: number
  /** What is shown and hidden with it. */
  parts: HTMLElement[]
  /** The builder's element before them, which is empty but takes up space. */
  marker?: HTMLElement
  label: string
  next: string
  previous: string
  /** The classes of an icon in the page's icon font, or the address of a picture. */
  icon: string
  iconUrl: string
}

const stepOf = (
  number: number,
  parts: HTMLElement[],
  { label, nextbutton, previousbutton, next, previous, icon, iconurl }: DOMStringMap,
): Step => ({
  number,
  parts,
  label: label ?? '',
  next: next ?? nextbutton ?? '',
  previous: previous ?? previousbutton ?? '',
  // If pictures replace the font, the attribute contains markup.
  icon: icon && !/</.test(icon) ? icon : '',
  iconUrl: (iconurl && safeUrl(iconurl)) ?? '',
})

/**
 * The steps of a form, and what is only in its last step: the submit button. In the builder's form, a step is what follows its marker (contract loops
 * §16.3); in a hand-written one, an element with `data-form-step`. Nothing is moved, because a captcha in a frame would load again.
 */
export function readSteps(form: HTMLElement): { steps: Step[]; submit: HTMLElement | null } {
  const submitButton = form.querySelector<HTMLElement>('[type=submit],button:not([type])')
  const handWritten = queryAll(form, '[data-form-step]')
  if (handWritten[0]) {
    const isInStep = submitButton?.closest('[data-form-step]')
    return { steps: handWritten.map((el, i) => stepOf(i + 1, [el], { ...el.dataset })), submit: isInStep ? null : submitButton }
  }
  const submit = submitButton?.closest<HTMLElement>('.elementor-field-type-submit') ?? submitButton
  const steps: Step[] = []
  for (const el of form.querySelector('.elementor-field-type-step')?.parentElement?.children ?? []) {
    const marker = el.matches('.elementor-field-type-step') && el.querySelector<HTMLElement>('.e-field-step')
    if (marker) steps.push({ ...stepOf(steps.length + 1, [], marker.dataset), marker: el as HTMLElement })
    else if (el !== submit) steps.at(-1)?.parts.push(el as HTMLElement)
  }
  return { steps, submit }
}
