import { ofDocument } from '../base/document'

const STEP_MS = 50
/** A page with a hanging file never counts as loaded. */
const LIMIT_MS = 5000

/**
 * Resolves when the page has loaded and everybody has been told, whatever listeners have done with the event; after `limit` ms at the latest. Also
 * used by the WordPress plugin (embed/wordpress/held.ts).
 */
export async function whenPageLoaded(limit = LIMIT_MS): Promise<void> {
  let waited = 0
  do {
    await new Promise((done) => setTimeout(done, STEP_MS))
    waited += STEP_MS
  } while (ofDocument('readyState') !== 'complete' && waited < limit)
}
