import { expect, it } from 'vitest'
import { orientationOf, ratioOf } from './aspect-ratio'

it('reads a ratio by its code or as a number; anything else is 16:9', () =>
  expect(['169', '916', '11', '1.25', 'x', 'constructor'].map(ratioOf)).toEqual([1.77777, 0.5625, 1, 1.25, 1.77777, 1.77777]))
it('names a ratio’s orientation', () => expect([1.7, 1, 0.5].map(orientationOf)).toEqual(['landscape', 'square', 'portrait']))
