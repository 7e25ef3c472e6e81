import { describe, type Fuzz, openFuzz } from '../../../scripts/fuzz/run.mjs'
import { expect, test } from '../harness'

/** Two pages of mutated settings and markup, always the same ones; `npm run fuzz` tries others, and takes longer. */
const SIZE = 100
const SEEDS = [[5], [6]]

// A busy machine is no failure of ours.
test.describe.configure({ timeout: 300_000 })

let fuzz: Fuzz
test.beforeAll(async ({ browser }) => {
  fuzz = await openFuzz(browser)
})
test.afterAll(() => fuzz?.close())

for (const seeds of SEEDS)
  test(`${seeds.length * SIZE} cases (seeds ${seeds.join(', ')}): nothing throws, runs, comes from elsewhere or stays after unmounting`, async () => {
    for (const seed of seeds) {
      const batch = fuzz.sample(seed, SIZE)
      const [what] = await fuzz.tryPage(batch.cases, batch.page)
      expect(what && describe(await fuzz.explain(what, seed, batch, 20_000), SIZE)).toBeUndefined()
    }
  })
