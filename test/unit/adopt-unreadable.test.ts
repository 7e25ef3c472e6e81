// @vitest-environment node
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { adoptFolder } from '../../scripts/adopt/command'
import { shared } from '../../scripts/process'
import { readContext } from './adopt-export'

const folder = path.join(shared, 'cases/takeover/adopt-unreadable')

it.skipIf(!existsSync(folder))('a folder whose pages have services, libraries and guarded mentions is taken whole', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'skerry-unreadable-'))
  cpSync(folder, root, { recursive: true })
  const contextOf = await readContext()
  const { pages } = adoptFolder(root, contextOf(root), `${root}.before-skerry`)
  rmSync(root, { recursive: true })
  expect(pages.map(({ name, code, why }) => ({ name, code, why })).filter(({ code }) => code !== 'taken')).toEqual([])
  expect(pages).toHaveLength(12)
})
