import { inPlaces, PLACES, PLACES_CSS } from '../browser/slider/places'
import { imageCarousel, slider, slides, three } from '../browser/slider/slider-markup'
import { DESKTOP, expect, PHONE, test } from './harness'
import type { Visitor } from './visitor'

const css = `body { margin: 0 } .elementor-element { position: relative } .swiper { position: relative; overflow: hidden } .swiper-wrapper { display: flex }
.swiper-slide { flex-shrink: 0; min-height: 200px } .elementor-swiper-button { position: absolute; z-index: 2; top: 45%; width: 32px; height: 32px } .elementor-swiper-button-prev { left: 8px }
.elementor-swiper-button-next { right: 8px } img { display: block; width: 100%; height: auto } .low { height: 3000px }
.swiper-pagination { position: absolute; z-index: 2; inset: auto 0 0; text-align: center } .swiper-pagination-bullet { display: inline-block; width: 24px; height: 24px; margin: 0 4px }`
const one = { ...three, slides_to_show: '1' }
const started = (visitor: Visitor) =>
  expect
    .poll(() =>
      visitor.evaluate(
        () => 'autoplay' in ((document.querySelector('.swiper-wrapper')?.parentElement as { swiper?: object } | null)?.swiper ?? {}),
      ),
    )
    .toBe(true)
const open = async (visitor: Visitor, body: string, size = DESKTOP) => {
  await visitor.visitOwn({ body: `<main><h1>Strona</h1>${body}<p class="low">Dalej</p></main>`, css }, size)
  await started(visitor)
}
/** The numbers of the slides in view once the row rests. */
const inView = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const wrapper = document.querySelector('.swiper-wrapper') as Element
    const holder = wrapper.parentElement as HTMLElement & { swiper: { animating: boolean } }
    if (holder.swiper.animating) return 'moving'
    const { left, right } = holder.getBoundingClientRect()
    return [...wrapper.children]
      .map((el) => ({
        at: el.getBoundingClientRect(),
        name: el.querySelector('img')?.alt ?? el.textContent,
        opacity: getComputedStyle(el).opacity,
      }))
      .filter(({ at, opacity }) => at.right > left + 2 && at.left < right - 2 && opacity !== '0')
      .sort((a, b) => a.at.left - b.at.left)
      .map(({ name }) => /\d+/.exec(name ?? '')?.[0])
      .join()
  })
const shows = (visitor: Visitor, numbers: string) => expect.poll(() => inView(visitor), { timeout: 10_000 }).toBe(numbers)
const button = (name: string) => `[aria-label="${name}"]`

test('the arrows move a row of three, and it goes round', async ({ visitor }) => {
  await open(visitor, slider(three))
  await shows(visitor, '1,2,3')
  await visitor.click(button('Następny slajd'))
  await shows(visitor, '2,3,4')
  await visitor.click(button('Poprzedni slajd'))
  await shows(visitor, '1,2,3')
  await visitor.click(button('Poprzedni slajd'))
  await shows(visitor, '5,1,2')
})
test('a dot leads to its slide', async ({ visitor }) => {
  await open(visitor, slider(three))
  await visitor.click(button('Przejdź do slajdu 4'))
  await shows(visitor, '4,5,1')
  await visitor.has(button('Przejdź do slajdu 4'), 'aria-current', 'true')
})
test('the arrow keys move the row while the focus is in it', async ({ visitor }) => {
  await open(visitor, slider(three))
  await visitor.focus(button('Następny slajd'))
  await visitor.press('ArrowRight')
  await shows(visitor, '2,3,4')
  await visitor.press('ArrowLeft')
  await shows(visitor, '1,2,3')
})
test('Enter and Space press the arrows', async ({ visitor }) => {
  await open(visitor, slider(three))
  await visitor.focus(button('Następny slajd'))
  await visitor.press('Enter')
  await shows(visitor, '2,3,4')
  await visitor.press(' ')
  await shows(visitor, '3,4,5')
})
test('a drag with the mouse moves to the next slide, and back', async ({ visitor }) => {
  await open(visitor, slider(one))
  // Over more than half of the width: however slow the machine, it is no short swipe.
  const { y } = await visitor.at('.swiper-slide-active p')
  await visitor.dragFrom(1150, y, -900)
  await shows(visitor, '2')
  await visitor.dragFrom(150, y, 900)
  await shows(visitor, '1')
})
test('a swipe with a finger moves to the next slide, and does not scroll the page', async ({ visitor }) => {
  test.skip(!visitor.hasTouch, 'WebKitGTK’s driver has no touch')
  await open(visitor, slider(one), PHONE)
  const { y } = await visitor.at('.swiper-slide-active p')
  await visitor.swipeFrom(380, y, -320)
  await shows(visitor, '2')
  await visitor.swipeFrom(60, y, 320)
  await shows(visitor, '1')
  expect(await visitor.scrollY()).toBe(0)
})
test('a drag on a link moves the row and does not follow the link', async ({ visitor }) => {
  await open(visitor, slider(one))
  await visitor.drag('.swiper-slide-active a', 800)
  await shows(visitor, '5')
  expect(await visitor.location()).toBe('/own/')
})
test('the end of a move that is reported after the next one has begun does not end that', async ({ visitor }) => {
  await open(visitor, slider({ ...one, infinite: '' }))
  const inert = () => visitor.evaluate(() => [...document.querySelectorAll('.swiper-slide')].map((el) => el.hasAttribute('inert')))
  await expect.poll(inert).toEqual([false, true, true, true, true])
  // Safari reports it so; its moves end between these two presses.
  for (const rest of [100, 180, 200]) {
    await visitor.evaluate(async (ms) => {
      const press = (name: string) => document.querySelector<HTMLElement>(`.skerry-slider-${name}`)?.click()
      press('next')
      await inPage.frames(2)
      const end = performance.now() + ms
      while (performance.now() < end);
      press('prev')
      document.querySelector('.swiper-wrapper')?.dispatchEvent(new TransitionEvent('transitionend', { propertyName: 'transform' }))
    }, rest)
    await expect.poll(inert, { timeout: 3000 }).toEqual([false, true, true, true, true])
  }
})
test('a drag in a field of a slide selects its text or sets its value, arrows move its cursor, and the slides stay', async ({
  visitor,
}) => {
  const fields = '<input id="words" value="some words to select"><input type="range" id="range" value="10">'
  await open(
    visitor,
    `<div data-widget="slider" aria-label="F" data-settings='${JSON.stringify({ ...one, infinite: '' })}'><div><p>1</p>${fields}</div><div><p>2</p></div></div>`,
  )
  const words = await visitor.at('#words')
  await visitor.dragFrom(words.x + words.width * 0.2, words.y, -words.width * 0.6)
  const selected = () =>
    visitor.evaluate(() => {
      const { selectionStart, selectionEnd } = document.getElementById('words') as HTMLInputElement
      return Math.abs((selectionEnd ?? 0) - (selectionStart ?? 0))
    })
  expect(await selected()).toBeGreaterThan(5)
  await visitor.press('ArrowRight')
  expect(await selected()).toBe(0)
  const range = await visitor.at('#range')
  await visitor.dragFrom(range.x - range.width * 0.36, range.y, range.width * 0.7)
  expect(await visitor.evaluate(() => Number((document.getElementById('range') as HTMLInputElement).value))).toBeGreaterThan(50)
  await visitor.press('ArrowLeft')
  await shows(visitor, '1')
})
test('slides out of view are hidden from the keyboard and from assistive technology', async ({ visitor }) => {
  await open(visitor, slider(three))
  const states = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('.swiper-slide')]
        .map((el) => `${el.querySelector('p')?.textContent} ${el.hasAttribute('inert')} ${el.getAttribute('aria-hidden')}`)
        .sort(),
    )
  await expect
    .poll(states)
    .toEqual(['Slajd 1 false null', 'Slajd 2 false null', 'Slajd 3 false null', 'Slajd 4 true true', 'Slajd 5 true true'])
})
test('Tab goes through the slides in view and the controls only', async ({ visitor }) => {
  await open(visitor, slider(three))
  // The controls may come after the row has started.
  await expect
    .poll(() => visitor.evaluate(() => Boolean(document.querySelector('.skerry-slider-next')?.getClientRects().length)))
    .toBe(true)
  await visitor.focus('a >> Więcej 1')
  const seen = await visitor.walk(...Array(4).fill('Tab'))
  expect(seen.slice(0, 2)).toEqual(['Więcej 2', 'Więcej 3'])
  expect(seen.slice(2).filter((name) => name.startsWith('Więcej'))).toEqual([])
})
test('a row that plays moves by itself, and the button stops it', async ({ visitor }) => {
  await open(visitor, slider({ ...one, autoplay: 'yes', autoplay_speed: 400 }))
  await expect.poll(() => inView(visitor), { timeout: 10_000 }).toMatch(/^[2-5]$/)
  await visitor.focus('.skerry-slider-pause')
  await visitor.press('Enter')
  await visitor.has('.skerry-slider-pause', 'aria-pressed', 'true')
  await visitor.has('.swiper-wrapper', 'aria-live', 'polite')
})
test('slides that fade show one at a time', async ({ visitor }) => {
  await open(visitor, slider({ ...one, effect: 'fade' }))
  await visitor.click(button('Następny slajd'))
  await shows(visitor, '2')
})
test('a resize keeps the slide and fits it to the new width', async ({ visitor }) => {
  await open(visitor, slider(one))
  await visitor.click(button('Następny slajd'))
  await shows(visitor, '2')
  await visitor.resize(PHONE)
  await expect
    .poll(() =>
      visitor.evaluate(() =>
        Math.round(
          (document.querySelector('.swiper-slide-active') as Element).getBoundingClientRect().width -
            (document.querySelector('.swiper') as Element).clientWidth,
        ),
      ),
    )
    .toBe(0)
  await shows(visitor, '2')
})
test('the builder’s image carousel is moved by its arrows and its dots', async ({ visitor }) => {
  await open(visitor, imageCarousel(three).replaceAll('/pictures/', '/own/'))
  await shows(visitor, '1,2,3')
  await visitor.click('.elementor-swiper-button-next')
  await shows(visitor, '2,3,4')
  await visitor.click('.swiper-pagination-bullet:nth-child(5)')
  await shows(visitor, '5,1,2')
})
test('the builder’s slides are moved by a drag', async ({ visitor }) => {
  await open(visitor, slides({ navigation: 'both', infinite: 'yes', transition_speed: 200 }, { count: 4 }))
  const current = () =>
    visitor.evaluate(() => (document.querySelector('.swiper') as unknown as { swiper: { realIndex: number } }).swiper.realIndex)
  expect(await current()).toBe(0)
  const { y } = await visitor.at('.swiper')
  await visitor.dragFrom(1150, y, -900)
  await expect.poll(current).toBe(1)
})
test('nothing shifts when the script takes over: the slides stand where the stylesheet put them', async ({ visitor }) => {
  await visitor.visit('/pages/slider.html')
  await started(visitor)
  const { width } = await visitor.box('#reviews .swiper-slide-active')
  const room = await visitor.box('#reviews .swiper-wrapper')
  expect(Math.abs(width * 2 + 20 - room.width)).toBeLessThanOrEqual(2)
})
test('a slider is accessible before and after a step, makes no mistakes, and is restored by unmounting', async ({ visitor }) => {
  await open(visitor, slider({ ...three, autoplay: 'yes', autoplay_speed: 60_000 }))
  expect(await visitor.axe()).toEqual([])
  await visitor.click(button('Następny slajd'))
  await shows(visitor, '2,3,4')
  expect(await visitor.axe()).toEqual([])
  expect(await visitor.problems()).toEqual([])
  expect(await visitor.unmountDifference()).toBe('')
})
test('a slider is as wide as the room that its place leaves, whatever its contents would like, also after a resize', async ({
  visitor,
}) => {
  await visitor.visitOwn({ body: `<main><h1>Strona</h1>${inPlaces(slider(three))}</main>`, css: css + PLACES_CSS })
  await visitor.scrollThrough()
  await visitor.mounted('slider', Object.keys(PLACES).length)
  const misfits = async () => {
    const found = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.frame')].map((frame) => ({
        place: frame.dataset.place ?? '',
        frame: frame.clientWidth,
        width: Math.max(...[...frame.querySelectorAll('[data-widget],.swiper')].map((el) => el.getBoundingClientRect().width)),
      })),
    )
    const all = found.map(({ place, frame, width }) => [place, Math.round(width - (PLACES[place]?.room(frame) ?? 0))])
    return Object.fromEntries(all.filter(([, difference]) => difference))
  }
  await expect.poll(misfits, { timeout: 10_000 }).toEqual({})
  await visitor.resize(PHONE)
  await expect.poll(misfits, { timeout: 10_000 }).toEqual({})
  expect(await visitor.problems()).toEqual([])
})
