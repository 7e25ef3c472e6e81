import type { Explanation } from '../widgets/popup/explain'
import type { PageFindings } from './inspect-page'
import { forgetVisitor, showRegardless } from './popup-overrides'

const describeVerdict = ({ open, disabled, willShow, triggers }: Explanation): string => {
  if (open) return 'open now'
  if (disabled) return 'the visitor said “never again”'
  if (willShow) return 'will open by itself'
  return triggers.length ? 'will not open by itself on this page view' : 'opens only by hand: no trigger is set'
}

interface PopupListProps {
  popups: PageFindings['popups']
  refresh: () => void
}

/** Each popup with its verdict, its rules and triggers, and two buttons for trying it out. */
export const PopupList = ({ popups, refresh }: PopupListProps) =>
  popups.map(({ popup, explanation }) => (
    <section className="popup" key={popup.id} aria-label={`Popup ${popup.id}`}>
      <h3>{popup.id}</h3>
      <p className={explanation.willShow || explanation.open ? 'good' : 'muted'}>{describeVerdict(explanation)}</p>
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
            forgetVisitor(popup)
            refresh()
          }}
        >
          Forget its counters
        </button>
      </div>
    </section>
  ))
