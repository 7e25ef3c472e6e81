import { expect, it } from 'vitest'
import type { Widget } from '../runtime/widget'
import { aboutSetting, loadTexts } from './about-setting'

const declared = [
  { name: 'popup', match: 'p' },
  { name: 'sticky', match: '[data-settings]' },
] as Widget[]
const texts = {
  popup: { position: 'Where it stands.', entrance_animation: 'How it opens.', 'timing.times_times': 'How often.' },
  sticky: { sticky: 'Stays.' },
  menu: { layout: 'Not of this element.' },
}

it.each([
  ['a setting with an invalid value', 'position', 'expected one of center, top, got middle', 'Where it stands.'],
  ['a device setting', 'entrance_animation_tablet', 'expected a text, got {}', 'How it opens.'],
  ['a setting in a group', 'timing.times_times', 'expected a number, got x', 'How often.'],
  ['the setting probably meant', 'postion', 'popup has no such setting, did you mean position?', 'position: Where it stands.'],
  ['the same in a group', 'timing.times_time', 'popup has no such setting, did you mean times_times?', 'timing.times_times: How often.'],
  [
    'the setting that belongs in a group',
    'times_times',
    'belongs elsewhere, did you mean timing.times_times?',
    'timing.times_times: How often.',
  ],
  ['a suggested word that is not a setting', 'position', 'expected one of center, got centre, did you mean center?', 'Where it stands.'],
  ['another element’s widget', 'layout', 'expected one of horizontal, got x', ''],
  ['a built-in property name', 'constructor', 'popup has no such setting', ''],
])('%s: the inspector describes it', (_, field, what, about) => {
  const el = document.createElement('p')
  expect(aboutSetting({ el, field, what }, declared, texts)).toBe(about)
})

it('the texts are the reference’s', async () =>
  expect((await loadTexts()).popup?.['timing.times']).toBe('Limits how often the same visitor sees the popup.'))
