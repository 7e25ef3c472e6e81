import { expect, it } from 'vitest'
import { parseStartTime } from './start-time'

it.each([
  ['?t=90', 90],
  ['?t=90s', 90],
  ['?t=1m30s', 90],
  ['?v=abc&t=1m30', 90],
  ['?t=2m', 120],
  ['?t=1h', 3600],
  ['?t=1h2m3s', 3723],
  ['?t=0', 0],
  ['?start=90', 90],
  ['?start=1m30s&t=5', 90],
  ['?time_continue=12&v=abc', 12],
  ['?v=abc#t=1m30s', 90],
  ['?si=x&t=30s&list=y', 30],
  ['', 0],
  ['?t=', 0],
  ['?t=soon', 0],
  ['?t=1x', 0],
  ['?t=-5', 0],
  ['?t=1%3Cscript%3E', 0],
  ['?art=90', 0],
  ['?restart=90', 0],
])('a URL with %j starts at second %i', (query, second) => expect(parseStartTime(`https://youtu.be/abc${query}`)).toBe(second))
