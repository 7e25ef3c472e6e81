import { expect, it } from 'vitest'
import { currentIndex } from './current-heading'

const at = (tops: (number | undefined)[], isAtEnd = false) => currentIndex(tops, { line: 300, height: 900, isAtEnd })

it.each([
  ['the last one above the line', [-500, 100, 301], false, 1],
  ['none before the first is in view', [901, 1200], false, undefined],
  ['the first once it is in view', [600, 1200], false, 0],
  ['the last one in view at the end of the page', [-500, 400, 800], true, 2],
  ['never one in a closed tab', [undefined, 100, undefined], false, 1],
  ['none without headings', [], false, undefined],
] as const)('the current heading is %s', (_, tops, isAtEnd, index) => expect(at([...tops], isAtEnd)).toBe(index))
