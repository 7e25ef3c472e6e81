import path from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import { serveBuilder } from './living-builder'
import { ACCORDION, INLINE } from './site'

interface Options {
  /** Scripts that stay, by their paths. */
  stays?: RegExp
  body?: string
  /** After the builder's scripts. */
  after?: string
}
/** The plugin's page: the builder's scripts are held by the server, and its last script hands them back. */
export async function servePluginsPage(page: Page, { stays, body = '', after = '' }: Options = {}): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(import.meta.dirname, '../../../embed/wordpress/held.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  })
  const print = (file: string) =>
    `${file.endsWith('elementor/assets/js/frontend.min.js') ? '<script>var elementorFrontendConfig = {"version":"3.21.6","urls":{"assets":""}};</script>' : ''}<script${stays?.test(file) ? '' : ' type="skerry/held"'} src="${file}"></script>`
  await serveBuilder(page, {
    ours: `${INLINE}<script data-takeover="server">0</script><script defer src="/skerry.js"></script>`,
    body: ACCORDION + body,
    print,
    last: `${after}<script>{${outputFiles[0]?.text}}</script>`,
  })
}
