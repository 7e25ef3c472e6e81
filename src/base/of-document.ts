/**
 * A property of the document as browsers define it: an element called `currentScript` takes the place of the document's own property (DOM
 * clobbering), and would decide where our code comes from.
 */
export const ofDocument = <K extends keyof Document>(name: K): Document[K] => Reflect.get(Document.prototype, name, document)
