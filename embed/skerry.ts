import { guard } from '../src/base/report'
import { start } from '../src/boot'

/** An older browser without one of these functions keeps the served page (docs/about/browsers.md). */
const needed: unknown =
  (globalThis.HTMLDialogElement?.prototype as Partial<HTMLDialogElement> | undefined)?.showModal &&
  (Object as Partial<ObjectConstructor>).hasOwn &&
  ([] as Partial<unknown[]>).findLast
if (needed) guard('boot', 'failed', start)
