import { describe, expect, it, vi } from 'vitest'
import { reports } from '../base/report'
import { countVisit } from '../page/storage'
import { explain, explainUnknown } from './explain'
import { popups } from './registry'
import { activateNew, createPopup, denyStorage, fillStorage, onPageLoad, store } from './test-helpers'

describe('the explanation of an unknown id', () => {
  it('lists the ids there are', () => {
    expect(explainUnknown('sumer')).toMatchObject({
      id: 'sumer',
      willShow: false,
      why: 'No popup on this page has the id sumer. It has none.',
    })
    const stops = ['summer', ''].map((id) => popups.add({ ...createPopup({}), id }))
    expect(explainUnknown('sumer').why).toBe(
      'No popup on this page has the id sumer, did you mean summer? It has summer, one without an id.',
    )
    expect(explainUnknown({}).why).toContain('the id {}.')
    expect(reports.at(-2)?.what).toContain('did you mean summer?')
    document.body.innerHTML = '<section data-widget="popup" id="outer"><section data-widget="popup" id="inner"></section></section>'
    expect(explainUnknown('inner').why).toContain('has the id inner. It is inside the popup outer, and starts when that one opens.')
    document.body.innerHTML = ''
    for (const stop of stops) stop()
  })
})

describe('the explanation for the site’s owner', () => {
  it('names every trigger and rule, with its state and numbers', () => {
    countVisit()
    const popup = activateNew({
      triggers: { page_load: 'yes', page_load_delay: 5, scrolling: 'yes', foo: 'yes' },
      timing: { page_views: 'yes', page_views_views: 3, times: 'yes', times_times: 2, times_period: 'day', nonsense: 'yes' },
      avoid_multiple_popups: 'yes',
    })
    expect(explain(popup)).toEqual({
      id: '1',
      open: false,
      disabled: false,
      willShow: false,
      triggers: [
        { name: 'page_load', state: 'off', why: 'would wait for 5 s after the page is ready, but a rule keeps the popup closed' },
        { name: 'scrolling', state: 'off', why: 'scrolling_direction is not set: up or down' },
        { name: 'foo', state: 'unknown', why: expect.stringContaining('page_load, scrolling') },
      ],
      rules: [
        { name: 'page_views', pass: false, why: 'page views since first seen: 0 of 3 needed' },
        { name: 'times', pass: true, why: 'shown 0 of 2 times within one day' },
        { name: 'avoid_multiple_popups', pass: true, why: 'no popup was shown on this page view' },
        { name: 'nonsense', pass: true, why: expect.stringContaining('no such rule') },
      ],
    })
  })
  it.each([
    ['converted', { popup_1_converted: true }, {}, 'this visitor has already done what the popup is for (data-popup-convert)'],
    ['group', {}, { 'data-popup-group': 'offer' }, 'of the group “offer” this visitor sees other'],
  ])('names what keeps it closed beside its rules: %s', (name, data, attributes, why) => {
    store(data)
    localStorage.setItem('skerry-group-offer', 'other')
    const stop = popups.add({ ...createPopup({}, { ...attributes, id: 'other' }), id: 'other' })
    const popup = activateNew(onPageLoad, { ...attributes } as Record<string, string>)
    expect(explain(popup)).toMatchObject({ willShow: false, rules: [{ name, pass: false, why }] })
    stop()
  })
  it('says what prevents a trigger from firing', () => {
    const popup = activateNew({ triggers: { scrolling: 'yes', scrolling_to: 'yes', scrolling_to_selector: '#nowhere', page_load: 'yes' } })
    expect(explain(popup).triggers.map(({ state, why }) => `${state}: ${why}`)).toEqual([
      'armed: waits for 0 s after the page is ready',
      'off: scrolling_direction is not set: up or down',
      'off: nothing on the page matches #nowhere',
    ])
    expect(explain(popup).willShow).toBe(true)
  })
  it('says that a trigger has opened the popup only if it is open', () => {
    const popup = activateNew({ triggers: { page_load: 'yes', click: 'yes', click_times: 2 } })
    const open = popup.show
    // As a listener that prevents `skerry:popup:show` does, or another popup that was shown before.
    popup.show = () => {}
    vi.advanceTimersByTime(0)
    const words = () => explain(popup).triggers.map(({ state, why }) => `${state}: ${why}`)
    const other = 'off: ended with another trigger; waited for click number 2 on the page'
    expect(words()).toEqual([
      'refused: its moment came (0 s after the page is ready), but a rule, another popup or a script of the page kept it closed',
      other,
    ])
    open('button')
    expect(words()[0]).toContain('refused')
    open('trigger')
    expect(words()).toEqual(['fired: opened it: 0 s after the page is ready', other])
  })
  it('says that a popup is coming while the code of its dialog loads, unless it is called off', () => {
    const popup = activateNew(onPageLoad)
    popup.show = (reason) => {
      popup.request = { reason }
    }
    vi.advanceTimersByTime(0)
    const why = 'waits for the code of its dialog to load; its moment came (0 s after the page is ready)'
    expect(explain(popup)).toMatchObject({ willShow: true, triggers: [{ state: 'armed', why }] })
    const isOpen = vi.spyOn(popup, 'isOpen').mockReturnValue(true)
    expect(explain(popup).triggers.map(({ state }) => state)).toEqual(['fired'])
    isOpen.mockRestore()
    popup.request = undefined
    expect(explain(popup)).toMatchObject({ willShow: false, triggers: [{ state: 'refused' }] })
  })
  it('says that a trigger waits even where its element is gone since', () => {
    document.body.innerHTML = '<p id="there"></p>'
    const popup = activateNew({ triggers: { scrolling_to: 'yes', scrolling_to_selector: '#there' } })
    document.body.innerHTML = ''
    expect(explain(popup).triggers.map(({ state }) => state)).toEqual(['armed'])
  })
  it('does not say that another trigger came where a rule refused the only one', () => {
    const popup = activateNew({ ...onPageLoad, timing: { times: 'yes', times_times: 1 } })
    popup.show('button')
    vi.advanceTimersByTime(0)
    expect(explain(popup).triggers.map(({ state }) => state)).toEqual(['refused'])
  })
  it('stores nothing', () => {
    countVisit()
    const before = localStorage.getItem('elementor')
    const timing = { page_views: 'yes', page_views_views: 3, sessions: 'yes', times: 'yes', times_times: 1, times_period: 'day' }
    explain(createPopup({ timing }))
    expect(localStorage.getItem('elementor')).toBe(before)
  })
  it('names a stored value that is not a number', () => {
    localStorage.setItem('elementor', '{"pageViews":{"toString":1},"popup_1_times":"many","popup_2_times":"many"}')
    const timing = { page_views: 'yes', page_views_views: 3, times: 'yes', times_times: 1 }
    expect(explain(createPopup({ timing })).rules).toEqual([
      { name: 'page_views', pass: false, why: 'page views since first seen: 0 of 3 needed' },
      { name: 'times', pass: true, why: 'shown 0 of 1 times ever' },
      { name: 'storage', pass: true, why: 'pageViews is not a number, {"toString":1}, and counts as 0' },
      { name: 'storage', pass: true, why: 'popup_1_times is not a number, many, and counts as 0' },
    ])
  })
  it.each([
    ['denied', () => denyStorage()],
    ['full', () => fillStorage('localStorage')],
  ])('says that a browser whose storage is %s keeps nothing', (_, take) => {
    take()
    countVisit()
    const timing = { page_views: 'yes', page_views_views: 2, times: 'yes', times_times: 1, times_period: 'day' }
    expect(explain(createPopup({ timing })).rules).toEqual([
      { name: 'page_views', pass: false, why: 'page views on this page, because this browser keeps nothing: 1 of 2 needed' },
      { name: 'times', pass: true, why: 'shown 0 of 1 times on this page, because this browser keeps nothing' },
    ])
  })
  it.each([
    [{ url: 'yes', url_url: 'google.' }, 'the visitor came from no page that the browser names; shown only where that contains “google.”'],
    [{ url: 'yes', url_action: 'hide', url_url: 'x.example' }, expect.stringMatching(/; hidden where that contains “x\.example”$/)],
    [{ url: 'yes', url_url: '/prices' }, expect.stringMatching(/; for the page’s own address there is the rule “pages”$/)],
    [{ url: 'yes', url_url: `${location.host}/prices` }, expect.stringMatching(/; for the page’s own address there is the rule “pages”$/)],
    [
      { sources: 'yes', sources_sources: ['external'] },
      'the visitor opened the page directly; shown only to visitors from outside this site',
    ],
    [{ sources: 'yes', sources_sources: ['google'] }, expect.stringMatching(/shown only to visitors from “google”, which is no source$/)],
    [{ times: 'yes', times_times: 1, times_period: 'year' }, 'shown 0 of 1 times ever'],
    [
      { schedule: 'yes', schedule_end_date: '2031-06-30' },
      expect.stringMatching(/^shown from any time to 2031-06-30; the visitor’s clock says /),
    ],
    [
      { schedule: 'yes', schedule_start_date: '13.06.2031' },
      'schedule_start_date: “13.06.2031” cannot be used; expected a date such as 2024-05-20 08:00',
    ],
  ])('says of %j what is true', (timing, why) => {
    expect(explain(createPopup({ timing })).rules.map((each) => each.why)).toEqual([why])
  })
  it('survives settings that cannot be converted to text', () => {
    const popup = createPopup({ triggers: { foo: { toString: 1 } }, timing: [{ toString: 1 }] })
    expect(explain(popup)).toMatchObject({ triggers: [], rules: [] })
  })
  it('names an invalid regular expression, and reports it once in the console', async () => {
    const popup = activateNew({ ...onPageLoad, timing: { url: 'yes', url_action: 'regex', url_url: '(' } })
    await vi.dynamicImportSettled()
    const why = 'url_url: “(” cannot be used; expected a regular expression that is valid and never slow'
    expect(explain(popup).rules).toEqual([{ name: 'url', pass: false, why }])
    expect(reports.filter(({ what }) => what.includes('timing.url_url'))).toHaveLength(1)
  })
})
