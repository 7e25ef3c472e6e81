import { propertyOf } from './property-of'

// The document's own properties, even if an element has the same name. All other code reads the document through here (test/unit/structure.test.ts).

/** A property of the document that is not a function. */
export const ofDocument = <K extends keyof Document>(name: K): Document[K] => propertyOf(document, name)

/** What relative addresses on the page resolve against. */
export const baseUri = (): string => ofDocument('baseURI')
export const pageRoot = (): HTMLHtmlElement => ofDocument('documentElement') as HTMLHtmlElement
export const pageBody = (): HTMLBodyElement => ofDocument('body') as HTMLBodyElement
export const pageHead = (): HTMLHeadElement => ofDocument('head')
export const pageTitle = (): string => ofDocument('title')
/** Whether the page is in a background tab. */
export const isPageHidden = (): boolean => ofDocument('hidden')
export const focusedElement = (): Element | null => ofDocument('activeElement')
export const elementById = (id: string): HTMLElement | null => propertyOf(document, 'getElementById').call(document, id)
