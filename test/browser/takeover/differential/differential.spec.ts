/**
 * The matrix: every script of every page sees what it sees without us, in whatever way the page and Skerry meet. What cannot be the same is
 * written down in lines.ts. Where a test fails, lines with a minus are without us, those with a plus are what came instead.
 */
import { expect, test } from './in-chromium'
import { difference, repeated } from './lines'
import { MODES, type Mode, WITHOUT } from './modes'
import { PAGES } from './pages'

const modes: Mode[] = [...MODES]
for (const which of PAGES)
  test(`${which.name}: every script sees what it sees without us`, async ({ matrix }) => {
    test.slow()
    const [without = [], ...seen] = await Promise.all([WITHOUT, ...modes].map((mode) => matrix(which, mode)))
    for (const [i, mode] of modes.entries()) {
      const lines = seen[i] ?? []
      expect.soft(difference(without, lines, mode), mode.name).toBe('')
      expect.soft(repeated(without, lines, mode), mode.name).toEqual([])
    }
  })
