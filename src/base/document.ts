import { propertyOf } from './property-of'

// What the document knows, also where an element has the name of what is asked: nothing else asks it by itself (test/unit/structure.test.ts).

/** A property of the document's that is no function. */
export const ofDocument = <K extends keyof Document>(name: K): Document[K] => propertyOf(document, name)

/** What addresses on the page are relative to. */
export const baseUri = (): string => ofDocument('baseURI')
export const pageRoot = (): HTMLHtmlElement => ofDocument('documentElement') as HTMLHtmlElement
export const pageBody = (): HTMLBodyElement => ofDocument('body') as HTMLBodyElement
export const pageHead = (): HTMLHeadElement => ofDocument('head')
export const pageTitle = (): string => ofDocument('title')
/** Whether the page is in a tab that nobody looks at. */
export const isPageHidden = (): boolean => ofDocument('hidden')
export const focusedElement = (): Element | null => ofDocument('activeElement')
export const elementById = (id: string): HTMLElement | null => propertyOf(document, 'getElementById').call(document, id)
