// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cached } from '../../scripts/cache'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skerry-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('computes a result once, and again if any part of its input changes', async () => {
  const made: string[] = []
  const keep = (...parts: string[]) =>
    cached(
      'kind',
      parts,
      () => {
        made.push(parts.join('+'))
        return parts.join('+')
      },
      folder,
    )
  expect([await keep('a', 'b'), await keep('a', 'b'), await keep('a', 'c'), await keep('ab'), await keep('a', 'b')]).toEqual([
    'a+b',
    'a+b',
    'a+c',
    'ab',
    'a+b',
  ])
  expect(made).toEqual(['a+b', 'a+c', 'ab'])
})

it('keeps nothing of a result that failed', async () => {
  const fail = () => cached('kind', ['a'], () => Promise.reject(new Error('no')), folder)
  await expect(fail()).rejects.toThrow('no')
  expect(await cached('kind', ['a'], () => 'yes', folder)).toBe('yes')
})

it('leaves no unfinished file behind, even if two processes make the same', async () => {
  await Promise.all([1, 2].map(() => cached('kind', ['a'], async () => 'same', folder)))
  expect(readdirSync(path.join(folder, 'kind'))).toHaveLength(1)
})
