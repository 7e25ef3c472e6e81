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
  ['a setting whose value cannot be read', 'position', 'expected one of center, top, got middle', 'Where it stands.'],
  ['one of a device', 'entrance_animation_tablet', 'expected a text, got {}', 'How it opens.'],
  ['one in a group', 'timing.times_times', 'expected a number, got x', 'How often.'],
  ['the one that was probably meant', 'postion', 'popup has no such setting, did you mean position?', 'position: Where it stands.'],
  ['the same in a group', 'timing.times_time', 'popup has no such setting, did you mean times_times?', 'timing.times_times: How often.'],
  [
    'the one that stands in a group',
    'times_times',
    'belongs elsewhere, did you mean timing.times_times?',
    'timing.times_times: How often.',
  ],
  ['a word that was meant is no setting', 'position', 'expected one of center, got centre, did you mean center?', 'Where it stands.'],
  ['a widget of another element', 'layout', 'expected one of horizontal, got x', ''],
  ['a name of every object', 'constructor', 'popup has no such setting', ''],
])('%s: the inspector says what it does', (_, field, what, about) => {
  const el = document.createElement('p')
  expect(aboutSetting({ el, field, what }, declared, texts)).toBe(about)
})

it('the texts are those of the reference', async () =>
  expect((await loadTexts()).popup?.['timing.times']).toBe('Limits how often the same visitor sees the popup.'))
