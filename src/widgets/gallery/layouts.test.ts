import { describe, expect, it } from 'vitest'
import { flexRows, grid, justified, masonry } from './layouts'

describe('grid', () => {
  it('five in two columns are three rows, and the fourth is in the second column of the second row', () => {
    const cells = grid(5, 2)
    expect(cells.at(-1)?.row).toBe(2)
    expect(cells[3]).toMatchObject({ column: 1, row: 1 })
  })
})

describe('justified', () => {
  const rows = (boxes: { row: number }[]) => boxes.map((b) => b.row).join('')

  it('stops before the picture that would stick out by more than is left empty', () => {
    const boxes = justified([1.5, 1.5, 1.5, 1.5], 1000, 200, 0)
    expect(rows(boxes)).toBe('0001')
    expect(boxes[2]?.start).toBeCloseTo(2000 / 3)
    expect(boxes[2]?.width).toBeCloseTo(1000 / 3)
    expect(boxes[2]?.height).toBeCloseTo(222.22)
  })
  it('takes the picture that sticks out by less than is left empty, and makes the row lower', () => {
    // 800, then 1100: 100 over against 200 short.
    const boxes = justified([2, 2, 1.5, 2], 1000, 200, 10)
    expect(rows(boxes)).toBe('0001')
    expect(boxes[0]?.height).toBeCloseTo((200 * 980) / 1100)
    expect((boxes[2]?.start ?? 0) + (boxes[2]?.width ?? 0)).toBeCloseTo(1000)
  })
  it('leaves a last row that is less than 70 % full at its height, and stretches one that is', () => {
    const [, , , rest] = justified([1.5, 1.5, 1.5, 3.4], 1000, 200, 10)
    expect(rest).toMatchObject({ start: 0, width: 680, height: 200 })
    const [, , , whole] = justified([1.5, 1.5, 1.5, 3.5], 1000, 200, 10)
    expect(whole?.width).toBeCloseTo(1000)
  })
  it('keeps a panorama within the width, and the height of its row', () => {
    expect(justified([9], 1000, 200, 10)[0]).toMatchObject({ width: 1000, height: 200 })
  })
  it('puts each row below the one before, with a gap', () => {
    const boxes = justified([2, 2, 2], 300, 100, 10)
    expect(rows(boxes)).toBe('001')
    expect(boxes[2]?.top).toBeCloseTo((boxes[0]?.height ?? 0) + 10)
  })
})

describe('rows by hand', () => {
  it('take what fits at 85 % of their height, and grow to the width', () => {
    const boxes = flexRows([1.5, 1.5, 1.5, 1.5, 1.5], 1000, 200, 10)
    expect(boxes.map((b) => b.row).join('')).toBe('00011')
    expect(boxes[0]?.width).toBeCloseTo(980 / 3, 1)
    expect(boxes[0]?.height).toBeCloseTo(980 / 4.5, 1)
    expect((boxes[2]?.start ?? 0) + (boxes[2]?.width ?? 0)).toBeCloseTo(1000, 1)
  })
  it('a last row that leaves more than 30 % empty grows by its part of what is left; another one wholly', () => {
    expect(flexRows([1.5], 1000, 200, 10)[0]?.width).toBeCloseTo(255 + ((1000 - 255 - 10 - 300) * 1.5) / 9.5, 1)
    expect(flexRows([4.1], 1000, 200, 10)[0]?.width).toBeCloseTo(1000, 1)
  })
  it('shows the whole of a panorama', () => {
    expect(flexRows([9, 1], 900, 200, 10)[0]).toMatchObject({ width: 899.96, height: 99.96, row: 0 })
  })
})

describe('masonry', () => {
  const columns = (boxes: { column: number }[]) => boxes.map((b) => b.column).join('')

  it('gives each column its turn while they are level', () => {
    const boxes = masonry([1, 1, 1, 1, 1], 320, 3, 10)
    expect(columns(boxes)).toBe('01201')
    expect(boxes[3]).toMatchObject({ start: 0, top: 110, width: 100, height: 100, row: 1 })
    expect(boxes[1]).toMatchObject({ start: 110, top: 0, row: 0 })
  })
  it('goes to a column that is more than 5 px shorter, and not to one that is hardly shorter', () => {
    // The first is 200 high, the second 100: the third goes under the second.
    expect(columns(masonry([0.5, 1, 1], 210, 2, 10))).toBe('011')
    // 104 against 100: its turn.
    expect(columns(masonry([100 / 104, 1, 1], 210, 2, 10))).toBe('010')
  })
  it('does not take a column that has not begun for a short one', () => {
    expect(columns(masonry([0.2, 1, 1], 320, 3, 10))).toBe('012')
  })
  it('is one column where there is one', () => {
    expect(masonry([2, 1], 100, 1, 8).map((b) => b.top)).toEqual([0, 58])
  })
})
