import { difference } from '../browser/takeover/differential/lines'
import { mixed } from '../browser/takeover/differential/mixed'
import { MODES, type Mode, WITHOUT } from '../browser/takeover/differential/modes'
import { expect, test } from './harness'

/** A sample of the pages of generated.spec.ts for each engine; `GENERATED=13,63` tries others. */
const SEEDS = process.env.GENERATED?.split(',').map(Number) ?? [1, 7, 23]
const TAGS = 6
const modes: Mode[] = MODES.filter(({ name }) => ['taken', 'given back at once'].includes(name))

test('generated pages see what they see without us', async ({ visitor }) => {
  test.setTimeout(SEEDS.length * 20_000)
  for (const seed of SEEDS) {
    const which = mixed(seed, TAGS)
    const without = await visitor.matrixRun(which, WITHOUT)
    for (const mode of modes) {
      const lines = await visitor.matrixRun(which, mode)
      expect.soft(difference(without, lines, mode), `${seed}, ${mode.name}`).toBe('')
    }
  }
})
