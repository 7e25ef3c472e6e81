import { expect, it } from 'vitest'
import { RARE_WIDGETS } from '../builder/selectors'
import { widgets } from '.'
import { rareWidgets } from './rare-widgets'

it('the core looks for what the rare widgets match, and for nothing else', () => {
  const matched = rareWidgets.flatMap(({ match }) => match.split(','))
  expect(RARE_WIDGETS.split(',')).toEqual(expect.arrayContaining(matched))
  // The names of widgets are looked for in both vocabularies, also of those that have a name in one of them only.
  const nameOf = (selector: string) => /^\[data-widget(?:_type\^)?="([\w-]+)\.?"]$/.exec(selector)?.[1] ?? selector
  expect(new Set(RARE_WIDGETS.split(',').map(nameOf))).toEqual(new Set(matched.map(nameOf)))
})

it('no two widgets have the same name and selector', () => {
  const names = [...widgets, ...rareWidgets].map(({ name, match }) => `${name} ${match}`)
  expect(new Set(names).size).toBe(names.length)
})
