export interface FileElement {
  getAttribute(name: string): string | null
  matches(selector: string): boolean
  querySelectorAll(selector: string): FileElement[]
}
export interface FilePage {
  querySelectorAll(selector: string): FileElement[]
  attributes: { name: string; value: string }[]
}
export function readPage(html: string): FilePage
export function whyUnreadable(bytes: Buffer): string
