/** Something that an author has written and that nothing on the page will ever answer. */
export interface Mistake {
  el: HTMLElement
  /** The element, for people. */
  where: string
  /** The attribute or the setting, with the group that it stands in. */
  field: string
  /** What is wrong with it, and what was probably meant. */
  what: string
}
export type Say = (field: string, what: string) => void
export type SayOf = (el: HTMLElement) => Say
