import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { inlinePart } from '../../scripts/build/build-plugins'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const html = read('embed/takeover.html')
const [, source = ''] = /^<script data-cfasync="false" [^>]*>(.*)<\/script>\n$/s.exec(html) ?? []

it('the inline part of a take-over has at most 2,975 bytes, gzipped', () => {
  expect(gzipSync(source).length).toBeLessThanOrEqual(2975)
})
it('its line has nothing that others look for in a page', () => expect(source).not.toMatch(/<\/?(html|head|body|script)|<!--/i))
it('its line in embed/ was built from the current source', async () => expect(source).toBe(await inlinePart(root)))
it('the documents state its line’s hash for a content security policy', () =>
  expect(read('docs/about/policies.md')).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`))
