// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)))
/** Examples, and what the build makes. */
const INVENTED = /toy|NAME|HASH|^note\/|^dist\//

/** Files that a page names in code and that do not exist: from the root, or from any folder (`dom/writers.ts`). */
const missingIn = (text: string) =>
  [...text.matchAll(/`([\w-][\w./-]*\.(?:tsx?|css|mjs|md|json|php|html))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !INVENTED.test(file) && !files.some((one) => one === file || one.endsWith(`/${file}`)))

it.each(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/adding-a-widget.md', 'docs/specification.md'])(
  'every file that %s names is there',
  (page) => expect(missingIn(readFileSync(path.join(root, page), 'utf8'))).toEqual([]),
)
it('a file that is not there is found', () =>
  expect(missingIn('`dom/writers.ts`, `ui/no-such-button.tsx`')).toEqual(['ui/no-such-button.tsx']))
