import type { PageFindings } from './inspect-page'
import { forgetVisitor, showRegardless } from './popup-overrides'
import { describePopup, plainName, popupTitle } from './popup-words'

interface PopupListProps {
  popups: PageFindings['popups']
  refresh: () => void
}

/** Each popup with what it does on this page view, its rules, triggers, and two buttons to try it. */
export const PopupList = ({ popups, refresh }: PopupListProps) =>
  popups.map(({ popup, explanation, label, openers }, i) => (
    <section className="popup" key={popup.id || `popup ${i}`} aria-label={`Popup ${popup.id || label || 'without an id'}`}>
      <h3>{popupTitle(popup, label)}</h3>
      <p className={explanation.willShow || explanation.open ? 'good' : ''}>{describePopup(explanation, openers)}</p>
      <Reasons {...explanation} />
      <div className="actions">
        <button
          type="button"
          onClick={() => {
            showRegardless(popup)
            refresh()
          }}
        >
          Show anyway
        </button>
        <button
          type="button"
          onClick={() => {
            forgetVisitor(popup)
            refresh()
          }}
        >
          Reset its counters
        </button>
      </div>
    </section>
  ))

/** Its triggers and rules, one per line, with their setting names. */
const Reasons = ({ triggers, rules }: PageFindings['popups'][number]['explanation']) => (
  <ul>
    {triggers.map(({ name, state, why }) => (
      <li key={`trigger ${name}`}>
        <b>{plainName(name)}</b>: <span className={state === 'armed' || state === 'fired' ? 'good' : 'bad'}>{why}</span>{' '}
        <code className="muted">{name}</code>
      </li>
    ))}
    {rules.map(({ name, pass, why }) => (
      <li key={`rule ${name} ${why}`}>
        <b>{plainName(name)}</b> (<span className={pass ? 'good' : 'bad'}>{pass ? 'met' : 'not met'}</span>): {why}{' '}
        <code className="muted">{name}</code>
      </li>
    ))}
  </ul>
)
