import { nestedTabs } from '../disclosure/disclosure-pages'
import { expect, test } from '../harness'
import { ask, click, find, hasForeignCodeRun, impostors, open, popup, press, tag, waitFor, watchEvil } from './clobbering'

/** Every property name of a browser's document, even those that we do not use today. */
const NAMES_OF_DOCUMENTS = `(() => {
  const names = new Set()
  for (let proto = Document.prototype; proto; proto = Object.getPrototypeOf(proto)) for (const name of Object.getOwnPropertyNames(proto)) names.add(name)
  return [...names].filter((name) => !name.startsWith('__'))
})()`
const widgets = `${nestedTabs()}
<div data-widget="slider" data-settings='{"slides_to_show":"1"}'>${'<div><p>Slide</p></div>'.repeat(3)}</div>
<div data-widget="tabs"><div data-tabs-list><a href="#first">A</a><a href="#second">B</a></div><section id="first">a</section><section id="second">b</section></div>
<div data-widget="accordion"><details><summary>Q</summary><p>A</p></details></div>
<p><span data-widget="counter" data-settings='{"duration":100}'>42</span></p>
<div data-widget="countdown"><time datetime="2999-01-01">x</time></div>
<nav data-widget="table-of-contents"></nav><h2 id="there">There</h2>
<a id="film" href="https://youtu.be/abc" data-lightbox>Film</a>
<nav data-widget="menu" aria-label="Menu" data-settings='{"layout":"dropdown"}'><button type="button" id="toggle" data-menu-toggle>Menu</button><ul data-menu-list><li><a href="#there">X</a></li></ul></nav>
<div class="elementor" data-elementor-id="1"><header class="elementor-element" data-id="b" data-element_type="container" data-settings='{"sticky":"top","animation":"fadeIn"}'>Head</header></div>
${popup}`

for (const [what, markup] of [
  ['pictures', (name: string) => `<img name="${name}" alt="">`],
  ['forms', (name: string) => `<form name="${name}"></form>`],
  ['frames', (name: string) => `<iframe name="${name}" hidden></iframe>`],
  ['objects, as sanitisers let them through,', (name: string) => `<object id="${name}" type="application/pdf" hidden></object>`],
  ['embedded things, which can be called,', (name: string) => `<embed name="${name}" hidden>`],
  ['two of each', (name: string) => `<img name="${name}" alt=""><form name="${name}"></form>`],
] as const)
  test(`${what} that take every name of the document at once stop nothing`, async ({ page, problems }) => {
    const askedOfEvil = await watchEvil(page)
    await open(page, '')
    const names = (await ask(page, NAMES_OF_DOCUMENTS)) as string[]
    expect(names).toEqual(
      expect.arrayContaining(['adoptedStyleSheets', 'createElement', 'createTextNode', 'dispatchEvent', 'getElementById']),
    )
    const taken = names.map(markup).join('')
    await open(page, `${taken}${impostors}${widgets}${tag.replace(' src', ' defer src')}`, '#there')
    expect(await ask(page, 'document.createElement instanceof Function'), 'the names are taken').toBe(false)
    await press(page, '#opener', 'dialog[open]')
    expect(await ask(page, `Element.prototype.getBoundingClientRect.call(${find('dialog h2')}).height`)).toBeGreaterThan(0)
    await ask(page, "dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))")
    await press(page, '#toggle', '#toggle[aria-expanded=true]')
    await waitFor(page, '.skerry-countdown')
    await waitFor(page, '[data-widget=slider] .swiper-slide-active')
    await click(page, '[data-widget=tabs] a[href="#second"]')
    await waitFor(page, '#second:not([hidden])')
    await click(page, '#film')
    await waitFor(page, 'dialog[open] iframe[src^="https://www.youtube-nocookie.com/embed/abc"]')
    const waiting =
      "Skerry.islands().filter(({ state }) => /waiting|failed/.test(state)).map(({ widget, state }) => widget.name + ' ' + state).join()"
    await expect.poll(() => ask(page, waiting)).toBe('')
    expect(await hasForeignCodeRun(page)).toBe(false)
    expect(askedOfEvil()).toEqual([])
    expect(problems(/frame-src|data:text\/html/)).toEqual([])
  })
