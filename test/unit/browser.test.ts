// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutFeatures } from '../../scripts/browser'

it('the tests’ list of disabled browser features includes Playwright’s, which it replaces', () => {
  const core = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const [, list = ''] = /\bdisabledFeatures = \[([\s\S]*?)\]/.exec(readFileSync(path.join(core, 'lib/coreBundle.js'), 'utf8')) ?? []
  const playwrights = [...list.replace(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name)
  expect(playwrights.length).toBeGreaterThan(10)
  expect(playwrights.filter((name) => !name || !withoutFeatures.includes(name))).toEqual([])
})
