import path from 'node:path'
import type { Page } from 'playwright/test'
import { inlinePart } from '../../../scripts/build/build-plugins'
import { serveBuilder } from './living-builder'
import { ACCORDION, INLINE } from './site'

interface Options {
  /** Scripts that stay, by their paths. */
  stays?: RegExp
  body?: string
  /** Before our part of the head. */
  head?: string
  /** After the builder's scripts. */
  after?: string
}
/** The plugin's page: the builder's scripts are held by the server, and its last script hands them back. */
export async function servePluginsPage(page: Page, { stays, head = '', body = '', after = '' }: Options = {}): Promise<void> {
  const held = await inlinePart(path.resolve(import.meta.dirname, '../../..'), 'embed/wordpress/held.ts')
  const print = (file: string) =>
    `${file.endsWith('elementor/assets/js/frontend.min.js') ? '<script>var elementorFrontendConfig = {"version":"3.21.6","urls":{"assets":""}};</script>' : ''}<script${stays?.test(file) ? '' : ' type="skerry/held"'} src="${file}"></script>`
  await serveBuilder(page, {
    ours: `${head}${INLINE}<script data-takeover="server">0</script><script id="skerry-js" defer src="/skerry.js"></script>`,
    body: ACCORDION + body,
    print,
    last: `${after}<script id="skerry-js-held">${held}</script>`,
  })
}
