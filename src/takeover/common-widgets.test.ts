import { expect, it } from 'vitest'
import { widgets } from '../widgets'
import { commonWidgets } from './common-widgets'

it('names the widgets of the core, with their selectors', () =>
  expect(commonWidgets).toEqual(widgets.map(({ name, match }) => ({ name, match }))))
