import { closestOf, matchesSelector, propertyOf } from '../../base/property-of'
import { queryAll, queryFirst } from '../../base/query-all'
import { safeUrl } from '../../base/safe-url'

/** One step of a form. */
export interface Step {
  /** From 1. */
  number: number
  /** The elements shown and hidden with it. */
  parts: HTMLElement[]
  /** The builder's marker before them, which is empty but takes up space. */
  marker?: HTMLElement
  label: string
  next: string
  previous: string
  /** Icon font classes, or a picture's URL. */
  icon: string
  iconUrl: string
}

const STEP = '.elementor-field-type-step'

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
  // If the site replaces the font by pictures, this is markup.
  icon: icon && !/</.test(icon) ? icon : '',
  iconUrl: (iconurl && safeUrl(iconurl)) ?? '',
})

/**
 * A form's steps, and the submit button of the last step. In builder forms a step is what follows its marker (contract loops §16.3); in
 * hand-written ones an element with `data-form-step`. Nothing is moved, because a captcha's frame would reload.
 */
export function readSteps(form: HTMLElement): { steps: Step[]; submit: HTMLElement | null } {
  const submitButton = queryFirst(form, '[type=submit],button:not([type])')
  const handWritten = queryAll(form, '[data-form-step]')
  if (handWritten[0]) {
    const isInStep = submitButton && closestOf(submitButton, '[data-form-step]')
    return {
      steps: handWritten.map((el, i) => stepOf(i + 1, [el], { ...propertyOf(el, 'dataset') })),
      submit: isInStep ? null : submitButton,
    }
  }
  const submit = (submitButton && closestOf(submitButton, '.elementor-field-type-submit')) ?? submitButton
  const steps: Step[] = []
  const firstStep = queryFirst(form, STEP)
  // It may be the form itself, which may have a field called `children`.
  const around = firstStep && propertyOf(firstStep, 'parentElement')
  for (const el of around ? propertyOf(around, 'children') : []) {
    const marker = matchesSelector(el, STEP) && queryFirst(el, '.e-field-step')
    if (marker) steps.push({ ...stepOf(steps.length + 1, [], marker.dataset), marker: el as HTMLElement })
    else if (el !== submit) steps.at(-1)?.parts.push(el as HTMLElement)
  }
  return { steps, submit }
}
