import { queryAll } from '../base/query-all'
import { describeElement, report } from '../base/report'
import { excerpt } from '../base/values'

/** The elements matching the selector in a setting; `undefined`, with a report, if it is invalid. */
export function querySetting(host: HTMLElement, name: string, selector: string): HTMLElement[] | undefined {
  try {
    return queryAll(document, selector)
  } catch {
    report(describeElement(host), `${name}: expected a selector, got ${excerpt(selector)}`)
  }
}
