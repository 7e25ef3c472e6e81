import { describe, expect, it } from 'vitest'
import { flexRows, grid, justified, masonry } from './layouts'

describe('a grid', () => {
  it('has three rows for five pictures in two columns, the fourth in the second column of the second row', () => {
    const cells = grid(5, 2)
    expect(cells.at(-1)?.row).toBe(2)
    expect(cells[3]).toMatchObject({ column: 1, row: 1 })
  })
})

describe('rows in builder galleries', () => {
  const rows = (boxes: { row: number }[]) => boxes.map((b) => b.row).join('')

  it('end before a picture that would overflow by more than the row is short without it', () => {
    const boxes = justified([1.5, 1.5, 1.5, 1.5], 1000, 200, 0)
    expect(rows(boxes)).toBe('0001')
    expect(boxes[2]?.start).toBeCloseTo(2000 / 3)
    expect(boxes[2]?.width).toBeCloseTo(1000 / 3)
    expect(boxes[2]?.height).toBeCloseTo(222.22)
  })
  it('take a picture that overflows by less, and become shorter', () => {
    // 800 px without it is 200 px short, 1100 px with it is 100 px too wide.
    const boxes = justified([2, 2, 1.5, 2], 1000, 200, 10)
    expect(rows(boxes)).toBe('0001')
    expect(boxes[0]?.height).toBeCloseTo((200 * 980) / 1100)
    expect((boxes[2]?.start ?? 0) + (boxes[2]?.width ?? 0)).toBeCloseTo(1000)
  })
  it('keep the ideal height of a last row less than 70 % full, and stretch a fuller one', () => {
    const [, , , emptier] = justified([1.5, 1.5, 1.5, 3.4], 1000, 200, 10)
    expect(emptier).toMatchObject({ start: 0, width: 680, height: 200 })
    const [, , , fuller] = justified([1.5, 1.5, 1.5, 3.5], 1000, 200, 10)
    expect(fuller?.width).toBeCloseTo(1000)
  })
  it('keep a panorama within the width, at the ideal height', () => {
    expect(justified([9], 1000, 200, 10)[0]).toMatchObject({ width: 1000, height: 200 })
  })
  it('are stacked with a gap', () => {
    const boxes = justified([2, 2, 2], 300, 100, 10)
    expect(rows(boxes)).toBe('001')
    expect(boxes[2]?.top).toBeCloseTo((boxes[0]?.height ?? 0) + 10)
  })
})

describe('rows in hand-written galleries', () => {
  it('take the pictures that fit at 85 % of the ideal height, and grow to the width', () => {
    const boxes = flexRows([1.5, 1.5, 1.5, 1.5, 1.5], 1000, 200, 10)
    expect(boxes.map((b) => b.row).join('')).toBe('00011')
    expect(boxes[0]?.width).toBeCloseTo(980 / 3, 1)
    expect(boxes[0]?.height).toBeCloseTo(980 / 4.5, 1)
    expect((boxes[2]?.start ?? 0) + (boxes[2]?.width ?? 0)).toBeCloseTo(1000, 1)
  })
  it('stretch a last row less than 30 % empty, and an emptier one only in part', () => {
    expect(flexRows([1.5], 1000, 200, 10)[0]?.width).toBeCloseTo(255 + ((1000 - 255 - 10 - 300) * 1.5) / 9.5, 1)
    expect(flexRows([4.1], 1000, 200, 10)[0]?.width).toBeCloseTo(1000, 1)
  })
  it('show all of a panorama', () => {
    expect(flexRows([9, 1], 900, 200, 10)[0]).toMatchObject({ width: 899.96, height: 99.96, row: 0 })
  })
})

describe('columns', () => {
  const columns = (boxes: { column: number }[]) => boxes.map((b) => b.column).join('')

  it('take turns while equally tall', () => {
    const boxes = masonry([1, 1, 1, 1, 1], 320, 3, 10)
    expect(columns(boxes)).toBe('01201')
    expect(boxes[3]).toMatchObject({ start: 0, top: 110, width: 100, height: 100, row: 1 })
    expect(boxes[1]).toMatchObject({ start: 110, top: 0, row: 0 })
  })
  it('skip to a column more than 5 px shorter, but not to one hardly shorter', () => {
    // The first column is 200 px tall and the second 100 px, so the third picture goes into the second.
    expect(columns(masonry([0.5, 1, 1], 210, 2, 10))).toBe('011')
    // 104 px against 100 px: the first column keeps its turn.
    expect(columns(masonry([100 / 104, 1, 1], 210, 2, 10))).toBe('010')
  })
  it('do not skip to an empty column', () => {
    expect(columns(masonry([0.2, 1, 1], 320, 3, 10))).toBe('012')
  })
  it('may be a single one', () => {
    expect(masonry([2, 1], 100, 1, 8).map((b) => b.top)).toEqual([0, 58])
  })
})
