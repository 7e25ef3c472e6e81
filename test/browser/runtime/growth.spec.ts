import { expect, test } from '../harness'
import { ownPage } from '../own-page'

const rep = (n: number, make: (i: number) => string) => Array.from({ length: n }, (_, i) => make(i)).join('')
const given = (settings: object) => `data-settings='${JSON.stringify(settings)}'`
const LETTERS = 200_000

/** More than any page needs, all on one: counted in test/unit/growth.test.ts, here in a browser. */
const BODY = `<main><nav id="contents" data-widget="table-of-contents"></nav>
<div id="headline" data-widget="animated-headline" ${given({ animation_type: 'typing' })}><p>We <span data-headline-words><b>${'a'.repeat(LETTERS)}</b><b>row</b></span></p></div>
<div id="curve" class="elementor-element elementor-widget-text-path" data-element_type="widget" data-widget_type="text-path.default"><div class="elementor-widget-container"><div class="e-text-path" data-url="/own/curve.svg" data-text="${'b'.repeat(6000)}"></div></div></div>
${rep(2001, (i) => `<h2>Heading ${i}</h2>`)}</main>`

test('a page with far too much of everything starts, reports what is too much, and stays usable', async ({ page, problems }) => {
  const expected = [
    'Skerry · nav#contents: headings_by_tags: expected at most 2000 headings, got 2001: the first 2000 are listed',
    `Skerry · div#headline: words: expected at most 2000 letters that appear one by one, got ${LETTERS + 3}: words appear as a whole`,
    'Skerry · div#curve: data-text: expected at most 5000 characters, got 6000: the text stays as it is',
  ]
  test.slow()
  await ownPage(page, BODY)
  await expect(page.locator('#contents li')).toHaveCount(2000)
  // The headline's own length pushes it out of view, and it starts in view.
  await page.locator('#headline').scrollIntoViewIfNeeded()
  await page.locator('#curve').scrollIntoViewIfNeeded()
  for (const line of expected) await expect.poll(() => problems().filter((each) => each.includes(line))).toHaveLength(1)
  expect(problems(...expected)).toEqual([])
  await expect(page.locator('#headline b').first()).toHaveText('a'.repeat(LETTERS))
  await expect(page.locator('#curve .e-text-path')).toHaveText('b'.repeat(6000))
})
