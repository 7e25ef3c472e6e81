import { expect, it } from 'vitest'
import { RARE_WIDGETS } from '../builder/selectors'
import { widgets } from '.'
import { rareWidgets } from './rare-widgets'

it('the core looks for exactly what the rare widgets match', () =>
  expect(RARE_WIDGETS).toBe([...new Set(rareWidgets.map(({ match }) => match))].join()))

it('no two widgets have the same name and selector', () => {
  const names = [...widgets, ...rareWidgets].map(({ name, match }) => `${name} ${match}`)
  expect(new Set(names).size).toBe(names.length)
})
