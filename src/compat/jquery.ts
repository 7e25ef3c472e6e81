/** The page's jQuery, when it has one: add-ons expect sets, and listen with it to events that it alone triggers. */
type Query = ((target: any) => any) & { Event?: unknown }
export const jquery = (): Query | undefined => {
  const { jQuery } = globalThis as { jQuery?: Query }
  // An element with that id is none.
  return typeof jQuery === 'function' ? jQuery : undefined
}

/** A jQuery set where there is jQuery, else the smallest thing that can be indexed like one. */
export const wrap = (el: unknown): any => jquery()?.(el) ?? [el]
