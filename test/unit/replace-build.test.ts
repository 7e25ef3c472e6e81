// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { replaceBuild } from '../../scripts/build/replace-build'

it('a build replaces the last one, and leaves other commands’ output', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'skerry-build-'))
  const made = (files: string[]) => replaceBuild(out, new Map(files.map((file) => [file, file])))
  const beside = ['cli/skerry.js', 'release/skerry.zip']
  made([...beside, 'skerry.js', 'skerry-wordpress.zip', 'chunks/slider-11111111.js', 'schema/slider.json'])
  made(['skerry.js', 'chunks/slider-22222222.js'])
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  expect(names.sort()).toEqual(['chunks/slider-22222222.js', ...beside, 'skerry.js'].sort())
  expect(readFileSync(path.join(out, 'skerry.js'), 'utf8')).toBe('skerry.js')
  rmSync(out, { recursive: true })
})
