import { bar } from '../browser/sticky/sticky-pages'
import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const css = `* { box-sizing: border-box } body { margin: 0 } .strip { height: 315px } .bar { height: 110px; margin: 0 70px }
.room { position: relative; border: 10px solid; height: 820px } .rest { height: 3000px } .column { display: flex; flex-direction: column; align-items: center; gap: 10px }
.column > .bar { width: 50% } #wpadminbar { position: fixed; top: 0; height: 32px; width: 100% } .room-before { height: 305px } .words { margin: 16px 0 30px }`
const open = async (visitor: Visitor, body: string, size = DESKTOP) => {
  await visitor.visitOwn({ body, css }, size)
  await visitor.seen('.elementor-sticky')
}
const page = (settings: object = {}) =>
  `<div class="strip"></div>${bar({ sticky_offset: 20, sticky_effects_offset: 50, ...settings })}<div class="rest" id="rest"></div>`
const state = (visitor: Visitor, id = 'bar') =>
  visitor.evaluate((name) => {
    const el = document.getElementById(name) as HTMLElement
    const has = (suffix: string) => el.classList.contains(`elementor-sticky--${suffix}`)
    const { top, left, right } = el.getBoundingClientRect()
    return {
      active: has('active'),
      effects: has('effects'),
      position: getComputedStyle(el).position,
      // Top, left and the room to the right, which no scrollbar changes.
      box: [top, left, document.documentElement.clientWidth - right].map(Math.round).join(),
      rest: Math.round((document.querySelector('.rest')?.getBoundingClientRect().top ?? 0) + scrollY),
    }
  }, id)
const resting = { active: false, effects: false, position: 'static', rest: 425 }

test('at rest a bar stands where it was served', async ({ visitor }) => {
  await open(visitor, page())
  expect(await state(visitor)).toEqual({ ...resting, box: '315,70,70' })
})
test('it is stuck at the exact pixel, and what follows it stays', async ({ visitor }) => {
  await open(visitor, page())
  await visitor.scrollTo(294)
  expect(await state(visitor)).toEqual({ ...resting, box: '21,70,70' })
  await visitor.scrollTo(295)
  expect(await state(visitor)).toEqual({ ...resting, active: true, position: 'fixed', box: '20,70,70' })
})
test('its effects begin and end at their own pixel', async ({ visitor }) => {
  await open(visitor, page())
  await visitor.scrollTo(344)
  expect((await state(visitor)).effects).toBe(false)
  await visitor.scrollTo(345)
  expect((await state(visitor)).effects).toBe(true)
  await visitor.scrollTo(344)
  expect((await state(visitor)).effects).toBe(false)
})
test('it is freed on the way back, and the page is as high as before', async ({ visitor }) => {
  await open(visitor, page())
  const height = () => visitor.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await visitor.scrollTo(900)
  expect([(await state(visitor)).active, await height()]).toEqual([true, before])
  await visitor.scrollTo(0)
  expect(await state(visitor)).toEqual({ ...resting, box: '315,70,70' })
  expect(await visitor.count('.elementor-sticky__spacer')).toBe(0)
})
test('within its parent it stops at the parent’s end', async ({ visitor }) => {
  await open(
    visitor,
    `<div class="strip room-before"></div><div class="room">${bar({ sticky_offset: 20, sticky_parent: 'yes' })}</div><div class="rest"></div>`,
  )
  await visitor.scrollTo(984)
  expect(await state(visitor)).toMatchObject({ active: true, position: 'fixed' })
  await visitor.scrollTo(1200)
  const { active, position, box } = await state(visitor)
  expect([active, position, box.split(',')[0]]).toEqual([true, 'absolute', '-195'])
  await visitor.scrollTo(700)
  expect(await state(visitor)).toMatchObject({ position: 'fixed' })
})
test('at the bottom it sticks until its own place comes', async ({ visitor }) => {
  await open(visitor, `<div class="rest"></div>${bar({ sticky: 'bottom' })}<div class="rest"></div>`)
  await expect.poll(async () => (await state(visitor)).box.split(',')[0]).toBe('690')
  await visitor.scrollTo(2400)
  expect((await state(visitor)).active).toBe(false)
  await visitor.scrollTo(100)
  expect((await state(visitor)).active).toBe(true)
})
test('it sticks below the admin bar', async ({ visitor }) => {
  await open(visitor, `<div id="wpadminbar"></div>${page({ sticky_offset: 0 })}`)
  await visitor.scrollTo(700)
  expect((await state(visitor)).box.split(',')[0]).toBe('32')
})
test('it is freed on a device that it is not for, and stuck again on its own', async ({ visitor }) => {
  await open(visitor, page({ sticky_on: ['desktop'] }))
  await visitor.scrollTo(700)
  expect((await state(visitor)).active).toBe(true)
  await visitor.resize(PHONE)
  await expect.poll(async () => (await state(visitor)).active).toBe(false)
  await visitor.resize(DESKTOP)
  await visitor.scrollTo(710)
  await expect.poll(async () => (await state(visitor)).active).toBe(true)
})
test('stuck, it follows the width of its place when the window changes', async ({ visitor }) => {
  await open(visitor, page())
  await visitor.scrollTo(700)
  await visitor.resize({ width: 1000, height: 800 })
  await expect.poll(async () => (await state(visitor)).box).toBe('20,70,70')
})
test('in a flex column it keeps its place and width', async ({ visitor }) => {
  await open(visitor, `<div class="strip"></div><div class="column">${bar({ sticky_offset: 20 })}<div class="rest">x</div></div>`)
  const side = async () => (await state(visitor)).box.split(',').slice(1)
  const before = await side()
  await visitor.scrollTo(600)
  expect([(await state(visitor)).active, await side()]).toEqual([true, before])
})
test('a jump keeps the page in place where margins collapse through it, and where it is a word', async ({ visitor }) => {
  const settings = `data-settings='{"sticky":"top"}'`
  for (const content of [
    `<div><div ${settings}><p class="words">a</p><p class="words">b</p></div></div>`,
    `Text <b ${settings}>word</b> text`,
  ]) {
    await open(visitor, `<div class="strip"></div>${content}<div class="rest"></div>`)
    const places = () =>
      visitor.evaluate(() => [scrollY, (document.querySelector('.rest')?.getBoundingClientRect().top ?? 0) + scrollY].map(Math.round))
    const [, rest] = await places()
    for (const y of [1800, 0, 900]) {
      await visitor.scrollTo(y)
      expect([await visitor.count('.elementor-sticky--active'), ...(await places())]).toEqual([y ? 1 : 0, y, rest])
    }
  }
})
test('a press still reaches what lies in a stuck bar', async ({ visitor }) => {
  await open(visitor, page().replace('>bar<', '><button id="buy">Buy</button><'))
  await visitor.scrollTo(900)
  await visitor.evaluate(() =>
    document.getElementById('buy')?.addEventListener('click', (event) => Object.assign(event.target as object, { pressed: true })),
  )
  await visitor.click('#buy')
  expect(await visitor.evaluate(() => (document.getElementById('buy') as unknown as { pressed?: boolean }).pressed)).toBe(true)
})
test('the demo’s bars stick and end with their column, make no mistakes, and are restored by unmounting', async ({ visitor }) => {
  await visitor.visit('/pages/sticky.html')
  await visitor.seen('.elementor-sticky')
  await visitor.scrollTo(600)
  expect((await visitor.box('#bar')).y).toBe(12)
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
