import { expect, it } from 'vitest'
import { suggest } from './suggest'

const NAMES = ['autoplay', 'autoplay_speed', 'slides_to_show', 'up', 'twitter', 'slider', 'popup', 'exit_intent', 'bottom right', 'x']

it.each([
  ['a missing letter', 'autoplay_sped', 'autoplay_speed'],
  ['two swapped letters', 'tiwtter', 'twitter'],
  ['a wrong letter', 'exit_intend', 'exit_intent'],
  ['a capital', 'Slider', 'slider'],
  ['a hyphen in the middle', 'pop-up', 'popup'],
  ['camelCase', 'slidesToShow', 'slides_to_show'],
  ['kebab-case', 'slides-to-show', 'slides_to_show'],
  ['two words', 'bottom rigth', 'bottom right'],
  ['the nearest of several', 'autoplay_', 'autoplay'],
  ['nothing similar', 'google', undefined],
  ['too short for a suggestion', 'no', undefined],
  ['the name itself', 'autoplay', undefined],
  ['nothing', '', undefined],
  ['a very long name', 'slider'.repeat(1000), undefined],
])('%s: %s → %s', (_, text, expected) => expect(suggest(text, NAMES)).toBe(expected))
