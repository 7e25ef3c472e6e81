import type { Page } from 'playwright/test'

/** An element that is hidden until its entrance. */
export const hidden = (id: string, settings: object, more = '') =>
  `<div class="${`box elementor-invisible ${more}`.trim()}" id="${id}" data-settings='${JSON.stringify(settings)}'>x</div>`

/** Counts the entrances that begin; call before the page is opened. */
export const countStarts = (page: Page) =>
  page.addInitScript(() => {
    const { starts } = Object.assign(window, { starts: {} as Record<string, number> })
    document.addEventListener('animationstart', (event) => {
      const { id } = event.target as Element
      starts[id] = (starts[id] ?? 0) + 1
    })
  })
/** How often an entrance began, by the element's id. */
export const starts = (page: Page) => page.evaluate(() => (window as unknown as { starts: Record<string, number> }).starts)

export const classNames = (page: Page, ids: string[]) =>
  page.evaluate((all) => all.map((id) => document.getElementById(id)?.className.trim().replace(/\s+/g, ' ')), ids)
