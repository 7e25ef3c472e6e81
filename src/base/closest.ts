/** The element that an event came from, or the nearest around it, that matches; the target may also be the document or a text. */
export const closest = <E extends Element = HTMLElement>(event: Event, selector: string): E | null | undefined =>
  (event.target as Partial<Element> | null)?.closest?.<E>(selector)
