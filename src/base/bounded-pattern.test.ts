import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesPattern } from './bounded-pattern'

const ADDRESSES = [
  '',
  'a',
  'https://partner.example/',
  'https://www.shop.example.com/path/page-2/?utm_source=mail&utm_medium=a+b#top',
  'https://www.google.com/',
  'https://a.pl/wp-admin/post.php?post=12',
  'aab aab',
  'a\nb',
  '-]^{}1,2',
]
/** Expressions as sites use them, and special cases. */
const PATTERNS =
  String.raw`^https://partner\.example/ ;; ^https?:\/\/([a-z0-9-]+\.)*example\.com\/ ;; ([a-z0-9-]+\.)*example\.com ;; ^https\:\/\/a\.pl\/wp\-admin\/
utm_source=(mail|sms) ;; page-\d+ ;; [?&]utm_medium=[^&#]* ;; ^(?!.*wp-admin).*$ ;; (?=.*utm_source)(?=.*utm_medium) ;; (?<=utm_)medium ;; (?<!utm_)medium
^(www\.)?a ;; ^$ ;; $^ ;; (a)b \1b ;; (.)\1 ;; (?<letter>a)\k<letter> ;; \bshop\b ;; \Bhop ;; a{2} ;; a{2,} ;; a{0,1}b ;; a{,2} ;; a{1 ;; a??b ;; [] ;; [^] ;; [\]^-]
[\d,]+ ;; [\w.]+ ;; \x61 ;; \x ;; \cJ ;; \0 ;; ] ;; } ;; { ;; (?:) ;; () ;; (|a)b ;; \. ;; \.* ;; .* ;; x|.* ;; a.* ;; (google|bing|yahoo|duckduckgo)\.(com|pl|de)
.*google.* ;; .*utm_source=.*medium.* ;; ^https://a\.com/.*|^https://a\.pl/.*|^https://c\.com/.* ;; \.(pdf|zip|docx?)$ ;; ^https?://(www\.)?(google|bing)\.(com|co)(/.*)?$
^(?:https?:\/\/)?(?:[^@\/\n]+@)?(?:www\.)?([^:\/\n]+) ;; ^https?://[^/]+/(en|path)/page-.+ ;; /(category|path)/[a-z0-9-]+/?$ ;; wp-(admin|login)(\.php)?.*`.split(
    /\n| ;; /,
  )

describe('a regular expression in a setting', () => {
  it.each(PATTERNS.map((source) => [source]))('matches like the browser’s own: %s', (source) => {
    for (const address of ADDRESSES) expect(matchesPattern(source, address), address).toBe(new RegExp(source).test(address))
  })
  it('matches like the browser’s own, or is refused, for random expressions', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '\\.',
      '^',
      '$',
      '\\b',
      '(',
      '(?:',
      '(?=',
      '(?!',
      '(?<=',
      ')',
      '|',
      '*',
      '+',
      '?',
      '{2}',
      '.*',
    )
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '\n'), maxLength: 7 })
    const outcome = (match: () => boolean) => {
      try {
        return match()
      } catch (error) {
        return error instanceof SyntaxError ? 'invalid' : 'refused'
      }
    }
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), text, (parts, given) => {
        const source = parts.join('')
        const found = outcome(() => matchesPattern(source, given))
        return found === 'refused' || found === outcome(() => new RegExp(source).test(given))
      }),
      { numRuns: 5000 },
    )
  })
  it('reads the first 200 characters', () => {
    expect([199, 200].map((before) => matchesPattern('x', `${'a'.repeat(before)}x`))).toEqual([true, false])
  })
  it.each(['(', '[', 'a**', '*', 'a{2,1}', '\\'])('throws if invalid: %s', (source) => {
    expect(() => matchesPattern(source, 'a')).toThrow(SyntaxError)
  })
})

/** None of these is ever run: the browser's engine would take seconds, minutes or years on some text. */
const SLOW: [what: string, ...sources: string[]][] = [
  ['repeats what repeats', '(a+)+$', '^(([a-z:/0-9.])+)+!$', '^((a?)+)+$', '^(.*)*!$', '([^!]+)*!', '(\\w+\\s?)*!', '(?:(?:(?:a+)+)+)+$'],
  ['repeats overlapping alternatives', '^(a|a)*$', '(a|aa)+$', '^(?:a|b|ab)*$', '(?:a|(?:b|(?:c|d)))+!', '([ab]+c|[ab]+d)*!'],
  ['repeats one thing again and again', 'a*a*a*b', 'a*a*a*a*a*a*!', '.*.*.*.*.*=!', '\\s*\\s*\\s*\\s*!', '^a*a*a*a*b', 'x^?|a*a*a*b'],
  ['has many alternatives one after another', `${'(a|a)'.repeat(30)}b`, `^${'a?'.repeat(60)}b`, '(?:a?){60}a{60}', '(.*a){20}$'],
  ['looks for what is slow', '^(?=(a+)+!)', '^(?!(?:(a|aa)+!))!', '(?<=!(a+)+)$', '(?<=a*a*a*b)', '.*(?=.*.*b)', '(?:(?=a+(b|a)*)a)*!'],
  ['looks back over what reads in one way only forwards', '(?<=!a+c[ac]+d[acd]+e[acde]+f)', '(?<=!(?:[ab]+c)*(?:[abc]+d)*)'],
  [
    'counts very far',
    '(?:){999999999}',
    '(?:(?:){9999}){99999}',
    '(a{0}){100000000}',
    '(?:(?:a{1,1000}){1,1000}){1,1000}!',
    '(?:(?=a{4000})){4000}!',
  ],
  ['compares again and again', '(a*)*\\1!', '(a*)(a*)(a*)(a*)\\1\\2\\3\\4!', '(a*)\\1*\\1*b', '(?:a*(b)\\1)*!'],
  [
    'hides a repetition in an escape',
    '(?:\\k<(a+)+>)x',
    '(?:\\X61+1)*!',
    '(?:\\141+a)*!',
    '(?:\\u0061+a)*!',
    '(?:a+\\x61)*!',
    '(?:\\1+a)*!',
  ],
  ['hides it in a flag', '(?i:(?:a+A)*)!', '(?s-i:(?:a+A)*)!'],
  [
    'only seems to end in one place',
    '(?:a+b?)*!',
    '(?:a+b*)*!',
    '(?:a+b{0})*!',
    '(?:a+b{0,2})*!',
    '(?:a+$)*!',
    '(?:a+\\b)*!',
    '(?:[^b]+a)*!',
    '(?:\\w+-?)*!',
  ],
  ['is very long', `a${'b'.repeat(1000)}`, `${'(a|'.repeat(900)}${')'.repeat(900)}!`],
]
describe('an expression that could hang the page is refused because it', () => {
  it.each(SLOW.flatMap(([what, ...sources]) => sources.map((source) => [what, source.slice(0, 40), source])))(
    '%s: %s',
    (_what, _start, source) => {
      expect(() => matchesPattern(source, 'a')).toThrow('could take too long')
    },
  )
})
