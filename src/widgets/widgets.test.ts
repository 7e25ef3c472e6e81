import { expect, it } from 'vitest'
import { RARE_WIDGETS } from '../builder/selectors'
import { widgets } from '.'
import { rareWidgets } from './rare-widgets'

it('the core looks for what the rare widgets match, and for nothing else', () => {
  const matched = rareWidgets.flatMap(({ match }) => match.split(','))
  /** What names of widgets begin with, of a selector for names; of any other the selector. */
  const nameOf = (selector: string) => /^\[data-widget(?:_type)?\^?="?([\w-]+)\.?"?](?::not\(.*\))?$/.exec(selector)?.[1] ?? selector
  const wanted = [...new Set(RARE_WIDGETS.split(',').map(nameOf))]
  const names = [...new Set(matched.map(nameOf))]
  expect(
    names.filter((name) => !wanted.some((start) => name === start || (/^[\w-]+$/.test(start) && name.startsWith(start)))),
    'of rare-widgets.ts, but neither in RARE_NAMES nor in RARE_WIDGETS (builder/selectors.ts)',
  ).toEqual([])
  expect(
    wanted.filter((start) => !names.some((name) => name.startsWith(start))),
    'in RARE_NAMES or RARE_WIDGETS (builder/selectors.ts), but of no widget of rare-widgets.ts',
  ).toEqual([])
  // A page with one of these would load the rare widgets' declarations in vain.
  const common = widgets.flatMap(({ match }) => match.split(',')).map(nameOf)
  expect(
    common.filter((name) => wanted.some((start) => /^[\w-]+$/.test(start) && name.startsWith(start))),
    'of widgets/index.ts, and begin as a name of RARE_NAMES does (builder/selectors.ts): write that one out further',
  ).toEqual([])
})

it('no two widgets have the same name and selector', () => {
  const names = [...widgets, ...rareWidgets].map(({ name, match }) => `${name} ${match}`)
  expect(new Set(names).size).toBe(names.length)
})
