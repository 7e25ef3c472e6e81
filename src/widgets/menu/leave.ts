import { on } from '../../services/events'

/**
 * For `focusout`: the focus has gone from `host`. When a press has taken it away, `then` waits for the click: what closes at once may
 * move the page, and what was pressed would no longer be below the pointer.
 */
export const leaving =
  (host: HTMLElement, then: () => void) =>
  ({ relatedTarget: to }: FocusEvent): void => {
    if (!to || host.contains(to as Node)) return
    if ((to as Element).matches(':active')) on(document, 'click', then, { once: true })
    else then()
  }
