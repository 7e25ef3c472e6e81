import { mistakes, PAPER_BODY } from '../browser/runtime/paper-page'
import { BUILDER_CSS } from '../browser/slider/sliders'
import { DESKTOP, expect, test } from './harness'

const SHEET = { width: 794, height: 1123 }
const HEAD =
  '<link rel="stylesheet" href="/skerry.css"><link rel="stylesheet" href="/skerry.builder.css"><script defer src="/skerry.js"></script>'

test('on paper every slide, panel, side, word and picture can be read, bars are in place, and controls are left out', async ({
  visitor,
}) => {
  await visitor.visitOwn({ body: PAPER_BODY.replaceAll('/pictures/', '/own/'), css: BUILDER_CSS, head: HEAD, hasInline: true })
  await visitor.scrollThrough()
  const count = (selector: string) => visitor.evaluate((name) => document.querySelectorAll(name).length, selector)
  await expect.poll(() => count('.swiper-initialized'), { timeout: 20_000 }).toBe(5)
  await expect.poll(() => count('.turns[tabindex]')).toBe(2)
  await visitor.scrollTo(1500)
  expect(await visitor.style('#bar', 'position')).toBe('fixed')
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[data-popup-open]')?.click())
  await visitor.seen('dialog')
  await visitor.resize(SHEET)
  await visitor.paper(true)
  expect(await visitor.evaluate(mistakes)).toEqual([])
  expect(await visitor.evaluate(() => Math.round((document.getElementById('bar') as Element).getBoundingClientRect().top + scrollY))).toBe(
    0,
  )
  await visitor.paper(false)
  await visitor.resize(DESKTOP)
  await expect.poll(() => visitor.style('#bar', 'position')).toBe('fixed')
  await visitor.seen('dialog')
  await visitor.press('Escape')
  await visitor.gone('dialog')
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
