import { expect, test } from '../harness'
import { COLUMNS, columns, ownPage, scrollTo } from '../own-page'
import { areSticky } from './sticky-pages'

const sticky = `class="bar" data-settings='{"sticky":"top"}'`
// Each shape has an upper and a lower margin of another size, so that one cannot stand in for the other.
const SHAPES: [what: string, content: string, css?: string][] = [
  ['through the bar and its parent', `<div><div ${sticky}><p>Words</p></div></div>`],
  [
    'through a form',
    `<div><form ${sticky}><input type="hidden" name="children"><p>Words</p><input type="hidden" name="after"></form></div>`,
  ],
  [
    'of several paragraphs, with fractions',
    `<div><div ${sticky}><p>Words</p><p>More</p></div></div>`,
    'p { line-height: 1.37; margin: 13.3px 0 27.7px }',
  ],
  [
    'through two levels, the largest',
    `<div><div ${sticky}><div id="inner"><p>Words</p></div></div></div>`,
    '#inner { margin: 40px 0 5px }',
  ],
  ['of the bar itself, larger', `<div><div ${sticky}><p>Words</p></div></div>`, '.bar { margin: 50px 0 }'],
  ['of the bar itself, negative', `<div><div ${sticky}><p>Words</p></div></div>`, '.bar { margin: -10px 0 -5px }'],
  ['negative ones inside', `<div><div ${sticky}><p>Words</p></div></div>`, '.bar { margin: 30px 0 } p { margin: -4px 0 -8px }'],
  [
    'negative ones inside beside larger ones',
    `<h2>Before</h2><div ${sticky}><p>Words</p></div><h2>Next</h2>`,
    'p { margin: -30px 0 -10px }',
  ],
  ['smaller than the next one', `<div><div ${sticky}><p>Words</p></div><h2>Next</h2></div>`, 'h2 { margin: 100px 0 }'],
  [
    'of a child that has been moved',
    `<div><div ${sticky}><p>Words</p></div></div>`,
    'p { position: relative; top: 3px; transform: translateY(5px) }',
  ],
  ['of empty paragraphs', `<div><div ${sticky}><p></p>Words<p></p></div></div>`],
  ['of two bars', `<div><div ${sticky}><p>Words</p></div><div ${sticky}><p>Words</p></div></div>`],
  ['not through padding', `<div><div ${sticky}><p>Words</p></div></div>`, '.bar { padding: 1px }'],
  ['not through a flex box', `<div><div ${sticky}><p>Words</p></div></div>`, '.bar { display: flex }'],
  [
    'not through an item of a flex box',
    `<main><div ${sticky}><p>Words</p></div><p>Next</p></main>`,
    'main { display: flex; flex-direction: column; height: 400px; justify-content: center }',
  ],
  ['not through a box of a set height', `<div><div ${sticky}><p>Words</p></div></div>`, '.bar { height: 60px } p { line-height: 60px }'],
  ['not of a box in a line', `<div><div ${sticky}><b>Words</b></div></div>`, 'b { margin: 20px } .bar { line-height: normal }'],
  [
    'not of what is out of the flow',
    `<div><div ${sticky}><p>Words</p><i></i></div></div>`,
    '.bar { position: relative; height: 60px } i { position: absolute; top: 50%; height: 60px; margin-top: -30px }',
  ],
  ['in a parent of its own formatting', `<main><div ${sticky}><p>Words</p></div></main>`, 'main { display: flow-root }'],
  ['in a parent of a set height', `<main><div ${sticky}><p>Words</p></div><div>Next</div></main>`, 'main { height: 400px }'],
  [
    'in a parent with room to spare',
    `<main><header><div ${sticky}><p>Words</p></div></header><div>Next</div></main>`,
    'main { min-height: 600px }',
  ],
  [
    'with a site’s own important transitions',
    `<div><div ${sticky}><p>Words</p></div></div>`,
    '& * { transition-duration: 0.3s !important }',
  ],
  ['before a script', `<div><div ${sticky}><p>Words</p></div><script type="text/plain"></script></div>`],
  ['before what is out of the flow', `<div><div ${sticky}><p>Words</p></div><i></i></div>`, 'i { position: fixed; top: 0 }'],
  ['below floats', `<div><i></i><div ${sticky}><p>Words</p></div></div>`, '.bar { clear: both } i { float: left; height: 70px }'],
  ['in a list', `<ol><li>One</li><li ${sticky}><p>Words</p></li><li>Three</li></ol>`],
]

test('a far jump keeps the page in place where a bar’s margins collapse, whichever way they do', async ({ page, problems }) => {
  await page.setViewportSize({ width: 100 * SHAPES.length, height: 800 })
  await ownPage(
    page,
    columns(SHAPES.map(([what, content]) => [what, `<div class="strip"></div>${content}<div class="rest"></div>`] as const)),
    `body { margin: 0 } .strip { height: 315px } .rest { height: 3000px; background: #eee } p { margin: 16px 0 30px } ${COLUMNS}
    ${SHAPES.map(([, , css = ''], i) => `#column${i} { ${css} }`).join('\n')}`,
  )
  const counts = SHAPES.map(([, content]) => content.split('data-settings').length - 1)
  await areSticky(
    page,
    counts.reduce((sum, count) => sum + count),
  )
  const look = () =>
    page.evaluate(() => ({
      y: Math.round(scrollY),
      columns: [...document.querySelectorAll<HTMLElement>('[data-why]')].map((column) => ({
        what: column.dataset.why,
        active: column.querySelectorAll('.elementor-sticky--active').length,
        places: ['h2', '.rest', 'main > :last-child', 'li:last-child'].flatMap((selector) =>
          [...column.querySelectorAll(selector)].map((el) => Math.round((el.getBoundingClientRect().top + scrollY) * 100) / 100),
        ),
      })),
    }))
  const served = await look()
  for (const y of [1800, 0, 600, 2500, 0]) {
    await scrollTo(page, y)
    const expected = served.columns.map((column, i) => ({ ...column, active: y ? counts[i] : 0 }))
    expect(await look(), `at ${y}`).toEqual({ y, columns: expected })
  }
  expect(problems()).toEqual([])
})
