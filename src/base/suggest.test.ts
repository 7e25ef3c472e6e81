import { expect, it } from 'vitest'
import { suggest } from './suggest'

const NAMES = ['autoplay', 'autoplay_speed', 'slides_to_show', 'up', 'twitter', 'slider', 'popup', 'exit_intent', 'bottom right', 'x']

it.each([
  ['a letter is missing', 'autoplay_sped', 'autoplay_speed'],
  ['two letters are swapped', 'tiwtter', 'twitter'],
  ['a letter is another one', 'exit_intend', 'exit_intent'],
  ['a capital', 'Slider', 'slider'],
  ['a hyphen in the middle', 'pop-up', 'popup'],
  ['written as in a script', 'slidesToShow', 'slides_to_show'],
  ['written as an attribute', 'slides-to-show', 'slides_to_show'],
  ['two words', 'bottom rigth', 'bottom right'],
  ['the nearest of several', 'autoplay_', 'autoplay'],
  ['nothing is near', 'google', undefined],
  ['as short as it is, nothing is near', 'no', undefined],
  ['the name itself', 'autoplay', undefined],
  ['nothing', '', undefined],
  ['a very long one', 'slider'.repeat(1000), undefined],
])('%s: %s → %s', (_, text, expected) => expect(suggest(text, NAMES)).toBe(expected))
