/** All pages of the matrix. */
import { builderPage } from './builder'
import { blocking, inserting } from './inserting'
import { jQueryPage } from './jquery'
import { kinds } from './kinds'
import { listeners, stopping } from './listeners'
import { mixed } from './mixed'
import type { DifferentialPage } from './page'
import { policy } from './policy'
import { writing } from './writing'

export const PAGES: DifferentialPage[] = [
  kinds(),
  inserting(),
  blocking(),
  writing(),
  listeners(),
  stopping(),
  jQueryPage('1.12'),
  jQueryPage('3.7'),
  jQueryPage('4'),
  builderPage(),
  policy(false),
  policy(true),
  ...seeds().map((seed) => mixed(seed)),
]

/** One is as long as several real pages; generated.spec.ts tries shorter ones. `SEEDS=100-120` tries other mixes. */
function seeds(): number[] {
  const [from = 1, to = 1] = process.env.SEEDS?.split('-').map(Number) ?? []
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
