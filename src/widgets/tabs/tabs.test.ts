import { expect, it } from 'vitest'
import { readSettings } from '../../settings/read'
import { settings } from './tabs'

it('titles scroll on the devices set to scroll', () => {
  const { horizontal_scroll: scroll } = readSettings(settings, { horizontal_scroll: 'disable', horizontal_scroll_mobile: 'enable' })
  expect([scroll.desktop, scroll.tablet, scroll.mobile]).toEqual(['disable', 'disable', 'enable'])
})
