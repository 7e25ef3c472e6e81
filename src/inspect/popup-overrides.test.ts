import { beforeEach, expect, it } from 'vitest'
import { storage } from '../page/storage'
import { chosenIn } from '../popups/group'
import { popups } from '../popups/registry'
import { forgetVisitor, showRegardless } from './popup-overrides'
import { fakePopup } from './test-helpers'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('forgets this visitor’s history with this version of this popup, and nothing else', () => {
  const others = { pageViews: 9, popup_1_v2_times: 3, popup_12_times: 4 }
  for (const [key, value] of Object.entries({
    ...others,
    popup_1_times: 2,
    popup_1_disable: true,
    popup_1_page_views_initialPageViews: 1,
    'popup-1-impressions-count': 5,
  }))
    storage.set(key, value)
  sessionStorage.setItem('popup-1-impressions-count', '2')
  forgetVisitor(fakePopup('1'))
  const { __expiration, ...left } = storage.get(null) as object & { __expiration: object }
  expect(left).toEqual(others)
  expect(sessionStorage.getItem('popup-1-impressions-count')).toBe('0')
  forgetVisitor(fakePopup('1_v2'))
  expect(storage.get('popup_1_v2_times')).toBeUndefined()
})

it('forgets which popup of its group the visitor sees, and that the visitor came with its parameters', () => {
  const popup = fakePopup('1')
  popup.host.id = '1'
  popup.host.setAttribute('data-popup-group', 'offer')
  const remove = popups.add(popup)
  localStorage.setItem('skerry-group-offer', '1')
  localStorage.setItem('skerry-group-other', '2')
  sessionStorage.setItem('popup_1_parameters', 'yes')
  sessionStorage.setItem('popup_2_parameters', 'yes')
  forgetVisitor(fakePopup('2'))
  expect([chosenIn('offer', true), storage.readText('popup_1_parameters', true)]).toEqual(['1', 'yes'])
  forgetVisitor(popup)
  expect([chosenIn('offer', true), localStorage.getItem('skerry-group-other')]).toEqual(['', '2'])
  expect(['1', '2'].map((id) => storage.readText(`popup_${id}_parameters`, true))).toEqual(['', ''])
  remove()
})

it('shows a popup that the visitor disabled, and leaves it disabled', () => {
  storage.set('popup_1_disable', true)
  let disabledWhileShown: unknown = 'not shown'
  const popup = fakePopup('1', () => {
    disabledWhileShown = storage.get('popup_1_disable')
    popups.onShow.notify(popup, 'api')
  })
  showRegardless(popup)
  expect(disabledWhileShown).toBeUndefined()
  expect(storage.get('popup_1_disable')).toBe(true)
})
