import { expect, test } from '../harness'
import { ownPage } from '../own-page'
import { rememberServedMarkup, unmountDifference } from '../unmount'

const WIDGETS = {
  tabs: /titles: expected titles with panels, found none/,
  'nested-tabs': /titles: expected titles with panels, found none/,
  accordion: /titles: expected titles with panels, found none/,
  toggle: /titles: expected titles with panels, found none/,
  'nested-accordion': /titles: expected titles with panels, found none/,
  form: /expected a <form>, found none/,
  'search-form': /expected a <form> with a search field, found none/,
  counter: /text: expected a number/,
  countdown: /expected a date/,
  'animated-headline': /expected words to animate/,
  'text-path': /expected an \.e-text-path, found none/,
  hotspot: /expected an \.e-hotspot for each point, found none/,
  'facebook-page': /expected an \.elementor-facebook-widget, found none/,
  'stripe-button': /expected a <form>, found none/,
}

const HAND_WRITTEN = `<div data-widget="flip-box" id="flip-box"><p>One side</p></div>
<nav data-widget="table-of-contents" id="gone"><a href="#gone-too">Gone</a></nav>`
const HAND_WRITTEN_LINES = {
  'flip-box': /expected a front and a back, found only one/,
  gone: /links: expected ids of headings on this page, found none/,
}

test('each empty widget is reported in one line, and leaves the page as it was', async ({ page, problems }) => {
  await rememberServedMarkup(page)
  const widgets = Object.keys(WIDGETS).map(
    (type) =>
      `<div class="elementor-element elementor-widget" data-id="${type}" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-widget-container">Here is ${type}</div></div>`,
  )
  await ownPage(page, `${widgets.join('')}${HAND_WRITTEN}`)
  for (const [type, line] of Object.entries({ ...WIDGETS, ...HAND_WRITTEN_LINES })) {
    const lines = () => problems().filter((text) => text.includes(`[${type}]`) || text.includes(`#${type}:`))
    await expect.poll(lines, type).toEqual([expect.stringMatching(line)])
  }
  expect(await unmountDifference(page)).toBe('')
})
