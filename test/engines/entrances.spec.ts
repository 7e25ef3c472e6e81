import { hidden } from '../browser/reveal/reveal-pages'
import { firstPainted, noteFrames } from '../browser/runtime/first-frames'
import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const css = '.elementor-invisible { visibility: hidden } .box { height: 60px } .far { height: 2000px }'
const open = (visitor: Visitor, body: string, size = DESKTOP, motion = 'auto') =>
  visitor.visitOwn(
    {
      body: `<main><h1>Strona</h1>${body}</main>`,
      css,
      head: `<link rel="stylesheet" href="/skerry.css"><script defer src="/skerry.js" data-motion="${motion}"></script>`,
    },
    size,
  )
const far = (id: string, settings: object, more = '') => `<div class="far"></div>${hidden(id, settings, more)}<div class="far"></div>`
const classes = async (visitor: Visitor, id: string) => (await visitor.attribute(`#${id}`, 'class'))?.trim().replace(/\s+/g, ' ')
/** Whether an animation of a stylesheet runs on the element. */
const runs = (visitor: Visitor, id: string) =>
  visitor.evaluate(
    (name) =>
      document
        .getElementById(name)
        ?.getAnimations()
        .some((a) => 'animationName' in a) ?? false,
    id,
  )

test('what is in view at the start appears with its entrance', async ({ visitor }) => {
  await open(visitor, hidden('one', { animation: 'fadeIn' }))
  await visitor.seen('#one')
  await expect.poll(() => classes(visitor, 'one')).toBe('box animated fadeIn')
})
test('what is far away waits, hidden, until the visitor scrolls there', async ({ visitor }) => {
  await open(visitor, hidden('one', { animation: 'fadeIn' }) + far('two', { animation: 'fadeInUp' }))
  await visitor.seen('#one')
  expect(await classes(visitor, 'two')).toContain('elementor-invisible')
  await visitor.scrollTo(1700)
  await visitor.seen('#two')
  expect(await classes(visitor, 'two')).toBe('box animated fadeInUp')
})
test('the entrance is a running animation, and it ends where the element stands', async ({ visitor }) => {
  await open(visitor, far('two', { animation: 'fadeInUp' }))
  await visitor.scrollTo(1700)
  await expect.poll(() => runs(visitor, 'two')).toBe(true)
  await visitor.animationsEnd()
  expect([await visitor.style('#two', 'opacity'), await visitor.style('#two', 'visibility')]).toEqual(['1', 'visible'])
})
test('a delay holds it back', async ({ visitor }) => {
  await open(visitor, hidden('first', { animation: 'fadeIn' }) + hidden('late', { animation: 'fadeIn', animation_delay: 1500 }))
  await visitor.seen('#first')
  expect(await visitor.isVisible('#late')).toBe(false)
  await visitor.seen('#late')
})
test('“none” shows the element without motion', async ({ visitor }) => {
  await open(visitor, hidden('one', { animation: 'none' }))
  await visitor.seen('#one')
  expect(await runs(visitor, 'one')).toBe(false)
})
test('a phone gets its own entrance', async ({ visitor }) => {
  await open(visitor, hidden('one', { animation: 'zoomIn', animation_mobile: 'fadeInLeft' }), PHONE)
  await visitor.seen('#one')
  await expect.poll(() => classes(visitor, 'one')).toBe('box animated fadeInLeft')
})
test('a phone gets none where none is set', async ({ visitor }) => {
  await open(visitor, hidden('one', { animation: 'zoomIn', animation_mobile: 'none' }), PHONE)
  await visitor.seen('#one')
  expect(await classes(visitor, 'one')).not.toContain('zoomIn')
})
test('with motion switched off everything is there at once', async ({ visitor }) => {
  await open(visitor, hidden('one', { animation: 'fadeIn' }), DESKTOP, 'never')
  await visitor.seen('#one')
  expect(await runs(visitor, 'one')).toBe(false)
})
test('an entrance plays once', async ({ visitor }) => {
  await open(visitor, far('two', { animation: 'fadeIn' }))
  await visitor.evaluate(() => {
    const counts = Object.assign(window, { begun: 0 })
    document.addEventListener('animationstart', () => counts.begun++)
  })
  await visitor.scrollTo(1700)
  await visitor.seen('#two')
  await visitor.animationsEnd()
  await visitor.scrollTo(0)
  await visitor.scrollTo(1700)
  expect(await visitor.evaluate(() => (window as unknown as { begun: number }).begun)).toBe(1)
})
test('in a popup it plays when the popup opens', async ({ visitor }) => {
  await open(
    visitor,
    `<button id="open" data-popup-open="box">o</button><section data-widget="popup" id="box" hidden data-settings='{}'><h2>Okno</h2>${hidden('in', { animation: 'fadeIn' })}</section>`,
  )
  await visitor.click('#open')
  await visitor.seen('#in')
  await expect.poll(() => classes(visitor, 'in')).toBe('box animated fadeIn')
})
test('what a script adds later has its entrance, too', async ({ visitor }) => {
  await open(visitor, hidden('one', { animation: 'fadeIn' }))
  await visitor.seen('#one')
  await visitor.evaluate(() => {
    const added = document.createElement('div')
    Object.assign(added, { id: 'new', className: 'elementor-element elementor-invisible box', textContent: 'new' })
    added.dataset.settings = '{"animation":"fadeInUp"}'
    document.querySelector('main')?.append(added)
  })
  await visitor.seen('#new')
  await expect.poll(() => classes(visitor, 'new')).toContain('animated fadeInUp')
})
test('entrances in view and the first picture of a slideshow are there in the first frame, without any chunk', async ({ visitor }) => {
  const slideshow = { background_background: 'slideshow', background_slideshow_gallery: [{ url: '/own/one.svg' }, { url: '/own/two.svg' }] }
  await visitor.visitOwn({
    body: `<main>${hidden('near', { animation: 'fadeIn' })}${hidden('both', { ...slideshow, animation: 'zoomIn' })}<section id="picture" class="box" data-settings='${JSON.stringify(slideshow)}'></section>${far('far', { ...slideshow, animation: 'fadeIn' })}<div class="cut">${hidden('cut', { animation: 'fadeIn' })}</div></main>`,
    css: `${css} .cut { height: 0; overflow: hidden }`,
    // Nothing is there besides the script itself.
    head: `<script>(${noteFrames})()</script><script defer src="/skerry.js" data-base="/nowhere/"></script>`,
    hasInline: true,
  })
  await expect.poll(async () => Object.keys(await visitor.evaluate(firstPainted)).length).toBe(5)
  const picture = 'skerry-first elementor-background-slideshow'
  expect(await visitor.evaluate(firstPainted)).toEqual({
    near: 'box animated fadeIn',
    both: `box animated zoomIn ${picture}`,
    picture: `box ${picture}`,
    far: 'box elementor-invisible',
    cut: 'box elementor-invisible',
  })
})
test('is accessible, makes no mistakes, and is restored by unmounting', async ({ visitor }) => {
  await open(visitor, hidden('one', { animation: 'fadeIn' }) + far('two', { animation: 'fadeInUp' }))
  await visitor.seen('#one')
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
