import { expect, it } from 'vitest'
import { rareWidgets } from '../widgets/rare-widgets'
import { commonWidgets } from './common-widgets'
import { findUndriven } from './undriven'

const widget = (type: string, settings = '{}') =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}" data-settings='${settings}'></div>`
const undriven = (html: string, allowed: string[] = []) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return findUndriven([...commonWidgets, ...rareWidgets], allowed, root)
}

it('finds nothing where all is driven or plain', () =>
  expect(undriven(widget('nav-menu.default') + widget('accordion.default') + widget('heading.default') + widget('slides.default'))).toEqual(
    [],
  ))
it('names widgets of the builder’s that nobody drives, each once', () =>
  expect(undriven(widget('woocommerce-cart.default').repeat(2) + widget('woocommerce-my-account.default'))).toEqual([
    'widgets that Skerry does not drive: woocommerce-cart ×2, woocommerce-my-account',
  ]))
it('names widgets that nobody knows, unless the site allows them', () => {
  const html = widget('fancy-list.default') + widget('their-clock.a')
  expect(undriven(html).join()).toContain('fancy-list, their-clock')
  expect(undriven(html, ['fancy-list', 'their-*'])).toEqual([])
  expect(undriven(html, ['fancy', 'their-*']).join()).toContain(': fancy-list')
})
