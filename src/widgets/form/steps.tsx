import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { matchesSelector, safe } from '../../base/property-of'
import { queryFirst } from '../../base/query-all'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriters } from '../../dom/writers'
import * as texts from '../../page/texts/en'
import { fillIn, translate } from '../../page/texts/translate'
import type { Status } from '../../ui/add-status'
import { ChangingText } from '../../ui/changing-text'
import { mountUi } from '../../ui/mount'
import { controlsOf } from './controls'
import type { FormSettings } from './settings'
import { StepIndicator } from './step-indicator'
import { readSteps, type Step } from './step-list'

export interface Steps {
  /** Shows the step with this element. */
  showStepOf: (el: Element) => void
  stop: () => void
}

const STYLES = `
:where(.skerry-form-steps){display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0 0 1rem;padding:0;list-style:none}
:where(.skerry-form-steps>li){display:flex;gap:.5em;align-items:center}
:where(.skerry-form-steps>[aria-current]){font-weight:700}
:where(.skerry-form-steps [role=progressbar]){flex:1;border-radius:1em;background:color-mix(in srgb,currentColor 15%,transparent)}
:where(.skerry-form-steps [role=progressbar]>div){box-sizing:border-box;width:var(--e-form-steps-indicator-progress-meter-width);min-height:.5em;padding-inline:.75em;border-radius:1em;background:CanvasText;color:Canvas;text-align:end}
@media(forced-colors:active){:where(.skerry-form-steps [role=progressbar]){border:1px solid}:where(.skerry-form-steps [role=progressbar]>div){forced-color-adjust:none;background:Highlight;color:HighlightText}}
:where(.skerry-form-step-buttons){display:flex;width:100%}
:where(.skerry-form-step-buttons:not(.elementor-form *)){gap:1rem}
:where(.skerry-form-step-buttons button){min-height:1.5rem}
:where(.skerry-form-step-buttons:not(.elementor-form *) button){min-height:2.75rem}`

const stepButton = (type: 'previous' | 'next', text: string, onClick: () => void) => (
  <div className={`elementor-field-group e-form__buttons__wrapper elementor-field-type-${type}`}>
    <button
      type="button"
      className={`elementor-button elementor-size-sm e-form__buttons__wrapper__button e-form__buttons__wrapper__button-${type}`}
      onClick={onClick}
    >
      <ChangingText text={text} />
    </button>
  </div>
)

const readIndicator = (form: HTMLFormElement, { step_type: type, step_icon_shape: shape, display_percentage }: FormSettings) => ({
  type,
  shape,
  hasSeparators: queryFirst(form, '.e-field-step') !== null,
  showsPercentage: display_percentage,
})

const labelsOf = (step: Step | undefined, settings: FormSettings, form: HTMLFormElement) => ({
  previous: step?.previous || settings.step_previous_label || translate(texts.formPrevious, form),
  next: step?.next || settings.step_next_label || translate(texts.formNext, form),
})

function positionText(steps: Step[], i: number, form: HTMLFormElement): string {
  const position = fillIn(translate(texts.formStep, form), i + 1, steps.length)
  return steps[i]?.label ? `${position}: ${steps[i]?.label}` : position
}

const isSubmitKey = ({ key, isComposing, target }: KeyboardEvent) =>
  key === 'Enter' && !isComposing && matchesSelector(target as HTMLElement, 'input,select')

const controlsIn = (parts: HTMLElement[]) =>
  parts.flatMap((part) => [...(part.matches('input,select,textarea') ? [part as HTMLInputElement] : []), ...controlsOf(part)])

interface StepButtonsProps {
  previous: string
  next: string
  goBack: false | (() => void)
  goOn: false | (() => void)
}
const StepButtons = ({ previous, next, goBack, goOn }: StepButtonsProps) => (
  <div className="e-form__buttons skerry-form-step-buttons">
    {goBack && stepButton('previous', previous, goBack)}
    {goOn && stepButton('next', next, goOn)}
  </div>
)

/** Shows one step of a form at a time. If this code fails to load, all fields are visible. */
export function startSteps(form: HTMLFormElement, settings: FormSettings, say: Status['say']): Steps {
  const { steps, submit } = readSteps(form)
  if (steps.length < 2) return { showStepOf: () => {}, stop: () => {} }
  let current = 0
  const writers = createWriters()
  const display = (el: HTMLElement | null | undefined, isShown: boolean) =>
    el && writers.set(el, { $display: isShown ? null : 'none!important' })
  for (const { marker } of steps) display(marker, false)
  const options = readIndicator(form, settings)
  const isLast = () => current === steps.length - 1
  const textOf = (i: number) => positionText(steps, i, form)
  const indicator = () => <StepIndicator {...options} steps={steps} current={current} text={textOf(current)} />
  const buttons = () => {
    const labels = labelsOf(steps[current], settings, form)
    const goBack = current > 0 && (() => show(current - 1))
    return <StepButtons {...labels} goBack={goBack} goOn={!isLast() && goOn} />
  }
  const controls = () => controlsIn(steps[current]?.parts ?? [])
  const show = (index: number) => {
    update(textOf(index), index)
    const visible = controls().find((control) => control.getClientRects().length)
    visible?.focus()
  }
  const goOn = () => {
    const invalid = controls().find((control) => !control.validity.valid)
    if (invalid) invalid.reportValidity()
    else show(current + 1)
  }
  const reveal = (el: Element) => {
    const index = steps.findIndex(({ parts }) => parts.some((part) => part.contains(el)))
    if (index >= 0 && index !== current) update(textOf(index), index)
  }
  const indicatorUi = mountUi(indicator(), (container) => safe(form).prepend(container))
  const lastPart = steps.at(-1)?.parts.at(-1)
  const buttonsUi = mountUi(buttons(), (container) => (lastPart ? lastPart.after(container) : safe(form).append(container)))
  const update = (announced = '', index = current) => {
    current = index
    for (const [i, { parts }] of steps.entries()) for (const part of parts) display(part, i === current)
    display(submit, isLast())
    indicatorUi.update(indicator())
    buttonsUi.update(buttons())
    say(announced)
  }
  update()
  const stops = [
    adoptStylesheet(STYLES),
    // Enter in a field submits a form; in a step it means the next step.
    on<KeyboardEvent>(form, 'keydown', (event) => {
      if (isLast() || !isSubmitKey(event)) return
      event.preventDefault()
      goOn()
    }),
    on(form, 'beforematch', ({ target }) => reveal(target as Element)),
    on(form, 'reset', () => update(undefined, 0)),
    indicatorUi.remove,
    buttonsUi.remove,
    writers.stop,
  ]
  return { showStepOf: reveal, stop: () => stopAll(stops) }
}
