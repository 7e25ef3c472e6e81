import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesPattern } from './pattern'

const ADDRESSES = [
  '',
  'a',
  'https://partner.example/',
  'https://www.shop.example.com/path/page-2/?utm_source=mail&utm_medium=a+b#top',
  'http://a.test/x?y=1',
  'https://a.pl/wp-admin/post.php?post=12',
  'aab aab',
  'a\nb',
  '-]^{}1,2',
]
/** Expressions from sites, and special cases. */
const PATTERNS =
  String.raw`^https://partner\.example/|^https?:\/\/([a-z0-9-]+\.)*example\.com\/|^https\:\/\/a\.pl\/wp\-admin\/|utm_source=(mail|sms)
page-\d+|[?&]utm_medium=[^&#]*|^(?!.*wp-admin).*$|(?=.*utm_source)(?=.*utm_medium)|(?<=utm_)medium|(?<!utm_)medium|^(www\.)?a|^$|$^
(a)(a)b|(a+)b \1b|(?<word>\w+) \k<word>|(.)\1|(a)(?=\1)|(?:(a)|b)*\1c|(x)?\1a|\1(a)|\bshop\b|\Bhop|a{2}|a{2,}|a{0,1}b|a{,2}|a{1|x{2,3}?|a??b|a+?b
[]|[^]|[^a]|[\]^-]|[a-c]b|[\d,]+|[\w.]+|\x61|\u0061|\x|\u|\cJ|\0|\12|\8|\k|a.b|a\sb|]|}|{|-|(a|ab)(c|bcd)?|(?:)|()|(|a)b|(?:)*a|(a*)*b|\/|\.`
    .split(/[|\n](?![^(]*\))/)
    .concat('(?:a|b|c)+', 'a|b', 'x|^', 'https|http', '(a|b)|(c|d)')

describe('a regular expression in a setting', () => {
  it.each(PATTERNS.map((source) => [source]))('matches like the browser’s own: %s', (source) => {
    let own: RegExp | undefined
    try {
      own = new RegExp(source)
    } catch {}
    if (!own) return expect(() => matchesPattern(source, '')).toThrow()
    for (const address of ADDRESSES) expect(matchesPattern(source, address), address).toBe(own.test(address))
  })
  it('matches like the browser’s own for random expressions', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '^', '$', '\\b', '\\B', '\\w', '(?=a)', '(?!ab)', '(?<=b)', '(?<!a)', '')
    const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { maxDepth: 4 },
        atom,
        fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
        fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(${a}|${b})`),
        fc
          .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '*?', '{2}', '{1,3}', '{2,}'))
          .map(([a, repetition]) => `(?:${a})${repetition}`),
        tie('pattern').map((a) => `(?=${a})`),
      ),
    }))
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n'), maxLength: 7 })
    fc.assert(
      fc.property(pattern, text, (source, given) => matchesPattern(source, given) === new RegExp(source).test(given)),
      {
        numRuns: 3000,
      },
    )
  })
  it.each(['(', '[', 'a**', '*', '(?<a', 'a{2,1}', '\\'])('throws if invalid: %s', (source) => {
    expect(() => matchesPattern(source, 'a')).toThrow(SyntaxError)
  })
})

/** None of these matches, while the browser's engine would run for minutes or years. */
const HEAVY = [
  '^(([a-z:/0-9.])+)+!$',
  '(a+)+$',
  '^(a|a)*$',
  '(a|aa)+$',
  '^(a*)*$',
  '^((a?)+)+$',
  '^(?:a|b|ab)*$',
  '^(.*)*!$',
  '(.*a){20}$',
  '^(a?){60}a{60}$',
  '\\s*\\s*\\s*\\s*\\s*!',
  'a*a*a*a*a*a*!',
  '.*.*.*.*.*=!',
  '^(?=(a+)+!)',
  '^(?!(?:(a|aa)+!))!',
  '(?<=!(a+)+)$',
  '(?:(?:(?:(?:a+)+)+)+)+$',
  '([^!]+)*!',
  '(\\w+\\s?)*!',
]
const TEXTS = [`${'a'.repeat(60)}=`, `${'a'.repeat(1999)}=`, `${' '.repeat(500)}=`]

describe('an expression meant to hang a page', () => {
  it.each(HEAVY.map((source) => [source]))('fails or is refused within bounded time: %s', (source) => {
    for (const text of TEXTS) expect(isFound(source, text)).not.toBe(true)
  })
  it.each([
    ['has a back-reference', '(a*)*\\1!'],
    ['has many back-references', '(a*)(a*)(a*)(a*)\\1\\2\\3\\4!'],
    ['nests counted repetitions', '(?:(?:a{1,1000}){1,1000}){1,1000}!'],
    ['repeats lookarounds', '(?:(?=a{4000})){4000}!'],
    ['is long', `${'(a|'.repeat(900)}${')'.repeat(900)}!`],
  ])('is refused if it %s', (_, source) => {
    expect(isFound(source, TEXTS[0] as string)).not.toBe(true)
  })
})

function isFound(source: string, text: string): boolean | undefined {
  try {
    return matchesPattern(source, text)
  } catch {
    return undefined
  }
}
