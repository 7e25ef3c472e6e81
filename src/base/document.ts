import { propertyOf } from './property-of'

// The document's own properties, even if an element shadows them. All other code reads them through here (test/unit/structure.test.ts).

/** A document property that is not a function. */
export const ofDocument = <K extends keyof Document>(name: K): Document[K] => propertyOf(document, name)

/** The base URL of the page. */
export const baseUri = (): string => ofDocument('baseURI')
export const pageRoot = (): HTMLHtmlElement => ofDocument('documentElement') as HTMLHtmlElement
export const pageBody = (): HTMLBodyElement => ofDocument('body') as HTMLBodyElement
export const pageHead = (): HTMLHeadElement => ofDocument('head')
export const pageTitle = (): string => ofDocument('title')
/** Whether the page is in a background tab. */
export const isPageHidden = (): boolean => ofDocument('hidden')
export const focusedElement = (): Element | null => ofDocument('activeElement')
/** The focused element itself where it is in an open shadow root, not the root's host. */
export function focusedInside(): Element | null {
  let el = focusedElement()
  for (let inner = el; inner; inner = inner && (propertyOf(inner, 'shadowRoot')?.activeElement ?? null)) el = inner
  return el
}
export const elementById = (id: string): HTMLElement | null => propertyOf(document, 'getElementById').call(document, id)
