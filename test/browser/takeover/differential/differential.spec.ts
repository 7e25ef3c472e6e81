/**
 * The matrix: in every mode, every script of every page sees what it sees without us. lines.ts lists what cannot be the same. If a test
 * fails, lines with a minus are from the page without us, and those with a plus came instead.
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
      expect.soft(repeated(without, lines), mode.name).toEqual([])
    }
  })
