import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './import-graph'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm

it('every value that a file in src exports is used by another file, if only its test', () => {
  const users = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'embed', 'scripts', 'test'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|php)$/.test(file))
    .map((file) => ({ file, words: new Set(read(file).match(/\w+/g)) }))
  const unused = sourceFiles(root).flatMap((file) => {
    const text = read(file)
    return [...text.matchAll(EXPORT)]
      .filter(([, name]) => !users.some((other) => other.file !== file && other.words.has(name as string)))
      .map(({ 1: name, index }) => `${file}:${text.slice(0, index).split('\n').length} ${name}`)
  })
  expect(unused).toEqual([])
})
