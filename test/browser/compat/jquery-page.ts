import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const file = createRequire(import.meta.url)
  .resolve('jquery')
  .replace(/[^/]+$/, 'jquery.min.js')

/** Serves the real jQuery as `/jquery.min.js` of the page. */
export const serveJquery = (page: Page) =>
  page.route('**/jquery.min.js', (route) => route.fulfill({ contentType: 'text/javascript', path: file }))
