import { ChangingText } from './changing-text'
import { HIDDEN_TEXT } from './hidden-text'

/** A text that screen readers read in place of its visible counterpart, which is hidden from them, without announcing it. */
export const HiddenText = ({ text }: { text: string }) => <span style={HIDDEN_TEXT}>{text}</span>

/** A live region: screen readers announce its text when it changes. */
export const HiddenStatus = ({ text }: { text: string }) => (
  <div role="status" style={HIDDEN_TEXT}>
    <ChangingText text={text} />
  </div>
)
