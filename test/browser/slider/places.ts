/**
 * Places whose width comes from their contents. Each is in a frame that is `frame` wide; `room` is what the frame leaves for the contents.
 * `byScript`: only a script can tell how much that is, because the place grows to any width.
 */
export const PLACES: Record<string, { room: (frame: number) => number; around: (inner: string) => string; byScript?: boolean }> = {
  'a flex item': {
    room: (frame) => frame - 80,
    around: (inner) => `<div class="row"><aside class="fixed">Obok</aside><div>${inner}</div></div>`,
  },
  'a growing flex item': {
    room: (frame) => frame - 80,
    around: (inner) => `<div class="row"><aside class="fixed">Obok</aside><div class="grow">${inner}</div></div>`,
  },
  'a flex item from right to left': {
    room: (frame) => frame - 80,
    around: (inner) => `<div class="row" dir="rtl"><aside class="fixed">Obok</aside><div>${inner}</div></div>`,
  },
  'the middle of a column': { room: (frame) => frame, around: (inner) => `<div class="row middle"><div>${inner}</div></div>` },
  'a column of 1fr': {
    room: (frame) => frame - 80,
    around: (inner) => `<div class="fraction"><div>${inner}</div><aside>Obok</aside></div>`,
  },
  'a column by contents': {
    room: (frame) => frame - 80,
    around: (inner) => `<div class="auto"><div>${inner}</div><aside>Obok</aside></div>`,
  },
  'an inline block': { room: (frame) => frame, around: (inner) => `<div class="inline">${inner}</div>` },
  'a float': { room: (frame) => frame, around: (inner) => `<div class="float">${inner}</div>` },
  'a cell of a table': {
    room: (frame) => frame - 80,
    around: (inner) => `<table class="table"><tr><td class="fixed">Obok</td><td>${inner}</td></tr></table>`,
  },
  'a flex item that does not shrink': {
    room: (frame) => frame - 80,
    around: (inner) => `<div class="row"><div class="stiff">${inner}</div><aside class="fixed">Obok</aside></div>`,
    byScript: true,
  },
  'a column of max-content': {
    room: (frame) => frame - 80,
    around: (inner) => `<div class="maximal"><aside>Obok</aside><div>${inner}</div></div>`,
    byScript: true,
  },
  'a fieldset': { room: (frame) => frame, around: (inner) => `<fieldset class="bare">${inner}</fieldset>` },
}
export const PLACES_CSS = `.frame{width:70vw;margin:0 auto 10px;overflow:hidden}.row{display:flex}.fixed{box-sizing:border-box;flex:none;width:80px;padding:0}.grow{flex:1}
.middle{flex-direction:column;align-items:center}.fraction{display:grid;grid-template-columns:1fr 80px}.auto{display:grid;grid-template-columns:auto 80px}
.inline{display:inline-block;vertical-align:top}.float{float:left}.stiff{flex:none}.maximal{display:grid;grid-template-columns:80px max-content}.table{border-collapse:collapse}td{padding:0}.bare{margin:0;padding:0;border:0}`

/** `inner` in all of the places, each in a frame named after it. */
export const inPlaces = (inner: string) =>
  Object.entries(PLACES)
    .map(([name, { around }]) => `<div class="frame" data-place="${name}">${around(inner)}</div>`)
    .join('')
