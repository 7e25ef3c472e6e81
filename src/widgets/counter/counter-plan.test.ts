import { beforeEach, describe, expect, it } from 'vitest'
import { reports } from '../../base/report'
import { start as startCounter } from './counter'
import { countAt, planCounter } from './counter-plan'

const settings = { starting_number: 0, duration: 2000 }
const host = (html: string) => {
  const el = document.createElement('div')
  el.append(document.createRange().createContextualFragment(html))
  return el
}
const served = (attributes: string, text = '0') => host(`<span class="elementor-counter-number" ${attributes}>${text}</span>`)
beforeEach(() => {
  reports.length = 0
})

describe("the builder's counter (contract media §10)", () => {
  it('restores its served text, however often it is stopped', () => {
    const el = served('data-to-value="5"', '3')
    const stop = startCounter(el, { ...settings, duration: 0 } as Parameters<typeof startCounter>[1])
    expect(el.textContent).toBe('5')
    stop()
    stop()
    expect(el.textContent).toBe('3')
  })
  it.each([
    ['TV-CT-1', 'data-to-value="1234567" data-delimiter=","', '1,234,567'],
    ['TV-CT-2', 'data-from-value="10" data-to-value="99.50"', '99.50'],
    ['TV-CT-3', 'data-to-value="1234567.891" data-delimiter=" "', '1 234 567.891'],
    ['TV-CT-4', 'data-from-value="20" data-to-value="-50"', '-50'],
    ['TV-CT-5', 'data-to-value=""', '0'],
    ['no target', '', '100'],
    ['points between thousands and before decimals', 'data-to-value="1234.5" data-delimiter="."', '1.234,5'],
  ])('%s ends at its target', (_, attributes, final) => {
    const el = served(attributes)
    const plan = planCounter(el, settings)
    expect(el.textContent).toBe(final)
    expect(plan && countAt(plan, 1)).toBe(final)
    plan?.restore()
    expect(el.textContent).toBe('0')
  })

  it('counts slowly at both ends (TV-CT-6)', () => {
    const plan = planCounter(served('data-to-value="1000" data-duration="1000"'), settings)
    expect([0, 0.115, 0.514, 0.78].map((at) => plan && countAt(plan, at))).toEqual(['0', '32', '521', '885'])
  })

  it.each([
    ['the attribute’s number', 'data-from-value="10"', '0', 10],
    ['else the displayed number', '', '1,200', 1200],
    ['the displayed number, if the attribute is invalid', 'data-from-value="1e999"', '5', 5],
    ['else 0', '', '', 0],
  ])('begins with %s', (_, attributes, text, from) => expect(planCounter(served(attributes, text), settings)?.from).toBe(from))

  it.each(['1e999', 'many'])('leaves the page unchanged for %s, and reports it once', (to) => {
    const el = served(`data-to-value="${to}"`)
    expect(planCounter(el, settings)).toBeUndefined()
    expect(el.textContent).toBe('0')
    expect(reports).toMatchObject([{ where: 'div', what: `data-to-value: expected a number below 1e21, got ${to}` }])
  })
})

describe('a hand-written counter', () => {
  it('counts the first number in its text, in its notation', () => {
    const el = host('<p>Już <b>12 500,5</b> gości w 3 lata</p>')
    const plan = planCounter(el, settings)
    expect(plan?.text.parentElement?.localName).toBe('b')
    expect(plan && [0, 0.5, 1].map((at) => countAt(plan, at))).toEqual(['0,0', '6 250,2', '12 500,5'])
  })
  it('is left unchanged without a number', () => {
    expect(planCounter(host('wielu gości'), settings)).toBeUndefined()
    expect(reports).toMatchObject([{ what: 'text: expected a number below 1e21, got wielu gości' }])
  })
})
