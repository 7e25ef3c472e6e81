import type { Page } from 'playwright/test'
import { expect } from '../harness'

export const overlay = (attributes = '') =>
  `<e-page-transition class="e-page-transition--entering" preloader-type="animation" preloader-animation-type="circle" ${attributes}></e-page-transition>`
export const overlayStyles = (more = '') =>
  `e-page-transition { --e-page-transition-animation-duration: .3s; --e-page-transition-entrance-animation: e-page-transition-fade-out; --e-page-transition-exit-animation: e-page-transition-fade-in; ${more} }`
export const overlayClass = (page: Page) => page.locator('e-page-transition').getAttribute('class')
export const hasEntered = (page: Page) => expect.poll(() => overlayClass(page)).toBe('e-page-transition--entered')
