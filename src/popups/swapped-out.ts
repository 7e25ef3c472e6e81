/** Whether an element's page was swapped while code for a press on it was loading: its root is then a body outside the document. */
export const wasSwappedOut = (target?: EventTarget | null): boolean =>
  target instanceof Node && target.getRootNode() instanceof HTMLBodyElement
