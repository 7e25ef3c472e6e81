import { expect, test } from './harness'

/** What can hold a film: the markup around it, what shows it, and what leaves it. */
const PLACES: [name: string, around: (film: string) => string, show: string, leave: string][] = [
  [
    'a tab',
    (film) =>
      `<div data-widget="tabs"><div data-tabs-list><a href="#ta" id="t1">A</a><a href="#tb" id="t2">B</a></div><section id="ta">a</section><section id="tb">${film}</section></div>`,
    '#t2',
    '#t1',
  ],
  ['an item', (film) => `<div data-widget="accordion"><details><summary id="item">A</summary>${film}</details></div>`, '#item', '#item'],
  [
    'a slide',
    (film) =>
      `<div data-widget="slider" id="slider" aria-label="Filmy" data-settings='{"slides_to_show":1,"navigation":"both","infinite":""}'><div>1</div><div>${film}</div></div>`,
    '.skerry-slider-next',
    '.skerry-slider-prev',
  ],
  [
    'a popup',
    (film) => `<button id="pop" data-popup-toggle="box">o</button><section data-widget="popup" id="box" hidden><h2>t</h2>${film}</section>`,
    '#pop',
    '#pop',
  ],
]
/** A film by itself, and another site's player in a frame. */
const film = (id: number, attributes: string) =>
  `<video id="film${id}" src="/pages/film.webm?${id}" loop muted width="100" ${attributes}></video><iframe id="frame${id}" title="t" src="/own/embed/?autoplay=1"></iframe>`

for (const [kind, attributes] of [
  ['that plays by itself', 'autoplay'],
  ['that the visitor starts', ''],
] as const)
  test(`a film ${kind} stops when its tab, item, slide or popup is left, and so does a player in a frame`, async ({ visitor }) => {
    await visitor.visitOwn({
      body: `<main><h1>Filmy</h1>${PLACES.map(([, around], i) => around(film(i, attributes))).join('')}</main>`,
      // The policy forbids frames.
      hasInline: true,
    })
    await visitor.scrollThrough()
    await expect.poll(async () => (await visitor.islands()).filter(({ state }) => state === 'waiting')).toEqual([])
    const click = (selector: string) => visitor.evaluate((name) => document.querySelector<HTMLElement>(name)?.click(), selector)
    const state = (id: number) =>
      visitor.evaluate((i) => {
        const frame = document.getElementById(`frame${i}`) as Element
        const { paused } = document.getElementById(`film${i}`) as HTMLVideoElement
        return { plays: !paused, frame: frame.getAttribute('src')?.slice(0, 11) }
      }, id)
    for (const [i, [name, , show, leave]] of PLACES.entries()) {
      if (attributes) await expect.poll(() => state(i), name).toEqual({ plays: false, frame: 'about:blank' })
      await click(show)
      if (!attributes) await visitor.evaluate((id) => (document.getElementById(`film${id}`) as HTMLVideoElement).play(), i)
      await expect.poll(() => state(i), `${name}, shown`).toEqual({ plays: true, frame: '/own/embed/' })
      await click(leave)
      await expect.poll(() => state(i), `${name}, left`).toEqual({ plays: false, frame: 'about:blank' })
      await click(show)
      await expect.poll(() => state(i), `${name}, shown again`).toEqual({ plays: Boolean(attributes), frame: '/own/embed/' })
      await click(leave)
    }
    expect(await visitor.problems()).toEqual([])
  })
