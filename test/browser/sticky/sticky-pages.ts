import type { Page } from 'playwright/test'
import { expect } from '../harness'

/** A bar that sticks to the top, unless the settings say otherwise. */
export const bar = (settings: object = {}, id = 'bar', content = 'bar', className = '') =>
  `<div class="${`bar ${className}`.trim()}" id="${id}" data-settings='${JSON.stringify({ sticky: 'top', ...settings })}'>${content}</div>`

/** So many elements have become sticky: they are watched, whether they are stuck or not. */
export const areSticky = (page: Page, count = 1) => expect(page.locator('.elementor-sticky')).toHaveCount(count)
