import { guard } from '../src/base/report'
import { start } from '../src/boot'

/** An older browser, without one of these, keeps the page as it was served (README, “Browsers”). */
const needed: unknown[] = [globalThis.HTMLDialogElement?.prototype.showModal, Object.hasOwn, Array.prototype.findLast]
if (needed.every(Boolean)) guard('boot', 'failed', start)
