import { ofDocument } from '../base/document'

const STEP_MS = 50
/** In ms: a page with a hanging file never loads. */
const LIMIT_MS = 5000

/**
 * Resolves when the page has loaded and all listeners have run, whatever they did with the event; at most after `limit` ms. Also used by
 * the WordPress plugin (embed/wordpress/held.ts).
 */
export async function whenPageLoaded(limit = LIMIT_MS): Promise<void> {
  let waited = 0
  do {
    await new Promise((done) => setTimeout(done, STEP_MS))
    waited += STEP_MS
  } while (ofDocument('readyState') !== 'complete' && waited < limit)
}
