import { difference, repeated } from '../browser/takeover/differential/lines'
import { MODES, type Mode, type ModeName, WITHOUT } from '../browser/takeover/differential/modes'
import { PAGES } from '../browser/takeover/differential/pages'
import type { EngineName } from './driver'
import { expect, test } from './harness'

/** The modes in which engines may differ. Those of an inline part left alone, by a clock or a 404, count as one. */
const WAYS: ModeName[] = ['given back at once', 'given back after the page has loaded', 'taken', 'taken, then given back']
const OTHERS: ModeName[] = ['our script is missing', 'given back late']
/** What an engine does inconsistently even without us. */
const LOOSE: Partial<Record<EngineName, RegExp>> = {
  // It calls back between deferred scripts or after them, and reports a violation once or twice.
  webkit: /^main . deferred\S* has ended|^free-scriptsrcelem/,
}
const AGAIN: Mode = { ...WITHOUT, name: 'without us, again' }

for (const which of PAGES)
  test(`every script of a page sees what it sees without us: ${which.name}`, async ({ visitor, engine }) => {
    test.slow()
    const linesIn = async (mode: Mode) => (await visitor.matrixRun(which, mode)).filter((line) => !LOOSE[engine]?.test(line))
    const without = await linesIn(WITHOUT)
    const ways: readonly string[] = which.name === 'the builder’s files' ? [...WAYS, ...OTHERS] : WAYS
    // In Firefox and WebKit a page loads only once the modules that it imports have arrived.
    const modes = MODES.filter((mode: Mode) => ways.includes(mode.name) && !(mode.isLoadOver && engine !== 'chromium'))
    for (const mode of [AGAIN, ...modes]) {
      const lines = await linesIn(mode)
      expect.soft(difference(without, lines, mode), mode.name).toBe('')
      expect.soft(repeated(without, lines), mode.name).toEqual([])
    }
  })
