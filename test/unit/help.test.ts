// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '../..')
/** Our commands, with the script that each starts. */
const commands = Object.entries(manifest.scripts).flatMap(([name, command]) => {
  const [, script] = /^node scripts\/run\.mjs (\S+)$/.exec(command) ?? []
  return script ? [[name, script] as const] : []
})

it('there are commands', () => expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['build', 'demo', 'test', 'adopt'])))

it.each(commands)('npm run %s has its help at the top of its script, and reads its arguments', (name, script) => {
  const source = readFileSync(path.join(root, script), 'utf8')
  expect(source).toMatch(/^\/\*\*[\s\S]*?\*\//)
  expect(source.slice(0, source.indexOf('*/'))).toContain(name === 'test' ? 'npm test' : `npm run ${name}`)
  expect(source).toMatch(/\bparseArgs\(|\badopt\(/)
})

it.each(['test', 'demo', 'adopt', 'build', 'release'])('npm run %s -- --help prints it, and does nothing', { timeout: 60_000 }, (name) => {
  const script = commands.find(([one]) => one === name)?.[1] ?? ''
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', script, '--help'], { cwd: root, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(name === 'test' ? /^npm test/ : new RegExp(`npm run ${name}`))
  expect(stdout.trim().split('\n').length).toBeGreaterThan(1)
})
