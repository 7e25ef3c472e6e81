import { getGlobal } from '../base/values'

type JQuery = ((target: any) => any) & { Event?: unknown }

/** The page's jQuery, when it has one: add-ons expect jQuery sets, and listen with it to events that jQuery alone triggers. */
export const jquery = (): JQuery | undefined => {
  const jQuery = getGlobal<JQuery>('jQuery')
  return typeof jQuery === 'function' ? jQuery : undefined
}

/** The node in a jQuery set, or the node itself: a window and a form have something at `[0]` as well. */
export const unwrap = (target: any): any => (Array.isArray(target) || typeof target?.jquery === 'string' ? target[0] : target)

/** The element in a jQuery set; on a page without jQuery in an array, which can be indexed like one. */
export const wrapElement = (el: unknown): any => jquery()?.(el) ?? [el]
