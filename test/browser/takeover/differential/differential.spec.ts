/**
 * The matrix: in every mode, every script of every page sees what it sees without us. lines.ts lists what cannot be the same. If a test
 * fails, lines with a minus are from the page without us, and those with a plus came instead.
 */
import { expect, test } from './in-chromium'
import { difference, repeated } from './lines'
import { MODES, type Mode, WITHOUT } from './modes'
import { PAGES } from './pages'

/** The versions of jQuery differ in when they are ready, and in what they do where `load` is over: one of them goes through all modes. */
const OF_READY = ['given back at once', 'given back after the page has loaded', 'taken']
const modesOf = (name: string): Mode[] => MODES.filter((mode) => !/jQuery (1|4)/.test(name) || OF_READY.includes(mode.name))
for (const which of PAGES)
  test(`${which.name}: every script sees what it sees without us`, async ({ matrix }) => {
    test.slow()
    const modes = modesOf(which.name)
    const [without = [], ...seen] = await Promise.all([WITHOUT, ...modes].map((mode) => matrix(which, mode)))
    for (const [i, mode] of modes.entries()) {
      const lines = seen[i] ?? []
      expect.soft(difference(without, lines, mode), mode.name).toBe('')
      expect.soft(repeated(without, lines), mode.name).toEqual([])
    }
  })
