import { describe, type Fuzz, openFuzz } from '../../../scripts/check/fuzz/run'
import { expect, test } from '../harness'

/** 200 cases of mutated settings and markup, always the same ones; `npm run fuzz` tries others, as many as you like. */
const SIZE = 100
const SEEDS = Array.from({ length: 2 }, (_, i) => i + 1)
/** As many pages at a time as a small machine has cores for. */
const AT_A_TIME = 2

// A busy machine is no failure of ours.
test.describe.configure({ timeout: 600_000 })

let fuzz: Fuzz
test.beforeAll(async ({ browser }) => {
  fuzz = await openFuzz(browser)
})
test.afterAll(() => fuzz?.close())

test(`${SEEDS.length * SIZE} cases (seeds ${SEEDS[0]} to ${SEEDS.at(-1)}): nothing throws, runs, loads from elsewhere or stays after unmounting`, async () => {
  const due = [...SEEDS]
  const wrong: string[] = []
  const work = async () => {
    for (let seed = due.shift(); seed && !wrong.length; seed = due.shift()) {
      const batch = fuzz.sample(seed, SIZE)
      const [what] = await fuzz.tryPage(batch.cases, batch.page)
      if (what) wrong.push(describe(await fuzz.explain(what, seed, batch, 20_000), SIZE))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  expect(wrong).toEqual([])
})
