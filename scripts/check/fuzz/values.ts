/** Values for settings: valid ones, edge cases, and nonsense. */
import fc from 'fast-check'
import type { Table } from '../../../test/fuzz/workshop'

const LONG = 20_000
/** Texts that would have an effect as markup, code, a URL, a selector or a path. */
export const TEXTS: string[] = [
  ...['', ' ', 'yes', 'no', 'none', '__proto__', 'constructor', 'toString', 'NaN', 'Infinity', '1e400', '-0', '0x10', '9'.repeat(400)],
  ...['"><img src=x onerror=alert(1)>', '</script><script>alert(1)</script>', '<svg onload=alert(1)>', "'-alert(1)-'", `$${'{alert(1)}'}`],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:x',
    'about:blank',
  ],
  ...[
    'https://evil.test/x.js',
    '//evil.test/x',
    'https://evil.test/x.json',
    'http://[',
    'https://',
    '/..%2f..',
    '?',
    '#',
    '#x',
    '#:is(',
    '%E0%A4%A',
  ],
  ...[
    'https://www.youtube.com/watch?v=XHOmBV4js_E',
    'https://vimeo.com/235215203',
    'https://youtu.be:8443/x',
    '/pages/film.webm',
    '/pages/skerry.svg',
  ],
  ...['*', ':is(', '[', 'a"b', "a'b", 'a\\', '(((', '(a+)+$', 'body', 'html', '.elementor', '*,*::before', ':has(*)'],
  ...[
    'url(https://evil.test/x)',
    'x;background:url(https://evil.test/x)',
    'x}*{color:red',
    'var(--x)',
    'calc(1px',
    '100%',
    '-5px',
    '1e9px',
  ],
  ...['\u0000', '\ud800', '\u202e', '\ufeff', 'ą', '🏝️', '\n', 'x'.repeat(LONG), ' '.repeat(LONG), '('.repeat(LONG)],
]
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)
export const hostileText = text

const EDGES = [0, 1, -1, 0.5, 2, 3, 7, 100, 767, 1e4, 1e9, 2 ** 31, -(2 ** 31), 1e21, 1e308, -1e308, 5e-324]
const amount = fc.oneof(fc.constantFrom(...EDGES), fc.integer({ min: -3, max: 30 }), fc.double({ min: 0, max: 5, noNaN: true }))
const written = amount.chain((n) => fc.constantFrom(n, String(n), `${n}px`, { size: n, unit: 'px', sizes: [] }, { size: String(n) }))

/** Values unrelated to the field. */
export const nonsense = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: amount },
  {
    weight: 1,
    arbitrary: fc.constantFrom(true, false, null, [], {}, [[[]]], { size: '' }, { length: 1e9 }, { url: 'javascript:alert(1)' }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ toString: 1 }, { valueOf: 'x' }, { toJSON: 1 }, JSON.parse('{"then":1}'), { 0: 'x', length: 1 }),
  },
  { weight: 1, arbitrary: fc.constant(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

type Described = Table[string]
const ofKind: Record<string, (field: Described) => fc.Arbitrary<unknown>> = {
  flag: () => fc.constantFrom('yes', '', 'no', true, false, 1, 'false'),
  number: ({ limits = [] }) =>
    fc.oneof(
      written,
      fc.constantFrom(
        ...EDGES,
        ...limits.flatMap((n) => (n !== undefined && Number.isFinite(n) ? [n] : [])).flatMap((n) => [n, n - 1, n + 1]),
      ),
    ),
  seconds: () => written,
  size: () =>
    fc.oneof(
      written,
      fc.record({ size: fc.oneof(amount, text), unit: fc.oneof(fc.constantFrom('px', '%', 'em', 'vh', 's', 'custom'), text) }),
    ),
  text: () => text,
  choice: ({ words = [] }) => fc.constantFrom(...words, (words[0] ?? '').toUpperCase()),
  list: ({ words = ['a'] }) => fc.array(fc.oneof(fc.constantFrom(...words), text), { maxLength: 5 }),
  pictures: () => fc.array(fc.record({ id: amount, url: text }), { maxLength: 4 }),
  link: () => fc.oneof(text, fc.record({ url: text, is_external: fc.constantFrom('on', ''), nofollow: text })),
  range: () => fc.record({ unit: text, size: text, sizes: fc.record({ start: amount, end: amount }) }),
  group: ({ fields = {} }) => settings(fields),
}
const DEVICES = ['', '_mobile', '_tablet', '_laptop', '_widescreen', '_mobile_extra']

type Entry = [key: string, value: unknown]
/** `[key, value]` for a declared field; a responsive one has a key per device. */
function entry(key: string, field: Described): fc.Arbitrary<Entry> {
  const { field: inner = field } = field
  const value = fc.oneof({ weight: 3, arbitrary: (ofKind[inner.kind] ?? (() => nonsense))(inner) }, { weight: 1, arbitrary: nonsense })
  return fc.tuple(field.field ? fc.constantFrom(...DEVICES.map((device) => key + device)) : fc.constant(key), value)
}

/** A few of a table's settings, as an object; `seen` are pages' other keys, `[key, value]` each. */
export function settings(table: Table, seen: Entry[] = [], maxLength = 8): fc.Arbitrary<Record<string, unknown>> {
  const declared = Object.entries(table).map(([key, field]) => entry(key, field))
  const others = seen.length
    ? [
        fc.constantFrom(...seen),
        fc.tuple(
          fc.constantFrom(...seen).map(([key]) => key),
          fc.oneof(nonsense, written),
        ),
      ]
    : []
  const entries = [...declared, ...others]
  if (!entries.length) return fc.constant({})
  return fc
    .uniqueArray(fc.oneof(...entries, fc.tuple(fc.constantFrom('__proto__', 'constructor', 'toString', ''), nonsense)), {
      selector: ([key]) => key,
      maxLength,
    })
    .map((list) => Object.fromEntries(list))
}
