import { expect, it } from 'vitest'
import { timeOfDay } from './time-of-day'

it.each([
  ['en', '12h', '0:05', '12:05 AM'],
  ['en', '12h', '22:48', '10:48 PM'],
  ['en', '24h', '0:05', '00:05'],
  ['en-GB', undefined, '10:48', '10:48 am'],
  ['de', '24h', '9:03', '9:03'],
  ['pl', '24h', '9:03', '9:03'],
  ['not a language', '24h', '22:48', /22.48/],
])('a page in “%s” with a clock of %s says at %s: %s', (lang, clock, at, said) => {
  const el = document.createElement('p')
  el.lang = lang
  const text = timeOfDay(el, clock, new Date(`2030-05-04T${at.padStart(5, '0')}`)).replace(/\s/g, ' ')
  if (said instanceof RegExp) expect(text).toMatch(said)
  else expect(text).toBe(said)
})
