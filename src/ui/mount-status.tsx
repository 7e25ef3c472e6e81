import { mountUi } from './mount'
import { HiddenStatus } from './visually-hidden'

/** A live region of ours. */
export interface Status {
  say: (text: string) => void
  remove: () => void
}

/** Adds a live region to the end of `box`, before it has any text: otherwise screen readers would not read the text. */
export function mountStatus(box: Element): Status {
  const { update, remove } = mountUi(<HiddenStatus text="" />, (container) => box.append(container))
  return { say: (text) => update(<HiddenStatus text={text} />), remove }
}
