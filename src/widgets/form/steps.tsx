import { on } from '../../base/events'
import { stopAll } from '../../base/lifetime'
import { adoptStylesheet } from '../../dom/stylesheet'
import { createWriter } from '../../dom/writer'
import { mountUi } from '../../ui/mount'
import { translate } from '../../ui/translate'
import { HiddenStatus } from '../../ui/visually-hidden'
import { controlsOf } from './controls'
import type { FormSettings } from './settings'
import { StepIndicator } from './step-indicator'
import { readSteps } from './step-list'

export interface Steps {
  /** Shows the step that contains the element. */
  showStepOf: (el: Element) => void
  stop: () => void
}

const STYLES = `
:where(.skerry-form-steps){display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0 0 1rem;padding:0;list-style:none}
:where(.skerry-form-steps>li){display:flex;gap:.5em;align-items:center}
:where(.skerry-form-steps>[aria-current]){font-weight:700}
:where(.skerry-form-steps [role=progressbar]){flex:1;border-radius:1em;background:color-mix(in srgb,currentColor 15%,transparent)}
:where(.skerry-form-steps [role=progressbar]>div){box-sizing:border-box;width:var(--e-form-steps-indicator-progress-meter-width);min-height:.5em;padding-inline:.75em;border-radius:1em;background:CanvasText;color:Canvas;text-align:end}
:where(.skerry-form-step-buttons){display:flex;gap:1rem;width:100%}
:where(.skerry-form-step-buttons button){min-height:2.75rem}`

/** Shows one step of a form at a time. Without it, or when it does not load, all fields are shown at once. */
export function startSteps(form: HTMLFormElement, texts: FormSettings): Steps {
  const { steps, submit } = readSteps(form)
  if (steps.length < 2) return { showStepOf: () => {}, stop: () => {} }
  let current = 0
  const writers = steps.map(({ parts }) => parts.map(createWriter))
  const submitWriter = submit && createWriter(submit)
  const indexOf = (el: Element) => steps.findIndex(({ parts }) => parts.some((part) => part.contains(el)))
  const isLast = () => current === steps.length - 1
  const textOf = (i: number) => {
    const position = translate([`Step ${i + 1} of ${steps.length}`, `Krok ${i + 1} z ${steps.length}`], form)
    return steps[i]?.label ? `${position}: ${steps[i]?.label}` : position
  }
  const indicator = () => (
    <StepIndicator
      steps={steps}
      current={current}
      type={texts.step_type}
      shape={texts.step_icon_shape}
      hasSeparators={form.querySelector('.e-field-step') !== null}
      showsPercentage={texts.display_percentage}
      text={textOf(current)}
    />
  )
  const button = (type: 'previous' | 'next', text: string, onClick: () => void) => (
    <div className={`e-form__buttons__wrapper elementor-field-type-${type}`}>
      <button
        type="button"
        className={`elementor-button elementor-size-sm e-form__buttons__wrapper__button e-form__buttons__wrapper__button-${type}`}
        onClick={onClick}
      >
        {text}
      </button>
    </div>
  )
  const buttons = (announced = '') => (
    <div className="e-form__buttons elementor-field-group elementor-column skerry-form-step-buttons" hidden={isLast() && !current}>
      <HiddenStatus text={announced} />
      {current > 0 &&
        button('previous', steps[current]?.previous || texts.step_previous_label || translate(['Previous', 'Wstecz'], form), () =>
          show(current - 1),
        )}
      {!isLast() && button('next', steps[current]?.next || texts.step_next_label || translate(['Next', 'Dalej'], form), goOn)}
    </div>
  )
  const controls = () =>
    steps[current]?.parts.flatMap((part) => [
      ...(part.matches('input,select,textarea') ? [part as HTMLInputElement] : []),
      ...controlsOf(part),
    ]) ?? []
  const show = (index: number) => {
    current = index
    update(textOf(index))
    controls()
      .find((control) => control.getClientRects().length)
      ?.focus()
  }
  const goOn = () => {
    const invalid = controls().find((control) => !control.validity.valid)
    if (invalid) invalid.reportValidity()
    else show(current + 1)
  }
  const reveal = (el: Element) => {
    const index = indexOf(el)
    if (index < 0 || index === current) return
    current = index
    update(textOf(index))
  }
  const indicatorUi = mountUi(indicator(), (container) => form.prepend(container))
  const lastPart = steps.at(-1)?.parts.at(-1)
  const buttonsUi = mountUi(buttons(), (container) => (lastPart ? lastPart.after(container) : form.append(container)))
  const update = (announced?: string) => {
    for (const [i, stepWriters] of writers.entries())
      for (const { set } of stepWriters) set('$display', i === current ? null : 'none!important')
    submitWriter?.set('$display', isLast() ? null : 'none!important')
    indicatorUi.update(indicator())
    buttonsUi.update(buttons(announced))
  }
  update()
  const stops = [
    adoptStylesheet(STYLES),
    // Enter in a field submits a form; in a step it means the next one.
    on<KeyboardEvent>(form, 'keydown', (event) => {
      const target = event.target as HTMLElement
      if (event.key !== 'Enter' || event.isComposing || isLast() || !target.matches('input,select')) return
      event.preventDefault()
      goOn()
    }),
    // The browser cannot show what is wrong with a field that is hidden, and would not submit the form. The first field's step wins.
    on(
      form,
      'invalid',
      (() => {
        let isShown = false
        return ({ target }: Event) => {
          if (isShown) return
          isShown = true
          setTimeout(() => {
            isShown = false
          })
          reveal(target as Element)
        }
      })(),
      { capture: true },
    ),
    on(form, 'reset', () => {
      current = 0
      update()
    }),
    indicatorUi.remove,
    buttonsUi.remove,
    () => submitWriter?.stop(),
    ...writers.flat().map(({ stop }) => stop),
  ]
  return { showStepOf: reveal, stop: () => stopAll(stops) }
}
