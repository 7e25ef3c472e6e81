import type { Explanation } from '../widgets/popup/explain'
import { forget, type Sight, showRegardless } from './look'

const verdict = ({ open, disabled, willShow, triggers }: Explanation): string => {
  if (open) return 'open now'
  if (disabled) return 'the visitor said “never again”'
  if (willShow) return 'will open by itself'
  return triggers.length ? 'will not open by itself on this page view' : 'opens only by hand: no trigger is set'
}

export interface PopupsProps {
  list: Sight['popups']
  refresh: () => void
}
/** Each popup with what is decided about it, rule by rule, and the two ways around. */
export function Popups({ list, refresh }: PopupsProps) {
  return (
    <>
      {list.map(({ popup, explanation }) => (
        <section className="popup" key={popup.id} aria-label={`Popup ${popup.id}`}>
          <h3>{popup.id}</h3>
          <p className={explanation.willShow || explanation.open ? 'good' : 'muted'}>{verdict(explanation)}</p>
          <ul>
            {explanation.rules.map(({ name, pass, why }) => (
              <li key={`rule ${name}`}>
                <span className={pass ? 'good' : 'bad'}>{pass ? 'passes' : 'against'}</span> <code>{name}</code> {why}
              </li>
            ))}
            {explanation.triggers.map(({ name, state, why }) => (
              <li key={`trigger ${name}`}>
                <span className={state === 'armed' || state === 'fired' ? 'good' : 'bad'}>{state}</span> <code>{name}</code> {why}
              </li>
            ))}
          </ul>
          <div className="actions">
            <button
              type="button"
              onClick={() => {
                showRegardless(popup)
                refresh()
              }}
            >
              Show regardless
            </button>
            <button
              type="button"
              onClick={() => {
                forget(popup)
                refresh()
              }}
            >
              Forget its counters
            </button>
          </div>
        </section>
      ))}
    </>
  )
}
