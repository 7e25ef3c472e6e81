/** The page's jQuery, when it has one: add-ons expect sets, and listen with it to events that it alone triggers. */
type Query = ((target: any) => any) & { Event?: unknown }
export const jquery = (): Query | undefined => (globalThis as { jQuery?: Query }).jQuery

/** A jQuery set where there is jQuery, else the smallest thing that can be indexed like one. */
export const wrap = (el: unknown): any => jquery()?.(el) ?? [el]
