import type { CSSProperties } from 'react'
import { ChangingText } from '../../ui/changing-text'
import type { FormSettings } from './settings'
import type { Step } from './step-list'

interface IndicatorProps {
  steps: Step[]
  current: number
  type: FormSettings['step_type']
  shape: FormSettings['step_icon_shape']
  /** The builder's stylesheet draws lines between steps. */
  hasSeparators: boolean
  showsPercentage: boolean
  /** Labels the progress bar. */
  text: string
}

const BLOCK = 'e-form__indicators'

/** Shows the current step, in the builder's markup, which sites style (contract loops §16.3). */
export function StepIndicator({ steps, current, type, shape, hasSeparators, showsPercentage, text }: IndicatorProps) {
  if (type === 'none') return null
  const blockClass = `${BLOCK} ${BLOCK}--type-${type} skerry-form-steps`
  if (type === 'progress_bar') {
    const percentage = Math.floor(((current + 1) / steps.length) * 100)
    return (
      <div className={blockClass} style={{ '--e-form-steps-indicator-progress-meter-width': `${percentage}%` } as CSSProperties}>
        <div
          className={`${BLOCK}__indicator__progress`}
          role="progressbar"
          aria-label={text}
          aria-valuenow={percentage}
          aria-valuetext={text}
        >
          <div className={`${BLOCK}__indicator__progress__meter`}>{showsPercentage && <ChangingText text={`${percentage}%`} />}</div>
        </div>
      </div>
    )
  }
  const has = (part: string) => type.includes(part)
  const shapeClass = shape === 'none' ? '' : ` ${BLOCK}__indicator--shape-${shape}`
  return (
    <ol className={blockClass}>
      {steps.flatMap(({ number, label, icon, iconUrl }, i) => {
        const state = i === current ? 'active' : i < current ? 'completed' : 'inactive'
        const hasIcon = has('icon') && (icon || iconUrl)
        return [
          ...(i && hasSeparators ? [<li key={`before ${number}`} className={`${BLOCK}__indicator__separator`} aria-hidden="true" />] : []),
          <li
            key={number}
            className={`${BLOCK}__indicator ${BLOCK}__indicator--state-${state}`}
            data-state={state}
            aria-current={i === current ? 'step' : undefined}
          >
            {hasIcon && (
              <span className={`${BLOCK}__indicator__icon${shapeClass}`}>
                {iconUrl ? <img src={iconUrl} alt="" /> : <i className={icon} aria-hidden="true" />}
              </span>
            )}
            {(has('number') || (has('icon') && !hasIcon)) && <span className={`${BLOCK}__indicator__number${shapeClass}`}>{number}</span>}
            {has('text') && <span className={`${BLOCK}__indicator__label`}>{label || number}</span>}
          </li>,
        ]
      })}
    </ol>
  )
}
