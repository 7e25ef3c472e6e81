import { ChangingText } from './changing-text'
import { HIDDEN_TEXT } from './hidden-text'

/** A live region that React draws: screen readers announce its text when it changes. */
export const HiddenStatus = ({ text }: { text: string }) => (
  <div role="status" style={HIDDEN_TEXT}>
    <ChangingText text={text} />
  </div>
)
