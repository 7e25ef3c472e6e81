import { loadStylesheet } from '../../dom/load-stylesheet'
import { conditionalStylesheet } from '../../page/conditional-stylesheet'

/** How long a lightbox waits for the files, in ms. */
const MAX_WAIT_MS = 2000
/** Files that failed to load. */
const missing = new Set<string>()

/** Loads the styles that newer builders leave to their script. Resolves once they have loaded or failed. */
export async function loadMissingRules(pageHasRules: () => boolean): Promise<void> {
  const urls = [conditionalStylesheet('dialog'), conditionalStylesheet('lightbox')].filter((url) => url !== undefined)
  const wanted = urls.filter((url) => !missing.has(url))
  await Promise.all(wanted.map((url) => loadStylesheet(url, MAX_WAIT_MS)))
  if (!pageHasRules()) for (const url of wanted) missing.add(url)
}
