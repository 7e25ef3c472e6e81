import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '../harness'

const hasPhpcs = spawnSync('phpcs', ['--version']).status === 0
test.skip(!hasPhpcs, 'No phpcs here (Debian: apt-get install php-codesniffer).')

test('the plugin follows the rules of phpcs', () => {
  test.setTimeout(120_000)
  const { stdout } = spawnSync('phpcs', ['-s', '--standard=phpcs.xml'], { cwd: path.resolve('embed/wordpress'), encoding: 'utf8' })
  expect(stdout.trim()).toBe('')
})
