import { mountUi } from './mount'
import { HiddenStatus } from './visually-hidden'

/** A live region. */
export interface Status {
  say: (text: string) => void
  remove: () => void
}

/** Adds a live region at the end of `box`, before it has text: otherwise screen readers would not announce it. */
export function mountStatus(box: Element): Status {
  const { update, remove } = mountUi(<HiddenStatus text="" />, (container) => box.append(container))
  return { say: (text) => update(<HiddenStatus text={text} />), remove }
}
