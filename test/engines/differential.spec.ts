import { difference, repeated } from '../browser/takeover/differential/lines'
import { MODES, type Mode, type ModeName, WITHOUT } from '../browser/takeover/differential/modes'
import { PAGES } from '../browser/takeover/differential/pages'
import { expect, test } from './harness'

/** The ways in which an engine may do something of its own. Those of an inline part that is left alone, by a clock or a 404, are one way. */
const WAYS: ModeName[] = ['given back at once', 'given back after the page has loaded', 'taken', 'taken, then given back']
const OTHERS: ModeName[] = ['our script is missing', 'given back late']
const AGAIN: Mode = { ...WITHOUT, name: 'without us, again' }

for (const which of PAGES)
  test(`every script of a page sees what it sees without us: ${which.name}`, async ({ visitor, engine }) => {
    const without = await visitor.matrixRun(which, WITHOUT)
    const ways: readonly string[] = which.name === 'the builder’s files' ? [...WAYS, ...OTHERS] : WAYS
    // Firefox and WebKit let a page load only when the modules that it imports have come.
    const modes = MODES.filter((mode: Mode) => ways.includes(mode.name) && !(mode.isLoadOver && engine !== 'chromium'))
    for (const mode of [AGAIN, ...modes]) {
      const lines = await visitor.matrixRun(which, mode)
      expect.soft(difference(without, lines, mode), mode.name).toBe('')
      expect.soft(repeated(without, lines, mode), mode.name).toEqual([])
    }
  })
